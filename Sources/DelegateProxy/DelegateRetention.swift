/// Who keeps a delegate alive.
@frozen
public enum DelegateRetention: Hashable, Sendable {
    /// Someone else does: the registration ends with the delegate.
    case weak

    /// The proxy does, until the delegate is removed or the proxy ends.
    case strong
}
