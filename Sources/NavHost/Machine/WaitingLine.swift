/// The trips that wait their turn, first come first, and how many of them are not patient.
struct WaitingLine {
    /// What has left is nil until there is room to be made, so that a long line does not move up one by one.
    private var trips: [Trip?] = []
    private var head = 0
    /// How many would end what runs if their turn came.
    private var hurriedCount = 0

    var isEmpty: Bool { head == trips.count }

    mutating func append(_ trip: Trip) {
        hurriedCount += trip.facts.isHurried ? 1 : 0
        trips.append(trip)
    }

    /// Puts one that waits for room behind those that do so already, and before all others.
    mutating func insertForRoom(_ trip: Trip) {
        hurriedCount += trip.facts.isHurried ? 1 : 0
        trips.insert(trip, at: trips[head...].firstIndex { $0?.facts.awaitsRoom != true } ?? trips.count)
    }

    func first(where isWanted: (Trip.Facts) -> Bool) -> Trip.Facts? {
        index(where: isWanted).flatMap { trips[$0]?.facts }
    }

    /// Whether one that is not patient is among these.
    func isHurried(where isMeant: (Trip.Facts) -> Bool) -> Bool {
        hurriedCount > 0 && index { $0.isHurried && isMeant($0) } != nil
    }

    /// Takes one out; the caller holds it, so that nothing is let go of here.
    mutating func removeFirst(where isWanted: (Trip.Facts) -> Bool) -> Trip? {
        guard let index = index(where: isWanted), let trip = trips[index] else { return nil }
        hurriedCount -= trip.facts.isHurried ? 1 : 0
        if index > head {
            trips.remove(at: index)
        } else {
            trips[index] = nil
            head += 1
            makeRoom()
        }
        return trip
    }

    private func index(where isWanted: (Trip.Facts) -> Bool) -> Int? {
        trips[head...].firstIndex { $0.map { isWanted($0.facts) } ?? false }
    }

    private mutating func makeRoom() {
        guard head == trips.count || head > 32 && head > trips.count / 2 else { return }
        trips.removeFirst(head)
        head = 0
    }
}
