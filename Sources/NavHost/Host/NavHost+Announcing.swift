import DelegateProxy

extension NavHost {
    enum Appearance {
        case willAppear, didAppear, willDisappear, didDisappear
    }

    func tellAppearance(_ appearance: Appearance, _ navigation: Navigation) {
        guard let trip = machine.acting, trip.isVisible else { return }
        if appearance == .didDisappear || appearance == .didAppear { arrive(navigation) }
        let goes = appearance == .willDisappear || appearance == .didDisappear
        // Turned back, the two have swapped their parts.
        let entry = goes == trip.isTurnedBack ? navigation.toEntry : navigation.fromEntry
        guard let screen = entry?.appearance, presenter?.sendsAppearance != true else { return }
        switch appearance {
        case .willAppear: screen.screenWillAppear(on: self)
        case .didAppear: screen.screenDidAppear(on: self)
        case .willDisappear: screen.screenWillDisappear(from: self)
        case .didDisappear: screen.screenDidDisappear(from: self)
        }
    }

    /// Whoever hears from here on finds it where it ends.
    private func arrive(_ navigation: Navigation) {
        if let trip = machine.acting { navigation.fraction = trip.isTurnedBack ? 0 : 1 }
    }

    func tellCommit(_ navigation: Navigation) {
        navigation.phase = .moving
        let change = navigation.change
        change.eachRemoved { $0.isOnStack = false }
        change.eachAdded { $0.isOnStack = true }
        guard !change.isEmpty else { return }
        observers.notify { $0.navHost(self, didChangeStack: navigation) }
    }

    func tellWillShow(_ navigation: Navigation) {
        if machine.acting?.phase == .following { navigation.phase = .following }
        guard navigation.toEntry != nil, navigation.toEntry !== navigation.fromEntry else { return }
        observers.notify { $0.navHost(self, willShow: navigation) }
    }

    func tellBars(_ navigation: Navigation) {
        if let bars = newBars(of: navigation) { tell(bars) }
    }

    /// The bars that a navigation brings, where they differ from those that were told last; nil within where the
    /// toolkit's are left alone.
    func newBars(of navigation: Navigation) -> Bars?? {
        guard let to = navigation.toEntry, bars(of: to) != toldBars else { return nil }
        return .some(bars(of: to))
    }

    func tellMove(_ navigation: Navigation) {
        guard let trip = machine.acting else { return }
        navigation.fraction = trip.fraction
        if !trip.isLedByToolkit, trip.isVisible, let motion { presenter?.follow(motion) }
        navigation.alongside?.move(to: trip.fraction)
        observers.notify { $0.navHost(self, didMove: navigation) }
    }

    func tellRelease(_ navigation: Navigation) {
        guard let isFinishing = machine.acting?.isFinishing else { return }
        if !isFinishing { navigation.phase = .returning }
        observers.notify { $0.navHost(self, didRelease: navigation, finishing: isFinishing) }
    }

    func tellDidShow(_ navigation: Navigation) {
        arrive(navigation)
        guard navigation.toEntry != nil else { return }
        observers.notify { $0.navHost(self, didShow: navigation) }
    }

    func tellCancel(_ navigation: Navigation) {
        guard machine.acting?.isVisible == true, case .cancelled(let cancellation) = machine.actingResult
        else { return }
        arrive(navigation)
        observers.notify { $0.navHost(self, didCancel: navigation, because: cancellation) }
    }

    func tellRefusal(_ refusal: Refusal, of navigation: Navigation) {
        observers.notify { $0.navHost(self, didRefuse: navigation, because: refusal) }
    }

    func tellEnd(_ navigation: Navigation, with result: NavResult) {
        observers.notify { $0.navHost(self, didEnd: navigation, with: result) }
    }
}
