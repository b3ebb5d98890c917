/// Ways to leave, and what it takes.
enum LeaveCommand: Hashable {
    case button, escape, menu
    /// Whether the guard minds everybody, or persons only.
    case minds(isEverybody: Bool)
    /// How long a draft can be had back that was left; nil asks instead.
    case offer(Duration?)
    case undo
    /// The screen that is shown must not be left.
    case pin, unpin
    /// Answers the question: leave, for the inbox.
    case away
    /// A guard that awaits the answer, on a host of its own.
    case awaits
}
