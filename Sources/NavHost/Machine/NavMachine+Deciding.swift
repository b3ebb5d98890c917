extension NavMachine {
    /// What comes next when no script runs.
    enum Step {
        case carry(Effect)
        case again
        case rest
    }

    mutating func decide() -> Step {
        if let seat = roles.candidate { return decide(on: seat) }
        if let input = inbox.popFirst() {
            return take(input)
        }
        return takeWaiting()
    }

    /// What the request would do to the stack.
    mutating func planned(_ change: StackChange, from: StackEntry?, to: StackEntry?) {
        guard let seat = roles.candidate else { return }
        trips[seat].facts.version = stack.version
        trips[seat].facts.stage = .planned
        trips[seat].facts.isVisible = from !== to
        trips[seat].facts.hasBothEnds = from != nil && to != nil
        change.eachRemoved { if $0.deciding != nil { trips[seat].facts.asksScreens = true } }
        trips[seat].change = change
    }

    /// The request cannot be met, or, where there is no reason, asks for what is so already.
    mutating func plannedNothing(because refusal: Refusal? = nil) {
        guard let seat = roles.candidate else { return }
        trips[seat].facts.version = stack.version
        trips[seat].facts.stage = refusal == nil ? .idle : .impossible
        if let refusal { trips[seat].result = .refused(refusal) }
    }

    /// What takes the candidate's place.
    mutating func redirected(to successor: Trip.Facts) {
        guard let seat = roles.candidate.take() else { return }
        inbox.prepend(.request(trips.add(successor)))
        guard trips[seat].facts.isHeld else { return refuse(seat, .redirected) }
        // It has begun, and is taken back whatever becomes of its successor: nobody would let go of it any more.
        roles.moving = seat
        inbox.prepend(.cancel(id: trips[seat].facts.id, .superseded))
    }

    /// The stack changed while the candidate was planned: plan it again.
    mutating func planAgain() {
        guard let seat = roles.candidate else { return }
        replans += 1
        trips[seat].facts.attempts = replans
    }

    /// Lets another trip run before the candidate, which is taken up again after it.
    mutating func goFirst(_ trip: Trip.Facts) {
        guard let seat = roles.candidate else { return }
        trips[seat].facts.hasFollowedToolkit = true
        inbox.prepend(.request(seat))
        roles.candidate = trips.add(trip)
    }

    /// What screens and delegates answered together.
    mutating func ruled(_ ruling: Ruling) {
        guard let seat = roles.candidate else { return }
        trips[seat].facts.questionCount = 0
        switch ruling {
        case .allow: trips[seat].facts.stage = .allowed
        case .deny(let refusal):
            trips[seat].facts.stage = .denied
            trips[seat].result = .refused(refusal)
        case .redirect: trips[seat].facts.stage = .redirecting
        case .confirm(let count):
            trips[seat].facts.stage = .confirming
            trips[seat].facts.questionCount = count
        }
    }

    private mutating func decide(on seat: TripTable.Seat) -> Step {
        let trip = trips[seat].facts
        switch trip.stage {
        case .new:
            if isOver { return endUnheard(seat) }
            let isTooDeep = depth(of: trip) >= Self.depthLimit || trip.attempts > Self.depthLimit
            if isTooDeep, !trip.endsHost { return refuseCandidate(.tooDeep) }
            return .carry(.plan)
        case .impossible:
            return trips[seat].asked == nil ? refuseCandidate() : refuseCandidate(.superseded)
        case .idle:
            if trips[seat].asked != nil { return refuseCandidate(.superseded) }
            trips[seat].result = .unchanged
            return end(trip.isAdopted ? .inert : .unchanged)
        case .planned:
            return weigh(seat)
        case .asking:
            return .carry(.askDelegates)
        case .allowed:
            return clear(seat)
        case .denied:
            return refuseCandidate()
        case .confirming:
            return confirm(seat)
        case .redirecting:
            return .carry(.redirect)
        case .cleared:
            return makeRoom(for: seat)
        }
    }

    /// It is valid: whether it may be asked about now.
    private mutating func weigh(_ seat: TripTable.Seat) -> Step {
        let trip = trips[seat].facts
        if trip.isAdopted || trip.endsHost { return clear(seat) }
        if trips[seat].asked != nil, trips[seat].isOtherThanAsked { return refuseCandidate(.superseded) }
        if trip.isCleared { return clear(seat) }
        if let asking = roles.asking, !trip.isForced {
            if trips[seat].joins(trips[asking]) { return end(.join) }
            if trip.isUser || trip.isInteractive { return wait(seat, orRefuse: trip.whenBusy != .queue) }
        }
        if let running {
            if trip.isInteractive, running.phase != .returning { return refuseCandidate(.busy) }
            if trip.whenBusy == .drop, !trip.isInteractive { return refuseCandidate(.busy) }
        }
        if trip.isForced { return clear(seat) }
        trips[seat].facts.stage = .asking
        return trip.asksScreens ? .carry(.askScreens) : .again
    }

    private mutating func confirm(_ seat: TripTable.Seat) -> Step {
        let trip = trips[seat].facts
        if roles.asking != nil { return wait(seat, orRefuse: trip.whenBusy == .drop) }
        if trip.isInteractive, trip.holdsQuestions { return clear(seat) }
        trips[seat].facts.isInteractive = false
        roles.asking = roles.candidate.take()
        return .carry(.openQuestion)
    }

    private mutating func clear(_ seat: TripTable.Seat) -> Step {
        trips[seat].clear()
        return .again
    }

    /// Puts the candidate behind the open question, to be decided afresh when that is over.
    private mutating func wait(_ seat: TripTable.Seat, orRefuse isRefused: Bool) -> Step {
        if isRefused { return refuseCandidate(.busy) }
        trips[seat].facts.stage = .new
        trips[seat].facts.awaitsQuestion = true
        roles.candidate = nil
        waiting.append(seat, of: trips)
        return .again
    }

    /// Of a host that has ended nobody hears any more but who asked.
    private mutating func endUnheard(_ seat: TripTable.Seat) -> Step {
        trips[seat].result = .refused(.hostGone)
        return end(.inert)
    }

    mutating func refuseCandidate(_ refusal: Refusal) -> Step {
        guard let seat = roles.candidate.take() else { return .again }
        refuse(seat, refusal)
        return .again
    }

    /// Refuses it for the reason that it carries.
    private mutating func refuseCandidate() -> Step {
        end(.refuse)
    }

    private mutating func end(_ script: Script) -> Step {
        start(script, for: roles.candidate.take())
        return .again
    }
}
