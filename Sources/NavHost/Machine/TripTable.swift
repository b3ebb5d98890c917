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

    mutating func add(_ trip: consuming Trip) -> Seat {
        if let index = free.popLast() {
            trips[index] = trip
            return Seat(index: index)
        }
        trips.append(trip)
        return Seat(index: trips.count - 1)
    }

    /// Hands out a trip, so that what it holds is let go of outside; its seat is free.
    mutating func remove(_ seat: Seat) -> Trip {
        var trip = Trip.nobody
        swap(&trip, &trips[seat.index])
        free.append(seat.index)
        return trip
    }
}
