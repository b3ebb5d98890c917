import NavHost

/// A redo that a finger leads: until it is over nothing of it may go.
struct LedRedo {
    /// The ``Navigation/id``.
    let navigation: Int
    /// How many screens it brings.
    let count: Int
    var isOver = false
    /// Why they go when it is over, where they would have gone meanwhile.
    var reason: DiscardReason?
}
