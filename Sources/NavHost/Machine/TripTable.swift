/// The trips of a machine, each in a seat: what moves from part to part is the seat, and the trip stays where it is.
///
/// A trip is large, and a copy of it would have to count again whatever it holds.
struct TripTable {
    /// Where a trip is.
    struct Seat: Hashable {
        fileprivate let index: Int
    }

    private var trips: ContiguousArray<Trip> = []
    /// Seats that nobody has: the next trips take these.
    private var free: ContiguousArray<Int> = []

    subscript(_ seat: Seat) -> Trip {
        get { trips[seat.index] }
        _modify { yield &trips[seat.index] }
    }

    mutating func add(_ facts: Trip.Facts) -> Seat {
        guard let index = free.popLast() else {
            trips.append(Trip(facts: facts))
            return Seat(index: trips.count - 1)
        }
        trips[index].facts = facts
        return Seat(index: index)
    }

    /// Hands out what a trip holds, so that it is let go of outside; its seat is free.
    mutating func remove(_ seat: Seat) -> Trip.Holdings {
        free.append(seat.index)
        return trips[seat.index].takeHoldings()
    }
}
