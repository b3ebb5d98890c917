import Callees

/// A weak reference as anybody writes it.
struct WeakSlot {
    weak var delegate: (any Hearing)?
}
