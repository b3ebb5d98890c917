/// What a delegate can be called for.
@nonexhaustive public enum NavCapability: Hashable, Sendable, CaseIterable {
    /// ``NavObserving``.
    case navObserving
    /// ``HostLifeObserving``.
    case hostLifeObserving
    /// ``NavDeciding``.
    case navDeciding
    /// ``CommitGating``.
    case commitGating
    /// ``GestureClaiming``.
    case gestureClaiming
    /// ``CommandProviding``.
    case commandProviding
    /// ``BackObserving``.
    case backObserving
    /// ``AnimatorProviding``.
    case animatorProviding
    /// ``EntryParking``.
    case entryParking
}
