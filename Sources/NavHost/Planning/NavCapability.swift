/// What a delegate can be called for.
@nonexhaustive public enum NavCapability: Hashable, Sendable, CaseIterable {
    case navObserving, hostLifeObserving, navDeciding, commitGating, gestureClaiming, commandProviding, backObserving
    case animatorProviding
}
