/// Remembers objects weakly, to tell which of them are still alive when all should be gone.
@MainActor public final class LeakTracker: LeftoverChecking {
    private struct Slot {
        let name: String
        weak let object: AnyObject?
    }

    private var slots: [Slot] = []

    public init() {}

    /// Remembers an object.
    public func track(_ object: AnyObject, as name: String) {
        if slots.count.isMultiple(of: 64) { slots.removeAll { $0.object == nil } }
        slots.append(Slot(name: name, object: object))
    }

    /// How many of them live.
    public var liveCount: Int { slots.count { $0.object != nil } }

    public var leftovers: [String] {
        slots.filter { $0.object != nil }.map { "\($0.name) is still alive" }
    }
}
