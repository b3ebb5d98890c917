import NavHost
import TestSupport

/// A clock whose time passes while its timers sleep, as those of a suspended app.
@MainActor final class SleepyClock: NavClock {
    private(set) var now = Duration.zero
    private(set) var pendingCount = 0

    private final class Token: NavClockToken {
        private weak var clock: SleepyClock?
        init(_ clock: SleepyClock) { self.clock = clock }
        func cancel() {
            clock?.pendingCount -= 1
            clock = nil
        }
    }

    func advance(by duration: Duration) { now += duration }

    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any NavClockToken {
        pendingCount += 1
        return Token(self)
    }
}
