import CrowdSupport
import Foundation
import TestSupport
import Testing

@MainActor struct CrowdTests {
    /// `NAVHOST_RANDOM_SEED` and `NAVHOST_PLUGIN_STEPS` set the first seed and the number of steps.
    private static let environment = ProcessInfo.processInfo.environment
    private let firstSeed = environment["NAVHOST_RANDOM_SEED"].flatMap { UInt64($0) } ?? 2026
    private let steps = environment["NAVHOST_PLUGIN_STEPS"].flatMap { Int($0) } ?? 24_000
    private let episode = 200

    @Test func `With all plugins, whatever happens, nothing stands twice, nothing leaks and no timer runs in vain`()
        async
    {
        var (seed, dice) = (firstSeed, Dice(seed: firstSeed))
        var sights: [String: Int] = [:]
        for _ in 0..<(steps / episode) {
            let crowd = Crowd(seed: seed)
            let failures = await run(crowd, seed: seed)
            if let failures {
                Issue.record(Comment(rawValue: failures))
                return
            }
            sights.merge(crowd.sights, uniquingKeysWith: +)
            seed = dice.next()
        }
        for sight in ["rest", "rest with a redo", "finger", "question", "offer", "redo", "undo"] {
            #expect(sights[sight, default: 0] >= steps / 1_000, "\(sight) was seen too seldom: \(sights)")
        }
    }

    private func run(_ crowd: Crowd, seed: UInt64) async -> String? {
        for step in 0..<episode {
            await crowd.step()
            if let told = report(crowd, "NAVHOST_RANDOM_SEED=\(seed), step \(step)") { return told }
        }
        await crowd.tearDown()
        return report(crowd, "NAVHOST_RANDOM_SEED=\(seed), at the end")
    }

    private func report(_ crowd: Crowd, _ place: String) -> String? {
        guard !crowd.failures.isEmpty else { return nil }
        return "\(place): \(crowd.failures)\n\(crowd.log.suffix(70).joined(separator: "\n"))"
    }
}
