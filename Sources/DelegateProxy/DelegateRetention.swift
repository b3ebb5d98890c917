/// Who keeps a delegate alive.
public enum DelegateRetention: Hashable, Sendable {
    /// Someone else does: the registration ends with the delegate.
    ///
    /// Hold it in a property: an optimised build lets go of a local array, and of what it holds, after its last use.
    case weak

    /// The proxy does, until the delegate is removed or the proxy ends.
    case strong
}
