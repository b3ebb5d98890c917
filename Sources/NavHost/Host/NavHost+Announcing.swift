import DelegateProxy

extension NavHost {
    enum Appearance {
        case willAppear, didAppear, willDisappear, didDisappear
    }

    func tellAppearance(
        of entry: StackEntry?, _ appearance: Appearance, _ trip: Trip.Facts, _ navigation: Navigation
    ) {
        guard let entry else { return }
        if appearance == .didDisappear || appearance == .didAppear {
            navigation.fraction = trip.isTurnedBack ? 0 : 1
        }
        guard let screen = entry.appearance, presenter?.sendsAppearance != true else { return }
        switch appearance {
        case .willAppear: screen.screenWillAppear(on: self)
        case .didAppear: screen.screenDidAppear(on: self)
        case .willDisappear: screen.screenWillDisappear(from: self)
        case .didDisappear: screen.screenDidDisappear(from: self)
        }
    }

    func tellCommit(_ navigation: Navigation) {
        navigation.phase = .moving
        let change = navigation.change
        for entry in change.removed { entry.isOnStack = false }
        for entry in change.added { entry.isOnStack = true }
        guard !change.isEmpty else { return }
        var round = observers.round()
        while let observer = round.next() { observer.navHost(self, didChangeStack: navigation) }
    }

    func tellWillShow(_ trip: Trip.Facts, _ navigation: Navigation) {
        if trip.phase == .following { navigation.phase = .following }
        guard trip.isVisible, navigation.held.to != nil else { return }
        var round = observers.round()
        while let observer = round.next() { observer.navHost(self, willShow: navigation) }
    }

    func tellBars(_ navigation: Navigation) {
        if let bars = newBars(of: navigation) { tell(bars) }
    }

    /// The bars that a navigation brings, where they differ from those that were told last; nil within where the
    /// toolkit's are left alone.
    func newBars(of navigation: Navigation) -> Bars?? {
        guard let to = navigation.held.to, bars(of: to) != toldBars else { return nil }
        return .some(bars(of: to))
    }

    func tellMove(_ trip: Trip.Facts, _ navigation: Navigation) {
        navigation.fraction = trip.fraction
        if !trip.isLedByToolkit, trip.isVisible, let motion { presenter?.follow(motion) }
        navigation.alongside?.move(to: trip.fraction)
        var round = observers.round()
        while let observer = round.next() { observer.navHost(self, didMove: navigation) }
    }

    func tellRelease(_ trip: Trip.Facts, _ navigation: Navigation) {
        if !trip.isFinishing { navigation.phase = .returning }
        var round = observers.round()
        while let observer = round.next() {
            observer.navHost(self, didRelease: navigation, finishing: trip.isFinishing)
        }
    }

    func tellDidShow(_ navigation: Navigation) {
        guard navigation.held.to != nil else { return }
        var round = observers.round()
        while let observer = round.next() { observer.navHost(self, didShow: navigation) }
    }

    func tellCancel(_ trip: Trip.Facts, _ navigation: Navigation) {
        guard trip.isVisible, case .cancelled(let cancellation) = machine.acting?.result else { return }
        var round = observers.round()
        while let observer = round.next() { observer.navHost(self, didCancel: navigation, because: cancellation) }
    }

    func tellRefusal(_ navigation: Navigation) {
        guard case .refused(let refusal) = machine.acting?.result else { return }
        var round = observers.round()
        while let observer = round.next() { observer.navHost(self, didRefuse: navigation, because: refusal) }
    }

    func tellEnd(_ navigation: Navigation) {
        guard let result = machine.acting?.result else { return }
        var round = observers.round()
        while let observer = round.next() { observer.navHost(self, didEnd: navigation, with: result) }
    }
}
