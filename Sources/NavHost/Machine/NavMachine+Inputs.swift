extension NavMachine {
    mutating func receive(_ input: consuming Input) {
        inbox.append(input)
    }

    mutating func take(_ input: consuming Input) -> Step {
        switch input {
        case .request(let trip): return take(trip)
        case .report(let id, let fraction, let byToolkit, let depth): report(id, fraction, byToolkit, depth)
        case .release(let id, let isFinishing): return release(id, finishing: isFinishing)
        case .complete(let id): complete(id)
        case .cancel(let id, let cancellation): return cancel(id, cancellation)
        case .leave(let id, let question): return leave(id, question)
        case .stay(let id, let question, let refusal):
            if let trip = takeAsking(id, question) { stay(trip, refusal) }
        case .leaveTo(let id, let question):
            if let trip = takeAsking(id, question) {
                candidate = trip
                candidate?.facts.stage = .redirecting
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
    private var isBusy: Bool { moving != nil }

    private mutating func take(_ trip: consuming Trip) -> Step {
        if frames.isEmpty { replans = 0 }
        if mustWait(trip.facts) { waiting.append(trip) } else { candidate = trip }
        return .again
    }

    private func mustWait(_ trip: Trip.Facts) -> Bool {
        guard frames.isEmpty, !trip.isInteractive, !trip.isAdopted, !trip.endsHost else { return false }
        if trip.whenBusy == .queue, isBusy { return true }
        let comesAtOnce = trip.whenBusy == .drop || (asking != nil && trip.isUser)
        return !waiting.isEmpty && !comesAtOnce
    }

    /// Who waits for an open question holds nobody up: what comes after it may be what ends the question.
    private func isInLine(_ trip: Trip.Facts) -> Bool {
        asking == nil || !trip.awaitsQuestion
    }

    mutating func takeWaiting() -> Step {
        guard frames.isEmpty, !waiting.isEmpty, let first = waiting.first(where: isInLine) else { return .rest }
        // Whoever waits in line behind a patient one and is not patient itself hurries the whole line.
        guard !isBusy || !first.awaitsRoom && waiting.isHurried(where: isInLine) else { return .rest }
        guard let trip = waiting.removeFirst(where: isInLine) else { return .rest }
        candidate = trip
        candidate?.facts.awaitsQuestion = false
        candidate?.facts.awaitsRoom = false
        return .again
    }

    private mutating func report(_ id: Int, _ fraction: Double, _ byToolkit: Bool, _ depth: Int) {
        guard let trip = moving?.facts, trip.id == id, trip.phase != .withdrawing, !fraction.isNaN else { return }
        let known = self.depth(of: trip)
        start(.move, for: moving.take())
        acting?.facts.fraction = min(max(fraction, 0), 1)
        acting?.facts.isLedByToolkit = byToolkit
        acting?.facts.depth = max(known, depth)
        acting?.facts.round = round
    }

    private mutating func release(_ id: Int, finishing isFinishing: Bool) -> Step {
        guard let trip = moving?.facts, trip.id == id, trip.phase == .following else { return .again }
        if isFinishing, let moving, asking?.isOvertaken(by: moving) == true {
            inbox.prepend(.release(id: id, finishing: true))
            refuse(asking.take(), .superseded)
            return .again
        }
        if isFinishing, trip.questionCount > 0 {
            asking = moving.take()
            return .carry(.openQuestion)
        }
        if isFinishing { start(.releaseFinishing, for: moving.take()) } else { springBack(moving.take()) }
        return .again
    }

    private mutating func springBack(_ trip: consuming Trip?) {
        start(.releaseReturning, for: trip)
        acting?.turnBack(.cancelled(.released), phase: .returning)
    }

    private mutating func stay(_ trip: consuming Trip, _ refusal: Refusal) {
        if trip.facts.isHeld { springBack(trip) } else { refuse(trip, refusal) }
    }

    private mutating func complete(_ id: Int) {
        guard let trip = moving?.facts, trip.id == id, trip.phase != .following else { return }
        endMotion()
    }

    private mutating func cancel(_ id: Int, _ cancellation: Cancellation) -> Step {
        if let held = asking?.facts, held.id == id, held.isHeld { moving = asking.take() }
        guard let trip = moving?.facts, trip.id == id, trip.phase == .following else { return .again }
        moving?.turnBack(.cancelled(cancellation), phase: .withdrawing)
        return .carry(.interrupt)
    }

    private mutating func leave(_ id: Int, _ question: Int) -> Step {
        guard var trip = takeAsking(id, question) else { return .again }
        trip.facts.question += 1
        if trip.facts.question < trip.facts.questionCount {
            asking = trip
            return .carry(.openQuestion)
        }
        if trip.facts.isHeld {
            start(.releaseFinishing, for: trip)
            return .again
        }
        trip.facts.isCleared = true
        trip.facts.stage = .new
        trip.asked = trip.change.removed
        candidate = trip
        return .again
    }

    private mutating func takeAsking(_ id: Int, _ question: Int) -> Trip? {
        guard let trip = asking?.facts, trip.id == id, trip.question == question else { return nil }
        return asking.take()
    }

    private mutating func suspend(_ depth: Int) -> Step {
        guard !isSuspended else { return .again }
        let led = asking?.facts.isHeld == true ? asking?.facts : moving?.facts
        if let led, led.phase == .following {
            inbox.prepend(.suspend(depth: depth))
            return cancel(led.id, .suspended)
        }
        isSuspended = true
        start(.suspend, depth: depth)
        return .again
    }
}
