import Unpop

/// What is kept for a redo, and for how long.
enum RedoCommand: Hashable {
    case depth(Int)
    /// Nil is for ever.
    case life(Duration?)
    case lifetime(Unpop.Lifetime)
    case granularity(Unpop.Granularity)
    case clear
    case timers
}
