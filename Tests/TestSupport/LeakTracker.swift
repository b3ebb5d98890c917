/// Remembers objects weakly, to tell which of them are still alive when all should be gone.
@MainActor package final class LeakTracker: LeftoverChecking {
    private struct Slot {
        let name: String
        weak let object: AnyObject?
    }

    private var slots: [Slot] = []

    package init() {}

    /// Remembers an object.
    package func track(_ object: AnyObject, as name: String) {
        if slots.count.isMultiple(of: 64) { slots.removeAll { $0.object == nil } }
        slots.append(Slot(name: name, object: object))
    }

    /// How many of them live.
    package var liveCount: Int { slots.count { $0.object != nil } }

    package var leftovers: [String] {
        slots.filter { $0.object != nil }.map { "\($0.name) is still alive" }
    }
}
