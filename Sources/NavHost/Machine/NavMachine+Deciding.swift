extension NavMachine {
    /// What comes next when no script runs.
    enum Step {
        case carry(Effect)
        case again
        case rest
    }

    mutating func decide() -> Step {
        if let trip = candidate?.facts { return decide(on: trip) }
        if let input = inbox.popFirst() {
            return take(input)
        }
        return takeWaiting()
    }

    /// What the request would do to the stack.
    mutating func planned(_ plan: NavRequest.Plan) {
        candidate?.facts.version = stack.version
        switch plan {
        case .refused(let refusal):
            candidate?.facts.stage = .impossible
            candidate?.result = .refused(refusal)
        case .unchanged:
            candidate?.facts.stage = .idle
        case .change(let change, _):
            let (from, to) = (stack.top, stack.top(after: change))
            candidate?.facts.stage = .planned
            candidate?.facts.isVisible = from !== to
            candidate?.facts.hasBothEnds = from != nil && to != nil
            candidate?.change = change
        }
    }

    /// What takes the candidate's place.
    mutating func redirected(to successor: Trip) {
        guard let trip = candidate.take() else { return }
        inbox.prepend(.request(successor))
        // One that is held has begun: its successor takes its place like any other navigation.
        if trip.facts.isHeld { moving = trip } else { refuse(trip, .redirected) }
    }

    /// The stack changed while the candidate was planned: plan it again.
    mutating func planAgain() {
        replans += 1
        candidate?.facts.attempts = replans
    }

    /// Lets another trip run before the candidate, which is taken up again after it.
    mutating func goFirst(_ trip: Trip) {
        guard var candidate = candidate.take() else { return }
        candidate.facts.hasFollowedToolkit = true
        inbox.prepend(.request(candidate))
        self.candidate = trip
    }

    /// What screens and delegates answered together.
    mutating func ruled(_ ruling: Ruling) {
        candidate?.facts.questionCount = 0
        switch ruling {
        case .allow: candidate?.facts.stage = .allowed
        case .deny(let refusal):
            candidate?.facts.stage = .denied
            candidate?.result = .refused(refusal)
        case .redirect: candidate?.facts.stage = .redirecting
        case .confirm(let count):
            candidate?.facts.stage = .confirming
            candidate?.facts.questionCount = count
        }
    }

    private mutating func decide(on trip: Trip.Facts) -> Step {
        switch trip.stage {
        case .new:
            if isOver { return endUnheard() }
            let isTooDeep = depth(of: trip) >= Self.depthLimit || trip.attempts > Self.depthLimit
            if isTooDeep, !trip.endsHost { return refuseCandidate(.tooDeep) }
            return .carry(.plan)
        case .impossible:
            return candidate?.asked == nil ? refuseCandidate() : refuseCandidate(.superseded)
        case .idle:
            if candidate?.asked != nil { return refuseCandidate(.superseded) }
            candidate?.result = .unchanged
            start(trip.isAdopted ? .inert : .unchanged, for: candidate.take())
            return .again
        case .planned:
            return weigh(trip)
        case .asking:
            return .carry(.askDelegates)
        case .allowed:
            return clear()
        case .denied:
            return refuseCandidate()
        case .confirming:
            return confirm(trip)
        case .redirecting:
            return .carry(.redirect)
        case .cleared:
            return makeRoom(for: trip)
        }
    }

    /// It is valid: whether it may be asked about now.
    private mutating func weigh(_ trip: Trip.Facts) -> Step {
        if trip.isAdopted || trip.endsHost { return clear() }
        if isOtherThanAsked { return refuseCandidate(.superseded) }
        if trip.isCleared { return clear() }
        if asking != nil, !trip.isForced {
            if joinsQuestion { return join() }
            if trip.isUser || trip.isInteractive { return wait(orRefuse: trip.whenBusy != .queue) }
        }
        if let moving = moving?.facts {
            if trip.isInteractive, moving.phase != .returning { return refuseCandidate(.busy) }
            if trip.whenBusy == .drop, !trip.isInteractive { return refuseCandidate(.busy) }
        }
        if trip.isForced { return clear() }
        candidate?.facts.stage = .asking
        return asksScreens ? .carry(.askScreens) : .again
    }

    /// Whether it was asked about when it would have removed other entries.
    private var isOtherThanAsked: Bool {
        guard let candidate, let asked = candidate.asked else { return false }
        return !asked.holdsSameEntries(as: candidate.change.removed)
    }

    private var joinsQuestion: Bool {
        guard let candidate, let asking else { return false }
        return candidate.joins(asking)
    }

    private var asksScreens: Bool {
        guard let removed = candidate?.change.removed else { return false }
        for entry in removed where entry.deciding != nil { return true }
        return false
    }

    private mutating func confirm(_ trip: Trip.Facts) -> Step {
        if asking != nil { return wait(orRefuse: trip.whenBusy == .drop) }
        if trip.isInteractive, trip.holdsQuestions { return clear() }
        asking = candidate.take()
        asking?.facts.isInteractive = false
        return .carry(.openQuestion)
    }

    private mutating func clear() -> Step {
        candidate?.clear()
        return .again
    }

    private mutating func join() -> Step {
        start(.join, for: candidate.take())
        return .again
    }

    /// Puts the candidate behind the open question, to be decided afresh when that is over.
    private mutating func wait(orRefuse isRefused: Bool) -> Step {
        if isRefused { return refuseCandidate(.busy) }
        guard var trip = candidate.take() else { return .again }
        trip.facts.stage = .new
        trip.facts.awaitsQuestion = true
        waiting.append(trip)
        return .again
    }

    /// Of a host that has ended nobody hears any more but who asked.
    private mutating func endUnheard() -> Step {
        candidate?.result = .refused(.hostGone)
        start(.inert, for: candidate.take())
        return .again
    }

    mutating func refuseCandidate(_ refusal: Refusal) -> Step {
        refuse(candidate.take(), refusal)
        return .again
    }

    /// Refuses it for the reason that it carries.
    private mutating func refuseCandidate() -> Step {
        start(.refuse, for: candidate.take())
        return .again
    }
}
