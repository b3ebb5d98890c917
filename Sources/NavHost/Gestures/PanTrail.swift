/// Where a pointer was during the last moments.
struct PanTrail: Sendable {
    private struct Sample {
        var place: NavPoint
        var time: Duration
    }

    /// Samples nearer to each other than this become one, so that there are never many.
    private static let grain = Duration.milliseconds(5)

    /// How many that are past may stay in front: to move the others at each would cost more than all the rest.
    private static let room = 20

    private var samples: [Sample] = []
    /// The first that counts.
    private var head = 0
    private var origin = NavPoint.zero
    private(set) var place = NavPoint.zero
    private(set) var time = Duration.zero

    mutating func start(at place: NavPoint, _ time: Duration) {
        // Of three in a row, the first and the last are a grain apart.
        let most = 2 * Int(PanTracker.velocityWindow / Self.grain) + 4
        samples.reserveCapacity(most + Self.room)
        samples.removeAll(keepingCapacity: true)
        head = 0
        origin = place
        self.place = place
        self.time = time
        samples.append(Sample(place: place, time: time))
    }

    mutating func add(_ place: NavPoint, _ time: Duration) {
        self.place = place
        self.time = max(time, self.time)
        if samples.count - head > 1, self.time - samples[samples.count - 2].time < Self.grain { samples.removeLast() }
        samples.append(Sample(place: place, time: self.time))
        let start = self.time - PanTracker.velocityWindow
        while samples[head].time < start { head += 1 }
        guard head >= Self.room else { return }
        samples.removeFirst(head)
        head = 0
    }

    var translation: NavPoint { NavPoint(x: place.x - origin.x, y: place.y - origin.y) }

    var distance: Double { (translation.x * translation.x + translation.y * translation.y).squareRoot() }

    /// In points a second; zero where no time has passed.
    var velocity: NavPoint {
        guard head < samples.count else { return .zero }
        let first = samples[head]
        let seconds = (time - first.time).seconds
        guard seconds > 0 else { return .zero }
        return NavPoint(x: (place.x - first.place.x) / seconds, y: (place.y - first.place.y) / seconds)
    }
}
