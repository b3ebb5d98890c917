/// The trips that wait their turn, first come first, and how many of them are not patient.
struct WaitingLine {
    /// What has left is nil until there is room to be made, so that a long line does not move up one by one.
    private var seats: [TripTable.Seat?] = []
    private var head = 0
    /// How many would end what runs if their turn came.
    private var hurriedCount = 0

    var isEmpty: Bool { head == seats.count }

    mutating func append(_ seat: TripTable.Seat, of trips: TripTable) {
        hurriedCount += trips[seat].facts.isHurried ? 1 : 0
        seats.append(seat)
    }

    /// Puts one that waits for room behind those that do so already, and before all others.
    mutating func insertForRoom(_ seat: TripTable.Seat, of trips: TripTable) {
        hurriedCount += trips[seat].facts.isHurried ? 1 : 0
        let index = seats[head...].firstIndex { $0.map { trips[$0].facts.awaitsRoom } != true }
        seats.insert(seat, at: index ?? seats.count)
    }

    func first(of trips: TripTable, where isWanted: (Trip.Facts) -> Bool) -> Trip.Facts? {
        index(of: trips, where: isWanted).flatMap { seats[$0] }.map { trips[$0].facts }
    }

    /// Whether one that is not patient is among these.
    func isHurried(of trips: TripTable, where isMeant: (Trip.Facts) -> Bool) -> Bool {
        hurriedCount > 0 && index(of: trips) { $0.isHurried && isMeant($0) } != nil
    }

    mutating func removeFirst(of trips: TripTable, where isWanted: (Trip.Facts) -> Bool) -> TripTable.Seat? {
        guard let index = index(of: trips, where: isWanted), let seat = seats[index] else { return nil }
        hurriedCount -= trips[seat].facts.isHurried ? 1 : 0
        if index > head {
            seats.remove(at: index)
        } else {
            seats[index] = nil
            head += 1
            makeRoom()
        }
        return seat
    }

    private func index(of trips: TripTable, where isWanted: (Trip.Facts) -> Bool) -> Int? {
        seats[head...].firstIndex { $0.map { isWanted(trips[$0].facts) } ?? false }
    }

    private mutating func makeRoom() {
        guard head == seats.count || head > 32 && head > seats.count / 2 else { return }
        seats.removeFirst(head)
        head = 0
    }
}
