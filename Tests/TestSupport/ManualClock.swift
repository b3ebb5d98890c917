package import NavHost

/// A clock that stands still until it is told to go on.
@MainActor package final class ManualClock: NavClock, LeftoverChecking {
    package private(set) var now = Duration.zero
    private var timers: [Timer] = []
    private var count = 0

    package init() {}

    /// How many actions wait.
    package var pendingCount: Int { timers.count }

    /// The actions that wait, in the order in which they fall due.
    package var leftovers: [String] {
        timers.sorted { ($0.due, $0.number) < ($1.due, $1.number) }.map { "a timer waits for \($0.due)" }
    }

    package func schedule(
        after delay: Duration, _ action: @escaping @MainActor () -> Void
    ) -> any NavClockToken {
        count += 1
        let timer = Timer(due: now + max(delay, .zero), number: count, action: action)
        timers.append(timer)
        return Token(timer, clock: self)
    }

    /// Lets time pass; what falls due runs in order, at its own moment.
    package func advance(by duration: Duration) {
        let end = now + duration
        while let next = timers.filter({ $0.due <= end }).min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
            timers.removeAll { $0 === next }
            now = max(now, next.due)
            next.action()
        }
        now = end
    }

    private final class Timer {
        let due: Duration
        let number: Int
        let action: @MainActor () -> Void

        init(due: Duration, number: Int, action: @escaping @MainActor () -> Void) {
            self.due = due
            self.number = number
            self.action = action
        }
    }

    private final class Token: NavClockToken {
        private weak var timer: Timer?
        private weak var clock: ManualClock?

        init(_ timer: Timer, clock: ManualClock) {
            self.timer = timer
            self.clock = clock
        }

        func cancel() {
            clock?.timers.removeAll { $0 === timer }
        }
    }
}
