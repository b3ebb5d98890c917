extension NavMachine {
    /// Allowed: what stands in the way ends, in order, then the candidate begins.
    mutating func makeRoom(for trip: Trip.Facts) -> Step {
        if trip.endsHost, let refused = nextToEndWithHost() {
            refuse(refused, .hostGone)
            return .again
        }
        if isQuestionOvertaken {
            let isHeld = asking?.facts.isHeld == true
            if isHeld { moving = asking.take() } else { refuse(asking.take(), trip.endsHost ? .hostGone : .superseded) }
            return .again
        }
        if let moving = moving?.facts {
            if trip.isInteractive, moving.phase != .returning { return refuseCandidate(.busy) }
            if trip.endsHost || trip.isAdopted {
                interrupted(atOnce: true, because: trip.endsHost ? .hostGone : .superseded)
                return .again
            }
            return .carry(.interrupt)
        }
        begin(trip)
        return .again
    }

    /// Whether the candidate makes the answer to the open question meaningless.
    private var isQuestionOvertaken: Bool {
        guard let asking, let candidate else { return false }
        return candidate.facts.endsHost || asking.isOvertaken(by: candidate)
    }

    /// Answers whether the presenter could end its motion at once.
    mutating func interrupted(atOnce isOver: Bool, because cancellation: Cancellation = .superseded) {
        guard let trip = moving?.facts else { return }
        if trip.phase == .following { moving?.turnBack(.cancelled(cancellation), phase: .withdrawing) }
        if isOver { endMotion() } else { holdCandidate() }
    }

    /// The motion of what moves is over: it ends as its phase says.
    mutating func endMotion() {
        guard let trip = moving?.facts else { return }
        switch trip.phase {
        case .moving: start(trip.isVisible ? .end : .endInPlace, for: moving.take())
        case .returning: start(.endReturning, for: moving.take())
        case .withdrawing: start(.cancel, for: moving.take())
        case .following, .deciding: break
        }
    }

    private mutating func holdCandidate() {
        if candidate?.facts.isInteractive == true {
            _ = refuseCandidate(.busy)
            return
        }
        guard var trip = candidate.take() else { return }
        trip.facts.stage = .new
        trip.facts.awaitsRoom = true
        waiting.insertForRoom(trip)
    }

    private mutating func begin(_ trip: Trip.Facts) {
        guard !trip.endsHost else { return start(.endHost, for: candidate.take()) }
        if trip.isInteractive {
            start(.beginInteractive, for: candidate.take())
            acting?.facts.phase = .following
        } else {
            start(trip.isVisible ? .begin : .beginInPlace, for: candidate.take())
        }
    }

    /// Everything that has not begun ends before the host does.
    private mutating func nextToEndWithHost() -> Trip? {
        for index in frames.indices {
            if let trip = frames[index].candidate {
                frames[index].candidate = nil
                return trip
            }
            if let trip = frames[index].inbox.removeFirstRequest() { return trip }
        }
        return waiting.removeFirst { _ in true } ?? inbox.removeFirstRequest()
    }
}
