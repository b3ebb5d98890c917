/// Where a pointer was during the last moments.
struct PanTrail: Sendable {
    private struct Sample {
        var place: NavPoint
        var time: Duration
    }

    /// Samples nearer to each other than this become one, so that there are never many.
    private static let grain = Duration.milliseconds(5)

    private var samples: [Sample] = []
    private var origin = NavPoint.zero
    private(set) var place = NavPoint.zero
    private(set) var time = Duration.zero

    mutating func start(at place: NavPoint, _ time: Duration) {
        samples.reserveCapacity(Int(PanTracker.velocityWindow / Self.grain) + 4)
        samples.removeAll(keepingCapacity: true)
        origin = place
        self.place = place
        self.time = time
        samples.append(Sample(place: place, time: time))
    }

    mutating func add(_ place: NavPoint, _ time: Duration) {
        self.place = place
        self.time = max(time, self.time)
        if samples.count > 1, self.time - samples[samples.count - 2].time < Self.grain { samples.removeLast() }
        samples.append(Sample(place: place, time: self.time))
        let start = self.time - PanTracker.velocityWindow
        if let first = samples.firstIndex(where: { $0.time >= start }) { samples.removeFirst(first) }
    }

    var translation: NavPoint { NavPoint(x: place.x - origin.x, y: place.y - origin.y) }

    var distance: Double { (translation.x * translation.x + translation.y * translation.y).squareRoot() }

    /// In points a second; zero where no time has passed.
    var velocity: NavPoint {
        guard let first = samples.first, time > first.time else { return .zero }
        let seconds = (time - first.time).seconds
        return NavPoint(x: (place.x - first.place.x) / seconds, y: (place.y - first.place.y) / seconds)
    }
}
