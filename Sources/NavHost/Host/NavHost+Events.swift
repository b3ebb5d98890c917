extension NavHost {
    /// What carrying out an effect tells the world, or nil where it tells nothing.
    ///
    /// The stream of events and ``plan(for:)`` both come from here.
    func event(of effect: Effect, _ trip: Trip, _ navigation: Navigation) -> NavEvent.Kind? {
        switch effect {
        case .commit: trip.change.isEmpty ? nil : .didChangeStack
        case .willDisappear: appearing(navigation.leaves(isTurnedBack: trip.facts.isTurnedBack)).map { .willDisappear($0) }
        case .willAppear: appearing(navigation.comes(isTurnedBack: trip.facts.isTurnedBack)).map { .willAppear($0) }
        case .didDisappear: appearing(navigation.leaves(isTurnedBack: trip.facts.isTurnedBack)).map { .didDisappear($0) }
        case .didAppear: appearing(navigation.comes(isTurnedBack: trip.facts.isTurnedBack)).map { .didAppear($0) }
        case .willShow: !trip.facts.isVisible ? nil : navigation.to.map { .willShow(ScreenLabel($0)) }
        case .didShow: navigation.to.map { .didShow(ScreenLabel($0)) }
        case .changeBars: newBars(of: navigation).map { _ in .didChangeBars }
        case .move: .didMove(fraction: trip.facts.fraction)
        case .release: .didRelease(finishing: trip.facts.isFinishing)
        case .didCancel:
            if trip.facts.isVisible, case .cancelled(let cancellation) = trip.result { .didCancel(cancellation) } else { nil }
        case .didRefuse: if case .refused(let refusal) = trip.result { .didRefuse(refusal) } else { nil }
        case .didEnd: .didEnd(trip.result)
        case .plan, .askScreens, .askDelegates, .openQuestion, .withdrawQuestion, .join, .redirect, .interrupt,
            .runOnPops, .beginMotion, .settleMotion, .resolve, .runOnPushes, .retire, .restateBars, .memoryPressure,
            .suspend, .resume, .endHost:
            nil
        }
    }

    /// Sends what an effect on the trip that acts tells the world.
    func send(_ effect: Effect, of navigation: Navigation) {
        guard let trip = machine.acting, let kind = event(of: effect, trip, navigation) else { return }
        send(kind, of: navigation)
    }

    /// Sends an event to whoever reads the stream.
    func send(_ kind: NavEvent.Kind, of navigation: Navigation? = nil) {
        guard life.hasReaders else { return }
        life.send(
            NavEvent(
                kind: kind, navigation: navigation?.id, operation: navigation?.operation, cause: navigation?.cause,
                stack: kind == .didChangeStack ? machine.stack.entries.map { ScreenLabel($0.screen) } : []))
    }

    private func appearing(_ entry: StackEntry?) -> ScreenLabel? {
        presenter?.sendsAppearance == true ? nil : entry.map { ScreenLabel($0.screen) }
    }
}
