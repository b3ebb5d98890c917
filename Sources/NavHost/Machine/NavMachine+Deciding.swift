extension NavMachine {
    /// What comes next when no script runs.
    enum Step {
        case carry(Effect)
        case again
        case rest
    }

    mutating func decide() -> Step {
        if let trip = candidate { return decide(on: trip) }
        if let input = inbox.popFirst() {
            return take(input)
        }
        return takeWaiting()
    }

    /// What the request would do to the stack.
    mutating func planned(_ plan: NavRequest.Plan) {
        guard var trip = candidate else { return }
        trip.stage = .planned(plan)
        trip.version = stack.version
        if case .change(let change, _) = plan {
            trip.change = change
            trip.from = stack.top
            trip.to = stack.top(after: change)
        }
        candidate = trip
    }

    /// What takes the candidate's place.
    mutating func redirected(to successor: Trip) {
        guard let trip = candidate else { return }
        candidate = nil
        inbox.prepend(.request(successor))
        // One that is held has begun: its successor takes its place like any other navigation.
        if trip.isHeld { moving = trip } else { refuse(trip, .redirected) }
    }

    /// The stack changed while the candidate was planned: plan it again.
    mutating func planAgain() {
        replans += 1
        candidate?.attempts = replans
    }

    /// Lets another trip run before the candidate, which is taken up again after it.
    mutating func goFirst(_ trip: Trip) {
        guard var candidate else { return }
        candidate.hasFollowedToolkit = true
        inbox.prepend(.request(candidate))
        self.candidate = trip
    }

    /// What screens and delegates answered together.
    mutating func ruled(_ ruling: Ruling) {
        candidate?.stage = .ruled(ruling)
    }

    private mutating func decide(on trip: Trip) -> Step {
        switch trip.stage {
        case .new:
            if isOver { return endUnheard() }
            let isTooDeep = depth(of: trip) >= Self.depthLimit || trip.attempts > Self.depthLimit
            if isTooDeep, !trip.endsHost { return refuseCandidate(.tooDeep) }
            return .carry(.plan)
        case .planned(.refused(let refusal)):
            return refuseCandidate(trip.asked == nil ? refusal : .superseded)
        case .planned(.unchanged):
            if trip.asked != nil { return refuseCandidate(.superseded) }
            var trip = trip
            trip.result = .unchanged
            candidate = nil
            start(trip.isAdopted ? .inert : .unchanged, for: trip)
            return .again
        case .planned(.change):
            return weigh(trip)
        case .asking:
            return .carry(.askDelegates)
        case .ruled(let ruling):
            return obey(ruling, for: trip)
        case .redirecting:
            return .carry(.redirect)
        case .cleared:
            return makeRoom(for: trip)
        }
    }

    /// It is valid: whether it may be asked about now.
    private mutating func weigh(_ trip: Trip) -> Step {
        if trip.isAdopted || trip.endsHost { return clear(trip) }
        if let asked = trip.asked, !asked.holdsSameEntries(as: trip.change.removed) {
            return refuseCandidate(.superseded)
        }
        if trip.isCleared { return clear(trip) }
        if let asking, !trip.isForced {
            if trip.joins(asking) { return join() }
            if trip.isUser || trip.isInteractive { return wait(trip, orRefuse: trip.whenBusy != .queue) }
        }
        if let running {
            if trip.isInteractive, running.phase != .returning { return refuseCandidate(.busy) }
            if trip.whenBusy == .drop, !trip.isInteractive { return refuseCandidate(.busy) }
        }
        if trip.isForced { return clear(trip) }
        candidate?.stage = .asking
        let asksScreens = trip.change.removed.contains { $0.deciding != nil }
        return asksScreens ? .carry(.askScreens) : .again
    }

    private mutating func obey(_ ruling: Ruling, for trip: Trip) -> Step {
        switch ruling {
        case .allow:
            return clear(trip)
        case .deny(let refusal):
            return refuseCandidate(refusal)
        case .redirect:
            candidate?.stage = .redirecting
            return .again
        case .confirm(let count):
            if asking != nil { return wait(trip, orRefuse: trip.whenBusy == .drop) }
            var trip = trip
            trip.questionCount = count
            if trip.isInteractive, trip.holdsQuestions {
                candidate = trip
                return clear(trip)
            }
            trip.isInteractive = false
            asking = trip
            candidate = nil
            return .carry(.openQuestion)
        }
    }

    private mutating func clear(_ trip: Trip) -> Step {
        candidate?.isCleared = true
        candidate?.asked = trip.change.removed
        candidate?.stage = .cleared
        return .again
    }

    private mutating func join() -> Step {
        start(.join, for: candidate)
        candidate = nil
        return .again
    }

    /// Puts the candidate behind the open question, to be decided afresh when that is over.
    private mutating func wait(_ trip: Trip, orRefuse isRefused: Bool) -> Step {
        if isRefused { return refuseCandidate(.busy) }
        var trip = trip
        trip.stage = .new
        trip.awaitsQuestion = true
        candidate = nil
        waiting.append(trip)
        return .again
    }

    /// Of a host that has ended nobody hears any more but who asked.
    private mutating func endUnheard() -> Step {
        guard var trip = candidate else { return .again }
        candidate = nil
        trip.result = .refused(.hostGone)
        start(.inert, for: trip)
        return .again
    }

    mutating func refuseCandidate(_ refusal: Refusal) -> Step {
        guard let trip = candidate else { return .again }
        candidate = nil
        refuse(trip, refusal)
        return .again
    }
}
