import NavHost
import TestSupport
import Testing

@MainActor struct RandomCommandsTests {
    @Test func `Whatever is asked for, in whatever order and from wherever, the laws hold`() async {
        let settings = Settings()
        let histogram = Histogram()
        var dice = Dice(seed: settings.seed)
        var seed = settings.seed
        while histogram.steps < settings.steps {
            let failures = await run(seed: seed, steps: settings.episode, histogram)
            if let failures {
                Issue.record(Comment(rawValue: failures))
                return
            }
            seed = dice.next()
        }
        print(histogram.table)
        let shortcomings = histogram.shortcomings
        #expect(shortcomings == [], "NAVHOST_RANDOM_SEED=\(settings.seed)")
    }

    private func run(seed: UInt64, steps: Int, _ histogram: Histogram) async -> String? {
        let world = World(seed: seed, histogram: histogram)
        for step in 0..<steps {
            await world.step()
            histogram.steps += 1
            guard world.failures.isEmpty else {
                let log = world.log.suffix(60).joined(separator: "\n")
                return "NAVHOST_RANDOM_SEED=\(seed), step \(step): \(world.failures)\n\(log)"
            }
        }
        await world.tearDown()
        guard !world.failures.isEmpty else { return nil }
        let log = world.log.suffix(120).joined(separator: "\n")
        return "NAVHOST_RANDOM_SEED=\(seed), at the end: \(world.failures)\n\(log)"
    }
}
