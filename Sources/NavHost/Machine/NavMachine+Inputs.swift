extension NavMachine {
    mutating func receive(_ input: Input) {
        inbox.append(input)
    }

    mutating func take(_ input: Input) -> Step {
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
            if var trip = takeAsking(id, question) {
                trip.stage = .redirecting
                candidate = trip
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

    private mutating func take(_ trip: Trip) -> Step {
        if frames.isEmpty { replans = 0 }
        let mayWait = frames.isEmpty && !trip.isInteractive && !trip.isAdopted && !trip.endsHost
        let comesAtOnce = trip.whenBusy == .drop || (asking != nil && trip.isUser)
        let isBehind = !waiting.isEmpty && !comesAtOnce
        if mayWait, isBehind || (trip.whenBusy == .queue && isBusy) {
            waiting.append(trip)
        } else {
            candidate = trip
        }
        return .again
    }

    /// Who waits for an open question holds nobody up: what comes after it may be what ends the question.
    private func isInLine(_ trip: Trip) -> Bool {
        asking == nil || !trip.awaitsQuestion
    }

    mutating func takeWaiting() -> Step {
        guard frames.isEmpty, !waiting.isEmpty, let first = waiting.first(where: isInLine) else { return .rest }
        // Whoever waits in line behind a patient one and is not patient itself hurries the whole line.
        guard !isBusy || !first.awaitsRoom && waiting.isHurried(where: isInLine) else { return .rest }
        guard var trip = waiting.removeFirst(where: isInLine) else { return .rest }
        trip.awaitsQuestion = false
        trip.awaitsRoom = false
        candidate = trip
        return .again
    }

    private mutating func report(_ id: Int, _ fraction: Double, _ byToolkit: Bool, _ depth: Int) {
        guard var trip = moving, trip.id == id, trip.phase != .withdrawing, !fraction.isNaN else { return }
        trip.fraction = min(max(fraction, 0), 1)
        trip.isLedByToolkit = byToolkit
        trip.depth = max(self.depth(of: trip), depth)
        trip.round = round
        moving = nil
        start(.move, for: trip)
    }

    private mutating func release(_ id: Int, finishing isFinishing: Bool) -> Step {
        guard let trip = moving, trip.id == id, trip.phase == .following else { return .again }
        if isFinishing, let asking, trip.questionCount > 0 || asking.isOvertaken(by: trip) {
            self.asking = nil
            inbox.prepend(.release(id: id, finishing: true))
            refuse(asking, .superseded)
            return .again
        }
        moving = nil
        if isFinishing, trip.questionCount > 0 {
            asking = trip
            return .carry(.openQuestion)
        }
        if isFinishing { start(.releaseFinishing, for: trip) } else { springBack(trip) }
        return .again
    }

    private mutating func springBack(_ trip: Trip) {
        var trip = trip
        trip.turnBack(.cancelled(.released), phase: .returning)
        start(.releaseReturning, for: trip)
    }

    private mutating func stay(_ trip: Trip, _ refusal: Refusal) {
        if trip.isHeld { springBack(trip) } else { refuse(trip, refusal) }
    }

    private mutating func complete(_ id: Int) {
        guard let trip = moving, trip.id == id, trip.phase != .following else { return }
        moving = nil
        endMotion(of: trip)
    }

    private mutating func cancel(_ id: Int, _ cancellation: Cancellation) -> Step {
        if let asking, asking.id == id, asking.isHeld {
            self.asking = nil
            moving = asking
        }
        guard var trip = moving, trip.id == id, trip.phase == .following else { return .again }
        trip.turnBack(.cancelled(cancellation), phase: .withdrawing)
        moving = trip
        return .carry(.interrupt)
    }

    private mutating func leave(_ id: Int, _ question: Int) -> Step {
        guard var trip = takeAsking(id, question) else { return .again }
        trip.question += 1
        if trip.question < trip.questionCount {
            asking = trip
            return .carry(.openQuestion)
        }
        if trip.isHeld {
            start(.releaseFinishing, for: trip)
            return .again
        }
        trip.isCleared = true
        trip.asked = trip.change.removed
        trip.stage = .new
        candidate = trip
        return .again
    }

    private mutating func takeAsking(_ id: Int, _ question: Int) -> Trip? {
        guard let trip = asking, trip.id == id, trip.question == question else { return nil }
        asking = nil
        return trip
    }

    private mutating func suspend(_ depth: Int) -> Step {
        guard !isSuspended else { return .again }
        if let led = asking?.isHeld == true ? asking : moving, led.phase == .following {
            inbox.prepend(.suspend(depth: depth))
            return cancel(led.id, .suspended)
        }
        isSuspended = true
        start(.suspend, depth: depth)
        return .again
    }
}
