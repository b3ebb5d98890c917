import DelegateProxy

extension NavHost {
    /// Asks the claimers, lets the arbiter rule, and asks the deciders about what the winner would do.
    func judge(_ event: PanEvent) -> PanJudgement {
        if let judgement, judgement.gesture == event.gesture, judgement.version == machine.stack.version {
            return judgement
        }
        var judged = PanJudgement(
            gesture: event.gesture, version: machine.stack.version,
            explanation: PanExplanation(verdict: .nobody, winner: nil, notes: []))
        if let refusal = refusalOfPans { return judged.refused(refusal) }
        let band = (top as? any PanConfiguring)?.edgeBand ?? edgeBand
        guard event.isSound,
            let direction = PanDirection(of: event.translation, event.layoutDirection)
                ?? PanDirection(of: event.velocity, event.layoutDirection)
        else { return judged }
        let pan = Pan(event, direction, band: band)
        var claimers: [any GestureClaiming] = []
        var standings: [PanArbiter.Standing] = []
        self.claimers.notify { claimer in
            claimers.append(claimer)
            standings.append(
                .init(
                    name: name(of: claimer), priority: (claimer as? any NavPlugin)?.priority ?? 0,
                    answer: claimer.navHost(self, claimFor: pan)))
        }
        let ruling = PanArbiter.rule(standings, on: pan) { avoidsLeadingBounce?($0) ?? false }
        judged = PanJudgement(
            gesture: event.gesture, version: machine.stack.version,
            explanation: PanExplanation(verdict: .nobody, winner: nil, notes: ruling.notes))
        if let winner = ruling.winner, case .claim(let claim) = standings[winner].answer {
            judged.claim = claim
            judged.claimer = claimers[winner]
            judged = weigh(judged, claim, by: standings[winner].name)
        }
        judgement = judged
        return judged
    }

    /// Why no pan at all may begin now. Not kept: the next moment it may be otherwise.
    private var refusalOfPans: Refusal? {
        if hasEnded { return .hostGone }
        if isSuspended { return .busy }
        guard let current = machine.current, current.phase != .returning else { return nil }
        return .busy
    }

    private func weigh(_ judged: PanJudgement, _ claim: GestureClaim, by name: String) -> PanJudgement {
        var judged = judged
        guard var request = claim.request() else { return judged.refused(.nothingAhead) }
        request.cause = Cause(.gesture, origin: name)
        let (plan, poll) = rehearse(request, isInteractive: true)
        judged.request = request
        judged.poll = poll
        return judged.concluded(plan.verdict, winner: name)
    }
}

extension PanJudgement {
    func refused(_ refusal: Refusal) -> PanJudgement {
        concluded(.refused(refusal), winner: nil)
    }

    func concluded(_ verdict: Verdict, winner: String?) -> PanJudgement {
        var explanation = explanation
        explanation.verdict = verdict
        explanation.winner = winner
        var result = PanJudgement(gesture: gesture, version: version, explanation: explanation)
        result.claim = claim
        result.claimer = claimer
        result.request = request
        result.poll = poll
        return result
    }
}
