import Foundation

/// What can be set from outside.
struct Settings {
    /// `NAVHOST_RANDOM_SEED`: the seed of the first episode, from which those of the others follow.
    let seed: UInt64
    /// `NAVHOST_RANDOM_STEPS`: how many commands come from outside; those from inside callbacks come on top.
    let steps: Int
    /// How many commands a world lives for.
    let episode = 250

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        seed = environment["NAVHOST_RANDOM_SEED"].flatMap { UInt64($0) } ?? 2026
        steps = environment["NAVHOST_RANDOM_STEPS"].flatMap { Int($0) } ?? 110_000
    }
}
