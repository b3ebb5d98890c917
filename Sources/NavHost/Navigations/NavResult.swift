/// How a navigation ended.
///
/// Every navigation ends exactly once.
public enum NavResult: Hashable, Sendable {
    /// It was committed, even if another overtook its animation.
    case finished
    /// There was nothing to do: nobody was asked and nothing announced but the end.
    case unchanged
    /// It had begun and was not committed: the stack is as before.
    case cancelled(Cancellation)
    /// It never began: the stack is as before.
    case refused(Refusal)
}
