import DelegateProxy

extension NavHost {
    enum Appearance {
        case willAppear, didAppear, willDisappear, didDisappear
    }

    func tellAppearance(of entry: StackEntry?, _ appearance: Appearance, _ trip: Trip, _ navigation: Navigation) {
        guard let entry else { return }
        if appearance == .didDisappear || appearance == .didAppear {
            navigation.fraction = trip.isTurnedBack ? 0 : 1
        }
        guard presenter?.sendsAppearance != true else { return }
        switch appearance {
        case .willAppear:
            entry.appearance?.screenWillAppear(on: self)
        case .didAppear:
            entry.appearance?.screenDidAppear(on: self)
        case .willDisappear:
            entry.appearance?.screenWillDisappear(from: self)
        case .didDisappear:
            entry.appearance?.screenDidDisappear(from: self)
        }
    }

    func tellCommit(_ trip: Trip, _ navigation: Navigation) {
        navigation.phase = .moving
        for entry in trip.change.removed { entry.isOnStack = false }
        for entry in trip.change.added { entry.isOnStack = true }
        guard !trip.change.isEmpty else { return }
        observers.notify { $0.navHost(self, didChangeStack: navigation) }
    }

    func tellWillShow(_ trip: Trip, _ navigation: Navigation) {
        if trip.phase == .following { navigation.phase = .following }
        guard trip.isVisible, trip.to != nil else { return }
        observers.notify { $0.navHost(self, willShow: navigation) }
    }

    func tellBars(_ trip: Trip, _ navigation: Navigation) {
        guard let to = trip.to, bars(of: to) != toldBars else { return }
        tell(bars(of: to))
    }

    /// The bars that a navigation brings, where they differ from those that were told last.
    func newBars(_ trip: Trip) -> Bars? {
        guard let bars = trip.to.flatMap({ bars(of: $0) }) else { return nil }
        return bars == toldBars ? nil : bars
    }

    func tellMove(_ trip: Trip, _ navigation: Navigation) {
        navigation.fraction = trip.fraction
        if !trip.isLedByToolkit, trip.isVisible, let motion { presenter?.follow(motion) }
        navigation.alongside?.move(to: trip.fraction)
        observers.notify { $0.navHost(self, didMove: navigation) }
    }

    func tellRelease(_ trip: Trip, _ navigation: Navigation) {
        if !trip.isFinishing { navigation.phase = .returning }
        observers.notify { $0.navHost(self, didRelease: navigation, finishing: trip.isFinishing) }
    }

    func tellDidShow(_ trip: Trip, _ navigation: Navigation) {
        guard trip.to != nil else { return }
        observers.notify { $0.navHost(self, didShow: navigation) }
    }

    func tellCancel(_ trip: Trip, _ navigation: Navigation) {
        guard trip.isVisible, case .cancelled(let cancellation) = trip.result else { return }
        observers.notify { $0.navHost(self, didCancel: navigation, because: cancellation) }
    }

    func tellRefusal(_ trip: Trip, _ navigation: Navigation) {
        guard case .refused(let refusal) = trip.result else { return }
        observers.notify { $0.navHost(self, didRefuse: navigation, because: refusal) }
    }

    func tellEnd(_ trip: Trip, _ navigation: Navigation) {
        observers.notify { $0.navHost(self, didEnd: navigation, with: trip.result) }
    }
}
