extension NavMachine {
    /// Takes a request.
    ///
    /// - Parameters:
    ///   - isOvertaken: whether what it was wanted for is past, as if it had been asked about on another stack.
    ///   - refusal: why it is refused whatever it would do.
    mutating func receive(_ facts: Trip.Facts, isOvertaken: Bool = false, refusal: Refusal? = nil) {
        let seat = trips.add(facts)
        if isOvertaken { trips[seat].asked = StackEntries() }
        if let refusal, !isOver {
            trips[seat].facts.stage = .impossible
            trips[seat].result = .refused(refusal)
        }
        inbox.append(.request(seat))
    }

    /// Takes a request whose turn it is: nothing is under way.
    mutating func take(_ facts: Trip.Facts) {
        replans = 0
        roles.candidate = trips.add(facts)
    }

    mutating func receive(_ input: consuming Input) {
        inbox.append(input)
    }

    mutating func take(_ input: consuming Input) -> Step {
        switch input {
        case .request(let seat): takeRequest(seat)
        case .report(let id, let fraction, let byToolkit, let depth): report(id, fraction, byToolkit, depth)
        case .release(let id, let isFinishing): return release(id, finishing: isFinishing)
        case .complete(let id): complete(id)
        case .cancel(let id, let cancellation): return cancel(id, cancellation)
        case .leave(let id, let question): return leave(id, question)
        case .stay(let id, let question, let refusal):
            if let seat = takeAsking(id, question) { stay(seat, refusal) }
        case .leaveTo(let id, let question):
            if let seat = takeAsking(id, question) {
                roles.candidate = seat
                trips[seat].facts.stage = .redirecting
            }
        case .taken: break
        // Of a host that has ended, nothing more is heard.
        case .setBars where isOver, .memoryPressure where isOver, .suspend where isOver, .resume where isOver: break
        case .suspend(let depth): return suspend(depth)
        case .resume(let depth):
            guard isSuspended else { break }
            isSuspended = false
            start(.resume, depth: depth)
        case .setBars(let depth): start(.restateBars, depth: depth)
        case .memoryPressure(let depth): start(.memoryPressure, depth: depth)
        }
        return .again
    }

    /// Whether something is under way that a waiting request waits for.
    private var isBusy: Bool { running != nil }

    private mutating func takeRequest(_ seat: TripTable.Seat) {
        if setAside.isEmpty { replans = 0 }
        if mustWait(trips[seat].facts) { waiting.append(seat, of: trips) } else { roles.candidate = seat }
    }

    private func mustWait(_ trip: Trip.Facts) -> Bool {
        guard setAside.isEmpty, !trip.isInteractive, !trip.isAdopted, !trip.endsHost else { return false }
        if trip.whenBusy == .queue, isBusy { return true }
        let comesAtOnce = trip.whenBusy == .drop || (roles.asking != nil && trip.isUser)
        return !waiting.isEmpty && !comesAtOnce
    }

    /// Who waits for an open question holds nobody up: what comes after it may be what ends the question.
    private func isInLine(_ trip: Trip.Facts) -> Bool {
        roles.asking == nil || !trip.awaitsQuestion
    }

    mutating func takeWaiting() -> Step {
        guard setAside.isEmpty, !waiting.isEmpty, let first = waiting.first(of: trips, where: isInLine)
        else { return .rest }
        // Whoever waits in line behind a patient one and is not patient itself hurries the whole line.
        guard !isBusy || !first.awaitsRoom && waiting.isHurried(of: trips, where: isInLine) else { return .rest }
        guard let seat = waiting.removeFirst(of: trips, where: isInLine) else { return .rest }
        replans = 0
        trips[seat].facts.awaitsQuestion = false
        trips[seat].facts.awaitsRoom = false
        roles.candidate = seat
        return .again
    }

    private mutating func report(_ id: Int, _ fraction: Double, _ byToolkit: Bool, _ depth: Int) {
        guard let seat = roles.moving, let trip = moving, trip.id == id, trip.phase != .withdrawing, !fraction.isNaN
        else { return }
        trips[seat].facts.fraction = min(max(fraction, 0), 1)
        trips[seat].facts.isLedByToolkit = byToolkit
        trips[seat].facts.depth = max(self.depth(of: trip), depth)
        trips[seat].facts.round = round
        roles.moving = nil
        start(.move, for: seat)
    }

    private mutating func release(_ id: Int, finishing isFinishing: Bool) -> Step {
        guard let seat = roles.moving, trips[seat].facts.id == id, trips[seat].facts.phase == .following
        else { return .again }
        let asksItself = trips[seat].facts.questionCount > 0
        if isFinishing, let asking = roles.asking, asksItself || trips[asking].isOvertaken(by: trips[seat]) {
            inbox.prepend(.release(id: id, finishing: true))
            roles.asking = nil
            refuse(asking, .superseded)
            return .again
        }
        roles.moving = nil
        if isFinishing, asksItself {
            roles.asking = seat
            return .carry(.openQuestion)
        }
        if isFinishing { start(.releaseFinishing, for: seat) } else { springBack(seat) }
        return .again
    }

    private mutating func springBack(_ seat: TripTable.Seat) {
        trips[seat].turnBack(.cancelled(.released), phase: .returning)
        start(.releaseReturning, for: seat)
    }

    private mutating func stay(_ seat: TripTable.Seat, _ refusal: Refusal) {
        if trips[seat].facts.isHeld { springBack(seat) } else { refuse(seat, refusal) }
    }

    private mutating func complete(_ id: Int) {
        guard let moving, moving.id == id, moving.phase != .following else { return }
        endMotion()
    }

    private mutating func cancel(_ id: Int, _ cancellation: Cancellation) -> Step {
        if let asking, asking.id == id, asking.isHeld { roles.moving = roles.asking.take() }
        guard let seat = roles.moving, trips[seat].facts.id == id, trips[seat].facts.phase == .following
        else { return .again }
        trips[seat].turnBack(.cancelled(cancellation), phase: .withdrawing)
        return .carry(.interrupt)
    }

    private mutating func leave(_ id: Int, _ question: Int) -> Step {
        guard let seat = takeAsking(id, question) else { return .again }
        trips[seat].facts.question += 1
        if trips[seat].facts.question < trips[seat].facts.questionCount {
            roles.asking = seat
            return .carry(.openQuestion)
        }
        if trips[seat].facts.isHeld {
            start(.releaseFinishing, for: seat)
            return .again
        }
        trips[seat].clear()
        trips[seat].startOver()
        roles.candidate = seat
        return .again
    }

    private mutating func takeAsking(_ id: Int, _ question: Int) -> TripTable.Seat? {
        guard let asking, asking.id == id, asking.question == question else { return nil }
        return roles.asking.take()
    }

    private mutating func suspend(_ depth: Int) -> Step {
        guard !isSuspended else { return .again }
        let led = asking?.isHeld == true ? asking : moving
        if let led, led.phase == .following {
            inbox.prepend(.suspend(depth: depth))
            return cancel(led.id, .suspended)
        }
        isSuspended = true
        start(.suspend, depth: depth)
        return .again
    }
}
