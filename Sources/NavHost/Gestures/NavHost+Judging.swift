import DelegateProxy

extension NavHost {
    /// What is known of a finger, or is found out now: claims, the arbiter's ruling, and what the deciders say.
    func judge(_ event: PanEvent) -> PanJudgement {
        let version = machine.stack.version
        let known = pans[event.gesture]
        if let known, known.isDead { return known }
        guard judging < judgingLimit else {
            judgingLimit = 0
            return PanJudgement(gesture: event.gesture, version: version, .refused(.tooDeep))
        }
        judging += 1
        defer {
            judging -= 1
            if judging == 0 { judgingLimit = Self.deepestJudging }
        }
        pans.forgetAll(before: version)
        if let refusal = refusalOfPans {
            return PanJudgement(gesture: event.gesture, version: version, .refused(refusal))
        }
        guard var judged = known.flatMap({ $0.version == version ? $0 : nil }) ?? askClaimers(event) else {
            return PanJudgement(gesture: event.gesture, version: version)
        }
        // While something is under way no decider is asked, and the next moment it may be otherwise.
        let isMomentary = machine.asking != nil || isBusyForPans
        if isMomentary { pans.keep(judged) }
        if let request = judged.request, judged.poll == nil || isMomentary {
            let (plan, poll) = rehearse(request, isInteractive: true)
            judged.conclude(machine.stack.version == version ? plan.verdict : .refused(.superseded))
            judged.poll = judged.poll ?? poll
        }
        if !isMomentary { pans.keep(judged) }
        return judged
    }

    /// A claim, or a rule about bounces, that asks for a verdict while it is asked would never come to an end.
    static let deepestJudging = 8

    /// Why no pan may begin now, whatever it would do.
    var refusalOfPans: Refusal? {
        if hasEnded { return .hostGone }
        return isSuspended || machine.isDelivering ? .busy : nil
    }

    /// Whether something is under way that a finger does not end.
    private var isBusyForPans: Bool {
        machine.current.map { $0.phase != .returning } ?? false
    }

    /// Asks the claimers and lets the arbiter rule; nil for a pan that makes no sense.
    private func askClaimers(_ event: PanEvent) -> PanJudgement? {
        let version = machine.stack.version
        guard event.isSound,
            let direction = PanDirection(of: event.translation, event.layoutDirection)
                ?? PanDirection(of: event.velocity, event.layoutDirection)
        else { return nil }
        let pan = Pan(event, direction, band: (top as? any PanConfiguring)?.edgeBand ?? edgeBand)
        let priorities = Dictionary(
            self.claimers.explain().entries.map { ($0.identity, $0.priority) }, uniquingKeysWith: max)
        var claimers: [any GestureClaiming] = []
        var standings: [PanArbiter.Standing] = []
        self.claimers.notify { claimer in
            claimers.append(claimer)
            standings.append(
                .init(
                    name: name(of: claimer), priority: priorities[ObjectIdentifier(claimer)] ?? 0,
                    answer: claimer.navHost(self, claimFor: pan)))
        }
        let ruling = PanArbiter.rule(standings, on: pan) { avoidsLeadingBounce?($0) ?? false }
        var judged = PanJudgement(gesture: event.gesture, version: version, notes: ruling.notes)
        if let winner = ruling.winner, case .claim(let claim) = standings[winner].answer {
            judged.give(to: ObjectIdentifier(claimers[winner]), claim)
            judged.explanation.winner = standings[winner].name
            judged.request = claim.request()
            judged.request?.cause = Cause(.gesture, origin: standings[winner].name)
            if judged.request == nil { judged.conclude(.refused(.nothingAhead)) }
        }
        // Whoever changed the stack while being asked has made all answers meaningless.
        if machine.stack.version != version {
            judged.request = nil
            judged.conclude(.refused(.superseded))
        }
        return judged
    }
}
