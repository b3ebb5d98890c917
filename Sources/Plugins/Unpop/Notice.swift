import NavHost

/// What a screen is to be told.
@MainActor enum Notice {
    case parked(Parked)
    case restored(Parked, age: Duration)
    case discarded(Parked, DiscardReason)

    func tell(on host: NavHost?) {
        switch self {
        case .parked(let parked): if let host { parked.observer?.screenWasParked(on: host) }
        case .restored(let parked, let age): if let host { parked.observer?.screenWasRestored(on: host, age: age) }
        case .discarded(let parked, let reason): parked.observer?.screenWasDiscarded(because: reason)
        }
    }
}
