extension NavHost {
    /// What carrying out an effect tells the world, or nil where it tells nothing.
    ///
    /// The stream of events and ``plan(for:)`` both come from here.
    func event(of effect: Effect, on machine: NavMachine, _ navigation: Navigation) -> NavEvent.Kind? {
        guard let trip = machine.acting, let result = machine.actingResult else { return nil }
        return event(of: effect, trip, result, navigation)
    }

    private func event(
        of effect: Effect, _ trip: Trip.Facts, _ result: NavResult, _ navigation: Navigation
    ) -> NavEvent.Kind? {
        switch effect {
        case .commit: navigation.change.isEmpty ? nil : .didChangeStack
        case .willDisappear: appearing(navigation.leaves(isTurnedBack: trip.isTurnedBack)).map { .willDisappear($0) }
        case .willAppear: appearing(navigation.comes(isTurnedBack: trip.isTurnedBack)).map { .willAppear($0) }
        case .didDisappear: appearing(navigation.leaves(isTurnedBack: trip.isTurnedBack)).map { .didDisappear($0) }
        case .didAppear: appearing(navigation.comes(isTurnedBack: trip.isTurnedBack)).map { .didAppear($0) }
        case .willShow: !trip.isVisible ? nil : navigation.to.map { .willShow(ScreenLabel($0)) }
        case .didShow: navigation.to.map { .didShow(ScreenLabel($0)) }
        case .changeBars: newBars(of: navigation).map { _ in .didChangeBars }
        case .move: .didMove(fraction: trip.fraction)
        case .release: .didRelease(finishing: trip.isFinishing)
        case .didCancel:
            if trip.isVisible, case .cancelled(let cancellation) = result { .didCancel(cancellation) } else { nil }
        case .didRefuse: if case .refused(let refusal) = result { .didRefuse(refusal) } else { nil }
        case .didEnd: .didEnd(result)
        case .plan, .askScreens, .askDelegates, .openQuestion, .withdrawQuestion, .join, .redirect, .interrupt,
            .runOnPops, .beginMotion, .settleMotion, .resolve, .runOnPushes, .retire, .restateBars, .memoryPressure,
            .suspend, .resume, .endHost:
            nil
        }
    }

    /// Sends what an effect on the trip that acts tells the world.
    func send(_ effect: Effect, of navigation: Navigation) {
        guard let kind = event(of: effect, on: machine, navigation) else { return }
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
