/// Why a navigation that had begun was not committed.
@nonexhaustive public enum Cancellation: Hashable, Sendable {
    /// The finger let go too early.
    case released
    /// ``Interaction/cancel()`` was called.
    case byCaller
    /// Another navigation took its place.
    case superseded
    /// The host was suspended.
    case suspended
    /// Its ``Interaction`` was let go of, or the plugin that owned it was uninstalled.
    case dropped
    /// The host has ended or is gone.
    case hostGone
}
