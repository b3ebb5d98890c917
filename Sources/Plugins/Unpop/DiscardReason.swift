/// Why a screen that was kept is kept no longer.
@nonexhaustive public enum DiscardReason: Hashable, Sendable {
    /// Another screen was pushed.
    case pushed
    /// The stack was set to other screens.
    case replaced
    /// Something was removed for good, as at a log-out.
    case final
    /// There was no room: it was the one that redo would reach last.
    case depth
    /// Its time to live has passed.
    case expired
    case memoryPressure
    /// ``Unpop/clear()`` was called.
    case cleared
    /// A screen below it may not be kept, so that no redo leads here any more.
    case unreachable
    /// Another host has the entry on its stack.
    case takenElsewhere
    /// ``Unpop`` was uninstalled.
    case uninstalled
    /// The host has ended or is gone.
    case hostEnded
}
