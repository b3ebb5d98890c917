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
            send(navigation) { .willAppear($0(entry)) }
            entry.appearance?.screenWillAppear(on: self)
        case .didAppear:
            send(navigation) { .didAppear($0(entry)) }
            entry.appearance?.screenDidAppear(on: self)
        case .willDisappear:
            send(navigation) { .willDisappear($0(entry)) }
            entry.appearance?.screenWillDisappear(from: self)
        case .didDisappear:
            send(navigation) { .didDisappear($0(entry)) }
            entry.appearance?.screenDidDisappear(from: self)
        }
    }

    func tellCommit(_ trip: Trip, _ navigation: Navigation) {
        navigation.phase = .moving
        guard !trip.change.isEmpty else { return }
        send(navigation) { _ in .didChangeStack }
        observers.notify { $0.navHost(self, didChangeStack: navigation) }
    }

    func tellWillShow(_ trip: Trip, _ navigation: Navigation) {
        if trip.phase == .following { navigation.phase = .following }
        guard let entry = trip.to else { return }
        send(navigation) { .willShow($0(entry)) }
        observers.notify { $0.navHost(self, willShow: navigation) }
    }

    /// Tells of the bars of the top, where they are not those that were told last.
    func tellBars(_ navigation: Navigation? = nil) {
        let bars = machine.stack.top.flatMap { self.bars(of: $0) }
        guard bars != toldBars else { return }
        toldBars = bars
        guard let bars else { return }
        send(navigation) { _ in .didChangeBars }
        observers.notify { $0.navHost(self, didChangeBars: bars) }
    }

    func tellMove(_ trip: Trip, _ navigation: Navigation) {
        navigation.fraction = trip.fraction
        if !trip.isLedByToolkit, let motion { presenter?.follow(motion) }
        send(navigation) { _ in .didMove(fraction: trip.fraction) }
        observers.notify { $0.navHost(self, didMove: navigation) }
    }

    func tellRelease(_ trip: Trip, _ navigation: Navigation) {
        if !trip.isFinishing { navigation.phase = .returning }
        send(navigation) { _ in .didRelease(finishing: trip.isFinishing) }
        observers.notify { $0.navHost(self, didRelease: navigation, finishing: trip.isFinishing) }
    }

    func tellDidShow(_ trip: Trip, _ navigation: Navigation) {
        guard let entry = trip.to else { return }
        send(navigation) { .didShow($0(entry)) }
        observers.notify { $0.navHost(self, didShow: navigation) }
    }

    func tellCancel(_ trip: Trip, _ navigation: Navigation) {
        guard case .cancelled(let cancellation) = trip.result else { return }
        send(navigation) { _ in .didCancel(cancellation) }
        observers.notify { $0.navHost(self, didCancel: navigation, because: cancellation) }
    }

    func tellRefusal(_ trip: Trip, _ navigation: Navigation) {
        guard case .refused(let refusal) = trip.result else { return }
        send(navigation) { _ in .didRefuse(refusal) }
        observers.notify { $0.navHost(self, didRefuse: navigation, because: refusal) }
    }

    func tellEnd(_ trip: Trip, _ navigation: Navigation) {
        send(navigation) { _ in .didEnd(trip.result) }
        observers.notify { $0.navHost(self, didEnd: navigation, with: trip.result) }
    }

    /// Sends an event to whoever reads the stream; made only where somebody does.
    func send(_ navigation: Navigation? = nil, _ kind: ((StackEntry) -> ScreenLabel) -> NavEvent.Kind) {
        guard life.hasReaders else { return }
        let kind = kind { ScreenLabel($0.screen) }
        life.send(
            NavEvent(
                kind: kind, navigation: navigation?.id, operation: navigation?.operation, cause: navigation?.cause,
                stack: kind == .didChangeStack ? machine.stack.entries.map { ScreenLabel($0.screen) } : []))
    }
}
