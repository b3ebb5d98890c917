/// The least that whole stacks can cost: an array of entries and a set of members.
final class StackFloor {
    private final class Entry {
        let screen: AnyObject

        init(_ screen: AnyObject) {
            self.screen = screen
        }
    }

    private var entries: [Entry] = []
    private var members: Set<ObjectIdentifier> = []
    private var parked: [Entry] = []

    var count: Int { entries.count }

    /// Allocates an entry for each screen, as a set of screens must.
    func set(_ screens: [AnyObject]) {
        entries = screens.map { Entry($0) }
        members = Set(screens.map { ObjectIdentifier($0) })
    }

    func popAll() {
        parked = entries.reversed()
        for entry in parked { members.remove(ObjectIdentifier(entry.screen)) }
        entries.removeAll(keepingCapacity: true)
    }

    func redo() {
        entries.append(contentsOf: parked.reversed())
        for entry in parked { members.insert(ObjectIdentifier(entry.screen)) }
        parked = []
    }
}
