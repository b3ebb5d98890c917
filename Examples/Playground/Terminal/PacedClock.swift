import NavHost

/// A clock that can go slowly: for people who want to see how things move.
@MainActor final class PacedClock: NavClock {
    private let clock = SystemNavClock()
    private var base = (own: Duration.zero, real: Duration.zero)

    /// How fast it goes: 1 as time does.
    var pace = 1.0 {
        willSet { base = (now, clock.now) }
    }

    /// The time as it really goes.
    var realNow: Duration { clock.now }

    var now: Duration { base.own + (clock.now - base.real) * pace }

    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any NavClockToken {
        let alarm = Alarm(due: now + delay, action)
        wait(for: alarm)
        return alarm
    }

    /// The pace may change meanwhile: who wakes too early waits again.
    private func wait(for alarm: Alarm) {
        alarm.token = clock.schedule(after: (alarm.due - now) / pace) { [weak self] in
            guard let self else { return }
            now < alarm.due ? wait(for: alarm) : alarm.action()
        }
    }

    private final class Alarm: NavClockToken {
        let due: Duration
        let action: @MainActor () -> Void
        var token: (any NavClockToken)?

        init(due: Duration, _ action: @escaping @MainActor () -> Void) {
            self.due = due
            self.action = action
        }

        func cancel() {
            token?.cancel()
        }
    }
}
