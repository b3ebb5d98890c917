import NavHost
import TestSupport

/// What the oracle knows of a request.
///
/// It holds nothing: what a request holds is let go of by the host.
struct Spec {
    let operation: StackOracle.Operation
    /// Whether a `pop(to:)` names an entry: its screen may come back with another.
    var namesEntry = false
    weak var target: StackEntry?

    @MainActor var isTargetGone: Bool { namesEntry && target?.isOnStack != true }
}
