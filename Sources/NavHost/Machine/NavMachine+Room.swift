extension NavMachine {
    /// Allowed: what stands in the way ends, in order, then the candidate begins.
    mutating func makeRoom(for trip: Trip) -> Step {
        if trip.endsHost, let refused = nextToEndWithHost() {
            refuse(refused, .hostGone)
            return .again
        }
        if trip.isInteractive, let running, running.phase != .returning { return refuseCandidate(.busy) }
        // One that is held has begun, and one runs at a time.
        if let asking, asking.isHeld || asking.isOvertaken(by: trip) || trip.endsHost {
            self.asking = nil
            if asking.isHeld { moving = asking } else { refuse(asking, trip.endsHost ? .hostGone : .superseded) }
            return .again
        }
        if moving != nil {
            if trip.endsHost || trip.isAdopted {
                interrupted(atOnce: true, because: trip.endsHost ? .hostGone : .superseded)
                return .again
            }
            return .carry(.interrupt)
        }
        candidate = nil
        begin(trip)
        return .again
    }

    /// Answers whether the presenter could end its motion at once.
    mutating func interrupted(atOnce isOver: Bool, because cancellation: Cancellation = .superseded) {
        guard var trip = moving else { return }
        if trip.phase == .following { trip.turnBack(.cancelled(cancellation), phase: .withdrawing) }
        guard isOver else {
            moving = trip
            holdCandidate()
            return
        }
        moving = nil
        endMotion(of: trip)
    }

    /// A trip's motion is over: it ends as its phase says.
    mutating func endMotion(of trip: Trip) {
        switch trip.phase {
        case .moving: start(trip.isVisible ? .end : .endInPlace, for: trip)
        case .returning: start(.endReturning, for: trip)
        case .withdrawing: start(.cancel, for: trip)
        case .following, .deciding: moving = trip
        }
    }

    private mutating func holdCandidate() {
        guard var trip = candidate else { return }
        if trip.isInteractive {
            _ = refuseCandidate(.busy)
            return
        }
        trip.stage = .new
        trip.awaitsRoom = true
        candidate = nil
        waiting.insertForRoom(trip)
    }

    private mutating func begin(_ trip: Trip) {
        var trip = trip
        guard !trip.endsHost else { return start(.endHost, for: trip) }
        if trip.isInteractive {
            trip.phase = .following
            start(.beginInteractive, for: trip)
        } else {
            start(trip.isVisible ? .begin : .beginInPlace, for: trip)
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

extension Trip {
    /// From here it goes back to where it began.
    mutating func turnBack(_ result: NavResult, phase: Phase) {
        isFinishing = false
        self.result = result
        self.phase = phase
    }
}
