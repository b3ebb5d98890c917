import NavHost
import TestSupport
import Testing

struct PanTrackerTests {
    private let size = NavSize(width: 400, height: 800)

    private func down(_ tracker: inout PanTracker, x: Double = 5, at time: Int = 0) -> PanEvent? {
        tracker.down(at: NavPoint(x: x, y: 300), time: .milliseconds(time), in: size)
    }

    private func move(_ tracker: inout PanTracker, _ x: Double, at time: Int) -> PanEvent? {
        tracker.move(to: NavPoint(x: x, y: 300), time: .milliseconds(time))
    }

    private func up(_ tracker: inout PanTracker, _ x: Double, at time: Int) -> PanEvent? {
        tracker.up(at: NavPoint(x: x, y: 300), time: .milliseconds(time))
    }

    private func line(_ event: PanEvent?) -> String {
        guard let event else { return "nothing" }
        let place = "\(Int(event.location.x)), +\(Int(event.translation.x)), \(Int(event.velocity.x)) pt/s"
        return "\(event.gesture) \(event.phase) \(place) at \(event.time)"
    }

    @Test func `A pan begins beyond ten points, with all of the way since the pointer went down`() {
        var tracker = PanTracker()
        #expect(line(down(&tracker)) == "nothing")
        #expect(line(move(&tracker, 15, at: 10)) == "nothing")
        #expect(line(move(&tracker, 16, at: 20)) == "1 began 16, +11, 550 pt/s at 0.02 seconds")
        #expect(line(move(&tracker, 10, at: 30)) == "1 changed 10, +5, 166 pt/s at 0.03 seconds")
        #expect(line(up(&tracker, 12, at: 40)) == "1 ended 12, +7, 175 pt/s at 0.04 seconds")
    }

    @Test func `A tap tells nothing, and each time the pointer goes down is another gesture`() {
        var tracker = PanTracker()
        #expect(line(down(&tracker)) == "nothing")
        #expect(tracker.isDown)
        #expect(line(up(&tracker, 9, at: 10)) == "nothing")
        #expect(!tracker.isDown)
        #expect(line(down(&tracker, at: 20)) == "nothing")
        #expect(line(move(&tracker, 105, at: 30)) == "2 began 105, +100, 10000 pt/s at 0.03 seconds")
        #expect(line(tracker.cancel()) == "2 cancelled 105, +100, 10000 pt/s at 0.03 seconds")
        #expect(line(tracker.cancel()) == "nothing")
    }

    @Test func `The velocity is that of the last 100 ms, and none after a rest`() {
        var tracker = PanTracker()
        _ = down(&tracker)
        for step in 1...20 { _ = move(&tracker, 5 + Double(step) * 10, at: step * 20) }
        #expect(line(move(&tracker, 205, at: 420)) == "1 changed 205, +200, 400 pt/s at 0.42 seconds")
        #expect(line(move(&tracker, 205, at: 500)) == "1 changed 205, +200, 0 pt/s at 0.5 seconds")
        #expect(line(up(&tracker, 205, at: 510)) == "1 ended 205, +200, 0 pt/s at 0.51 seconds")
    }

    @Test func `A mouse that reports a thousand times a second has the velocity of its hand`() {
        var tracker = PanTracker()
        _ = down(&tracker)
        for step in 1...400 { _ = move(&tracker, 5 + Double(step) * 0.5, at: step) }
        let event = up(&tracker, 205, at: 400)
        #expect(abs((event?.velocity.x ?? 0) - 500) < 1)
    }

    @Test func `Moves and ups without a down, two downs and places that are not finite lead nowhere`() {
        var tracker = PanTracker()
        #expect(line(move(&tracker, 200, at: 0)) == "nothing")
        #expect(line(up(&tracker, 200, at: 0)) == "nothing")
        #expect(line(down(&tracker, x: .nan)) == "nothing")
        #expect(!tracker.isDown)
        #expect(line(down(&tracker)) == "nothing")
        #expect(line(move(&tracker, 105, at: 10)) == "1 began 105, +100, 10000 pt/s at 0.01 seconds")
        #expect(line(move(&tracker, .infinity, at: 20)) == "nothing")
        #expect(line(down(&tracker, at: 30)) == "1 cancelled 105, +100, 10000 pt/s at 0.01 seconds")
        #expect(line(move(&tracker, 25, at: 40)) == "2 began 25, +20, 2000 pt/s at 0.04 seconds")
        #expect(line(up(&tracker, .nan, at: 50)) == "2 ended 25, +20, 1000 pt/s at 0.05 seconds")
    }

    @Test func `A time that runs backward counts as no time`() {
        var tracker = PanTracker()
        _ = down(&tracker, at: 100)
        #expect(line(move(&tracker, 105, at: 50)) == "1 began 105, +100, 0 pt/s at 0.1 seconds")
        #expect(line(up(&tracker, 115, at: -900)) == "1 ended 115, +110, 0 pt/s at 0.1 seconds")
    }

    @Test func `It tells the fingers, what lies under them, and the layout`() {
        var tracker = PanTracker(slop: 0)
        tracker.touches = 2
        let region = ScrollRegion(id: 3)
        _ = tracker.down(
            at: NavPoint(x: 5, y: 5), time: .zero, in: size, regions: [region], layoutDirection: .rightToLeft)
        let event = tracker.move(to: NavPoint(x: 5, y: 6), time: .milliseconds(10))
        #expect(event?.touches == 2)
        #expect(event?.regions == [region])
        #expect(event?.layoutDirection == .rightToLeft)
        #expect(event?.viewport == size)
        #expect(event?.translation == NavPoint(x: 0, y: 1))
    }

    /// All samples, and the rules said once more in the plainest way.
    private struct PlainTrail {
        var samples: [(place: NavPoint, time: Duration)]

        mutating func add(_ place: NavPoint, _ time: Duration) {
            let now = max(time, samples[samples.count - 1].time)
            if samples.count > 1, now - samples[samples.count - 2].time < .milliseconds(5) { samples.removeLast() }
            samples.append((place, now))
            samples.removeAll { $0.time < now - PanTracker.velocityWindow }
        }

        var velocity: NavPoint {
            let (first, last) = (samples[0], samples[samples.count - 1])
            guard last.time > first.time else { return .zero }
            let seconds = (last.time - first.time) / .seconds(1)
            return NavPoint(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
        }
    }

    @Test(arguments: 1...20)
    func `Velocities are those of a plain list of the last moments, to the last bit`(_ seed: UInt64) {
        var dice = Dice(seed: seed)
        var tracker = PanTracker(slop: 0)
        var time = Duration.zero
        let start = NavPoint(x: 5, y: 5)
        _ = tracker.down(at: start, time: time, in: size)
        var trail = PlainTrail(samples: [(start, time)])
        // From a mouse that reports all the time to a finger that rests now and then.
        let longest = [300, 4_000, 9_000, 60_000, 20_000_000][Int(seed) % 5]
        for step in 1...1_000 {
            time += .microseconds(Int.random(in: -100...longest, using: &dice)) + .nanoseconds(step)
            let place = NavPoint(
                x: Double.random(in: 10...400, using: &dice), y: Double.random(in: 10...800, using: &dice))
            trail.add(place, time)
            #expect(tracker.move(to: place, time: time)?.velocity == trail.velocity, "seed \(seed), step \(step)")
        }
    }
}
