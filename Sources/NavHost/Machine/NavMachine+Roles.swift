extension NavMachine {
    /// Which trip plays which part.
    struct Roles {
        var candidate: TripTable.Seat?
        var asking: TripTable.Seat?
        var moving: TripTable.Seat?
        var acting: TripTable.Seat?

        /// Whether nobody plays any.
        var areFree: Bool { candidate == nil && asking == nil && moving == nil && acting == nil }
    }

    /// What is decided now.
    var candidate: Trip.Facts? { facts(roles.candidate) }
    /// What a person is asked about.
    var asking: Trip.Facts? { facts(roles.asking) }
    /// What has begun and is not about to be told of.
    var moving: Trip.Facts? { facts(roles.moving) }
    /// What is being told of.
    var acting: Trip.Facts? { facts(roles.acting) }

    /// Which navigation is being told of.
    var actingID: Int? {
        guard let seat = roles.acting else { return nil }
        return trips[seat].facts.id
    }

    /// How what is being told of ends, as far as is known.
    var actingResult: NavResult? {
        guard let seat = roles.acting else { return nil }
        return trips[seat].result
    }

    /// The navigation that has begun and not ended.
    var current: Trip.Facts? { facts(currentSeat) }

    /// What the current navigation does to the stack.
    var currentChange: StackChange? {
        guard let currentSeat else { return nil }
        return trips[currentSeat].change
    }

    /// What has begun, whether it moves or is held by its question.
    var running: Trip.Facts? { facts(runningSeat) }

    private var currentSeat: TripTable.Seat? {
        if let acting, acting.phase != .deciding { return roles.acting }
        return runningSeat
    }

    private var runningSeat: TripTable.Seat? {
        if let seat = roles.moving { return seat }
        return asking?.isHeld == true ? roles.asking : nil
    }

    /// What is being told of will be moving until its motion is over.
    mutating func awaitMotion() {
        if let seat = roles.acting { trips[seat].facts.awaitsMotion = true }
    }

    private func facts(_ seat: TripTable.Seat?) -> Trip.Facts? {
        guard let seat else { return nil }
        return trips[seat].facts
    }
}
