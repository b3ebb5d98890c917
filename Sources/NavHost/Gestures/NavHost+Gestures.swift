import DelegateProxy

extension NavHost {
    /// Feeds a pan. Any sequence of events is fine; one that makes no sense leads nothing.
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
    /// The answers are kept, and used when it begins.
    public func verdict(for pan: PanEvent) -> Verdict {
        explanation(for: pan).verdict
    }

    /// What a pan would do and why.
    public func explanation(for pan: PanEvent) -> PanExplanation {
        judge(pan).explanation
    }

    private func beginPan(_ event: PanEvent) {
        guard event.gesture != deadGesture, gesture?.id != event.gesture else { return }
        let judgement = judge(event)
        guard judgement.explanation.winner != nil, gesture == nil || gesture?.navigation.state != .following,
            let claim = judgement.claim, var request = judgement.request
        else {
            deadGesture = event.gesture
            return
        }
        self.judgement = nil
        request.cause = Cause(.gesture, origin: judgement.explanation.winner)
        let navigation = makeNavigation(request, isInteractive: true)
        navigation.owner = judgement.claimer.map { ObjectIdentifier($0) }
        navigation.claimedAnimator = claim.animator
        navigation.layoutDirection = event.layoutDirection
        navigation.poll = judgement.poll
        navigation.pollVersion = judgement.version
        submit(navigation, request)
        guard navigation.state == .following else {
            deadGesture = event.gesture
            return
        }
        gesture = Gesture(
            id: event.gesture, navigation: navigation, direction: claim.direction, layout: event.layoutDirection,
            length: length(of: claim, event), policy: claim.policy ?? commitPolicy,
            isHeld: machine.moving.map { $0.id == navigation.id && $0.questionCount > 0 } ?? false)
        followPan(event)
    }

    private func followPan(_ event: PanEvent) {
        guard let gesture, gesture.id == event.gesture, event.translation.isFinite else { return }
        let fraction = gesture.fraction(event.translation)
        receive(.report(id: gesture.navigation.id, fraction: fraction, byToolkit: false))
    }

    private func endPan(_ event: PanEvent) {
        guard let gesture = takeGesture(event) else { return }
        let velocity = event.velocity.isFinite ? gesture.direction.length(of: event.velocity, gesture.layout) : 0
        let way = event.translation.isFinite ? gesture.direction.length(of: event.translation, gesture.layout) : 0
        let outcome = gesture.policy.outcome(
            of: .init(fraction: min(max(way / gesture.length, 0), 1), velocity: velocity, length: gesture.length))
        if motion?.navigation === gesture.navigation { motion?.settleSpeed = outcome.speed }
        release(gesture.navigation, finishing: outcome.finishes)
    }

    private func dropPan(_ event: PanEvent) {
        guard let gesture = takeGesture(event) else { return }
        release(gesture.navigation, finishing: false)
    }

    private func takeGesture(_ event: PanEvent) -> Gesture? {
        if event.gesture == deadGesture { deadGesture = nil }
        if judgement?.gesture == event.gesture { judgement = nil }
        guard let gesture, gesture.id == event.gesture else { return nil }
        self.gesture = nil
        return gesture
    }

    private func length(of claim: GestureClaim, _ event: PanEvent) -> Double {
        let whole = claim.direction.isHorizontal ? event.viewport.width : event.viewport.height
        return max(claim.length.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? whole, 1)
    }
}
