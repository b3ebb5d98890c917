import DelegateProxy

extension NavHost {
    /// Feeds a pan.
    ///
    /// Any sequence of events is fine; one that makes no sense leads nothing.
    ///
    /// A finger has one chance: where its begin is refused, or nobody claims it, it leads nothing until it is lifted,
    /// as does a second finger while the first leads. Inside a callback a begin is refused.
    public func pan(_ event: PanEvent) {
        switch event.phase {
        case .began: beginPan(event)
        case .changed: followPan(event)
        case .ended: endPan(event)
        case .cancelled: dropPan(event)
        }
    }

    /// What a pan would do if it began now: what a recogniser's "should begin" needs.
    ///
    /// The answers are kept for this finger and this stack, and used when it begins. A finger that does not begin after
    /// all need not be told of.
    public func verdict(for pan: PanEvent) -> Verdict {
        explanation(for: pan).verdict
    }

    /// What a pan would do and why.
    public func explanation(for pan: PanEvent) -> PanExplanation {
        judge(pan).explanation
    }

    private func beginPan(_ event: PanEvent) {
        guard gesture?.id != event.gesture, pans[event.gesture]?.isDead != true else { return }
        let judged = judge(event)
        pans.keep(judged.buried)
        guard refusalOfPans == nil, judged.version == machine.stack.version,
            let claim = judged.claim, var request = judged.request
        else { return }
        request.cause = Cause(.gesture, origin: judged.explanation.winner)
        let navigation = makeNavigation(request, isInteractive: true)
        navigation.owner = judged.owner
        navigation.gesture = GestureFindings(judged, claim, in: event)
        submit(navigation)
        guard navigation.state == .following else { return }
        let old = gesture.take()
        gesture = Gesture(
            id: event.gesture, navigation, claim, policy: claim.policy ?? commitPolicy, in: event,
            isHeld: machine.moving.map { $0.id == navigation.id && $0.questionCount > 0 } ?? false)
        extendLifetime(old)
        followPan(event)
    }

    private func followPan(_ event: PanEvent) {
        guard gesture?.id == event.gesture, event.translation.isFinite else { return }
        gesture?.move(to: event.translation)
        // Read where it is: at each move a copy of the gesture would cost more than what it is read for.
        guard let led = gesture?.led else { return }
        receive("a move") { .report(id: led.id, fraction: led.fraction, byToolkit: false, depth: $0) }
    }

    private func endPan(_ event: PanEvent) {
        guard var gesture = takeGesture(event) else { return }
        gesture.move(to: event.translation)
        let outcome = gesture.policy.outcome(of: gesture.release(at: event.velocity))
        if let motion, motion.navigation === gesture.navigation, outcome.speed.isFinite, outcome.speed > 0 {
            motion.settleSpeed = outcome.speed
        }
        release(gesture.navigation, finishing: outcome.finishes)
    }

    private func dropPan(_ event: PanEvent) {
        guard let gesture = takeGesture(event) else { return }
        release(gesture.navigation, finishing: false)
    }

    private func takeGesture(_ event: PanEvent) -> Gesture? {
        pans.forget(event.gesture)
        guard let gesture, gesture.id == event.gesture else { return nil }
        _ = self.gesture.take()
        return gesture
    }
}
