import Callees

/// The least that a push and a pop can cost: an array, a set of members, an entry and a trip that are allocated, and
/// four events to each of three strong delegates.
final class TripFloor {
    private final class Entry {
        let screen: AnyObject

        init(_ screen: AnyObject) {
            self.screen = screen
        }
    }

    private final class Trip {
        var entry: Entry
        var isForward = true

        init(_ entry: Entry) {
            self.entry = entry
        }
    }

    private var entries: [Entry] = []
    private var members: Set<ObjectIdentifier> = []
    private var trip: Trip?
    private var delegates: ContiguousArray<any TripHearing>

    init(_ delegates: [TripReceiver]) {
        self.delegates = ContiguousArray(delegates)
    }

    func push(_ screen: AnyObject) {
        guard members.insert(ObjectIdentifier(screen)).inserted else { return }
        let entry = Entry(screen)
        entries.append(entry)
        announce(Trip(entry))
    }

    func pop() {
        guard let entry = entries.popLast() else { return }
        members.remove(ObjectIdentifier(entry.screen))
        guard let trip else { return }
        trip.isForward = false
        announce(trip)
    }

    private func announce(_ trip: Trip) {
        self.trip = trip
        let snapshot = delegates
        // By index: `for … in` would retain each of them.
        for index in snapshot.indices { snapshot[index].host(self, didChange: trip) }
        for index in snapshot.indices { snapshot[index].host(self, willShow: trip) }
        for index in snapshot.indices { snapshot[index].host(self, didShow: trip) }
        for index in snapshot.indices { snapshot[index].host(self, didEnd: trip) }
    }
}
