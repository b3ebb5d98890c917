/// Decides what becomes of a gesture when the finger lets go.
public struct CommitPolicy: Sendable {
    /// How the finger let go.
    public struct Release: Hashable, Sendable {
        /// How far it had come, 0…1.
        public let fraction: Double
        /// In points a second, positive towards the end.
        public let velocity: Double
        /// What makes up a whole fraction, in points.
        public let length: Double

        /// Describes how a finger let go.
        public init(fraction: Double, velocity: Double, length: Double) {
            self.fraction = fraction
            self.velocity = velocity
            self.length = length
        }

        /// In whole lengths a second.
        public var relativeVelocity: Double { length > 0 ? velocity / length : 0 }
    }

    /// What is to be done.
    public struct Outcome: Hashable, Sendable {
        /// Whether it goes through; else it springs back.
        public let finishes: Bool
        /// How much faster than by itself the rest runs.
        public let speed: Double

        /// Says what is to be done.
        public init(finishes: Bool, speed: Double = 1) {
            self.finishes = finishes
            self.speed = speed
        }
    }

    private let decision: @Sendable (Release) -> Outcome

    /// A policy of your own: a pure function.
    public init(_ decision: @escaping @Sendable (Release) -> Outcome) {
        self.decision = decision
    }

    /// What becomes of a gesture that was let go of like this.
    public func outcome(of release: Release) -> Outcome {
        decision(release)
    }
}

extension CommitPolicy {
    /// From one width a second the direction decides, else more than half of the way.
    public static let standard = CommitPolicy { release in
        let velocity = release.relativeVelocity
        return Outcome(finishes: abs(velocity) >= 1 ? velocity > 0 : release.fraction > 0.5)
    }

    /// EZCustomNavigation's numbers: 75 points a second, else 0.66 of the way; the rest runs at |v| / 300, 1…1.5.
    public static let ezCustomNavigation = CommitPolicy { release in
        let speed = min(max(abs(release.velocity) / 300, 1), 1.5)
        return Outcome(
            finishes: abs(release.velocity) >= 75 ? release.velocity > 0 : release.fraction >= 0.66, speed: speed)
    }

    /// BoardingPass's numbers: more than half of the way, or more than 0.75 where one second at this speed leads.
    public static let boardingPass = CommitPolicy { release in
        Outcome(finishes: release.fraction > 0.5 || release.fraction + release.relativeVelocity > 0.75)
    }

    /// AdwNavigationView's for touch: below 0.3 points a millisecond the nearer end, else where it would come to rest
    /// at a deceleration of 0.998 a millisecond.
    public static let adwNavigationView = CommitPolicy { release in
        let velocity = release.velocity / 1_000
        guard abs(velocity) >= 0.3, release.length > 0 else { return Outcome(finishes: release.fraction > 0.5) }
        let way = velocity * 0.998 / (1 - 0.998)
        return Outcome(finishes: release.fraction + way / release.length > 0.5)
    }

    /// React Navigation's: half of the way, counting 0.3 s at this speed.
    public static let reactNavigation = CommitPolicy { release in
        Outcome(finishes: release.fraction * release.length + 0.3 * release.velocity > release.length / 2)
    }
}
