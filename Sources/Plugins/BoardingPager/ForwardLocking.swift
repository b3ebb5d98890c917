public import NavHost

/// A page that can be left forward only when it says so, such as a form that must be valid first.
///
/// It has no default: a misspelt lock would not lock.
@MainActor public protocol ForwardLocking: NavScreen {
    /// Whether the way forward is locked. Read when one begins to page, and again when a finger lets go.
    var isForwardLocked: Bool { get }
}
