import NavHost

/// What a screen is to be told.
///
/// What was discarded is kept until then. It keeps the host that it is about: who is told something before it may have
/// uninstalled the plugin.
@MainActor struct Notice {
    enum Event {
        case parked(on: NavHost)
        case restored(on: NavHost, age: Duration)
        case discarded(DiscardReason)
    }

    private let entry: StackEntry
    private let isObserved: Bool
    private let event: Event

    init(_ entry: StackEntry, isObserved: Bool, _ event: Event) {
        self.entry = entry
        self.isObserved = isObserved
        self.event = event
    }

    func tell() {
        guard isObserved, let observer = entry.screen as? any ParkingObserving else { return }
        switch event {
        case .parked(let host): observer.screenWasParked(on: host)
        case .restored(let host, let age): observer.screenWasRestored(on: host, age: age)
        case .discarded(let reason): observer.screenWasDiscarded(because: reason)
        }
    }
}
