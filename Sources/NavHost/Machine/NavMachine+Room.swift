extension NavMachine {
    /// Allowed: what stands in the way ends, in order, then the candidate begins.
    mutating func makeRoom(for seat: TripTable.Seat) -> Step {
        let trip = trips[seat].facts
        if trip.endsHost, let refused = nextToEndWithHost() {
            refuse(refused, .hostGone)
            return .again
        }
        if trip.isInteractive, let running, running.phase != .returning { return refuseCandidate(.busy) }
        if let asking = roles.asking, isOvertaken(asking, by: seat) {
            roles.asking = nil
            if trips[asking].facts.isHeld {
                roles.moving = asking
            } else {
                refuse(asking, trip.endsHost ? .hostGone : .superseded)
            }
            return .again
        }
        if moving != nil {
            if trip.endsHost || trip.isAdopted {
                interrupted(atOnce: true, because: trip.endsHost ? .hostGone : .superseded)
                return .again
            }
            return .carry(.interrupt)
        }
        roles.candidate = nil
        begin(seat)
        return .again
    }

    /// Whether what a trip does takes the place of a question that is open.
    private func isOvertaken(_ asking: TripTable.Seat, by seat: TripTable.Seat) -> Bool {
        let trip = trips[seat].facts
        // One that is held has begun, and one runs at a time.
        if trip.endsHost || trips[asking].facts.isHeld { return true }
        return trips[asking].isOvertaken(by: trips[seat])
    }

    /// Answers whether the presenter could end its motion at once.
    mutating func interrupted(atOnce isOver: Bool, because cancellation: Cancellation = .superseded) {
        guard let seat = roles.moving else { return }
        if trips[seat].facts.phase == .following { trips[seat].turnBack(.cancelled(cancellation), phase: .withdrawing) }
        if isOver { endMotion() } else { holdCandidate() }
    }

    /// The motion of what moves is over: it ends as its phase says.
    mutating func endMotion() {
        guard let trip = moving else { return }
        switch trip.phase {
        case .moving: start(trip.isVisible ? .end : .endInPlace, for: roles.moving.take())
        case .returning: start(.endReturning, for: roles.moving.take())
        case .withdrawing: start(.cancel, for: roles.moving.take())
        case .following, .deciding: break
        }
    }

    private mutating func holdCandidate() {
        guard let seat = roles.candidate else { return }
        if trips[seat].facts.isInteractive {
            _ = refuseCandidate(.busy)
            return
        }
        trips[seat].startOver()
        trips[seat].facts.awaitsRoom = true
        roles.candidate = nil
        waiting.insertForRoom(seat, of: trips)
    }

    private mutating func begin(_ seat: TripTable.Seat) {
        let trip = trips[seat].facts
        if trip.endsHost {
            start(.endHost, for: seat)
        } else if trip.isInteractive {
            trips[seat].facts.phase = .following
            start(.beginInteractive, for: seat)
        } else {
            start(trip.isVisible ? .begin : .beginInPlace, for: seat)
        }
    }

    /// Everything that has not begun ends before the host does.
    private mutating func nextToEndWithHost() -> TripTable.Seat? {
        for index in setAside.indices {
            if let seat = setAside[index].candidate.take() { return seat }
            if let seat = setAside[index].inbox?.removeFirstRequest() { return seat }
        }
        return waiting.removeFirst(of: trips) { _ in true } ?? inbox.removeFirstRequest()
    }
}
