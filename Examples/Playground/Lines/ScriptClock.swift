import NavHost

/// A clock that stands still between the `wait` commands of a script, so that every run is the same.
@MainActor final class ScriptClock: NavClock {
    private(set) var now = Duration.zero
    private var alarms: [Alarm] = []

    /// How many actions wait.
    var pendingCount: Int { alarms.count { $0.isSet } }

    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any NavClockToken {
        let alarm = Alarm(due: now + max(delay, .zero), action: action)
        // Sorted by time; those of the same moment ring in the order in which they were set.
        alarms.insert(alarm, at: alarms.firstIndex { $0.due > alarm.due } ?? alarms.endIndex)
        return alarm
    }

    func advance(by duration: Duration) {
        let end = now + duration
        while let next = alarms.first, next.due <= end {
            alarms.removeFirst()
            now = next.due
            next.ring()
        }
        now = end
    }

    private final class Alarm: NavClockToken {
        let due: Duration
        private var action: (@MainActor () -> Void)?
        var isSet: Bool { action != nil }

        init(due: Duration, action: @escaping @MainActor () -> Void) {
            self.due = due
            self.action = action
        }

        func ring() {
            action?()
            action = nil
        }

        func cancel() {
            action = nil
        }
    }
}
