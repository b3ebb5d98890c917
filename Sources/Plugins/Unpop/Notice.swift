import NavHost

/// What a screen is to be told.
///
/// It keeps the host that it is about: who is told something before it may have uninstalled the plugin.
@MainActor enum Notice {
    case parked(Parked, on: NavHost)
    case restored(Parked, on: NavHost, age: Duration)
    case discarded(Parked, DiscardReason)

    func tell() {
        switch self {
        case .parked(let parked, let host): parked.observer?.screenWasParked(on: host)
        case .restored(let parked, let host, let age): parked.observer?.screenWasRestored(on: host, age: age)
        case .discarded(let parked, let reason): parked.observer?.screenWasDiscarded(because: reason)
        }
    }
}
