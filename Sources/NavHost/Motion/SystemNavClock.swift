/// The clock of the machine, by Swift's own concurrency.
public final class SystemNavClock: NavClock {
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant

    public init() {
        start = clock.now
    }

    public var now: Duration { start.duration(to: clock.now) }

    public func schedule(
        after delay: Duration, _ action: @escaping @MainActor () -> Void
    ) -> any NavClockToken {
        let clock = clock
        return Token(
            Task {
                try? await Task.sleep(for: delay, clock: clock)
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
