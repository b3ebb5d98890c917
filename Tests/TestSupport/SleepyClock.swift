package import NavHost

/// A clock whose time passes while its timers sleep, as those of a suspended app.
@MainActor package final class SleepyClock: NavClock {
    package private(set) var now = Duration.zero
    package private(set) var pendingCount = 0

    package init() {}

    private final class Token: NavClockToken {
        private weak var clock: SleepyClock?
        init(_ clock: SleepyClock) { self.clock = clock }
        func cancel() {
            clock?.pendingCount -= 1
            clock = nil
        }
    }

    package func advance(by duration: Duration) { now += duration }

    package func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any NavClockToken {
        pendingCount += 1
        return Token(self)
    }
}
