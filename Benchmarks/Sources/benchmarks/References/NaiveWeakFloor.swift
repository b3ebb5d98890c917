import Callees

/// What one writes first: a loop over an array of weak structs, each of which is copied.
final class NaiveWeakFloor: Dispatching {
    private var slots: [WeakSlot]

    init(_ receivers: [Receiver]) {
        slots = receivers.map { WeakSlot(delegate: $0) }
    }

    func tell(_ value: Int) {
        for slot in slots { slot.delegate?.hear(value) }
    }
}
