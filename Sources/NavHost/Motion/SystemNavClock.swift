/// The clock of the machine, by Swift's own concurrency.
public final class SystemNavClock: NavClock {
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant

    /// A clock that begins at zero, now.
    public init() {
        start = clock.now
    }

    /// A hundred years: near the end of what a Duration holds, adding to it would trap.
    private static let longest = Duration.seconds(3_155_760_000)

    /// The time since it was made.
    public var now: Duration { start.duration(to: clock.now) }

    /// Runs an action on the main actor after a delay.
    public func schedule(
        after delay: Duration, _ action: @escaping @MainActor () -> Void
    ) -> any NavClockToken {
        let clock = clock
        return Token(
            Task {
                try? await Task.sleep(for: min(max(delay, .zero), Self.longest), clock: clock)
                if !Task.isCancelled { action() }
            })
    }

    private final class Token: NavClockToken {
        private let task: Task<Void, Never>

        init(_ task: Task<Void, Never>) {
            self.task = task
        }

        func cancel() {
            task.cancel()
        }
    }
}
