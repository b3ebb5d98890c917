extension NavHost {
    /// What carrying out an effect tells the world, or nil where it tells nothing.
    ///
    /// The stream of events and ``plan(for:)`` both come from here.
    func event(of effect: Effect, _ trip: Trip) -> NavEvent.Kind? {
        switch effect {
        case .commit: trip.change.isEmpty ? nil : .didChangeStack
        case .willDisappear: appearing(trip.leaves).map { .willDisappear($0) }
        case .willAppear: appearing(trip.comes).map { .willAppear($0) }
        case .didDisappear: appearing(trip.leaves).map { .didDisappear($0) }
        case .didAppear: appearing(trip.comes).map { .didAppear($0) }
        case .willShow: !trip.isVisible ? nil : trip.to.map { .willShow(ScreenLabel($0.screen)) }
        case .didShow: trip.to.map { .didShow(ScreenLabel($0.screen)) }
        case .changeBars: newBars(trip).map { _ in .didChangeBars }
        case .move: .didMove(fraction: trip.fraction)
        case .release: .didRelease(finishing: trip.isFinishing)
        case .didCancel:
            if trip.isVisible, case .cancelled(let cancellation) = trip.result { .didCancel(cancellation) } else { nil }
        case .didRefuse: if case .refused(let refusal) = trip.result { .didRefuse(refusal) } else { nil }
        case .didEnd: .didEnd(trip.result)
        case .plan, .askScreens, .askDelegates, .openQuestion, .withdrawQuestion, .join, .redirect, .interrupt,
            .runOnPops, .beginMotion, .settleMotion, .resolve, .runOnPushes, .retire, .restateBars, .memoryPressure,
            .suspend, .resume, .endHost:
            nil
        }
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
