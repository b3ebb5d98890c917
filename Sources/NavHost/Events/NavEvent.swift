/// One thing that a host did, as a plain value that holds no screen.
public struct NavEvent: Hashable, Sendable {
    /// What happened.
    @nonexhaustive public enum Kind: Hashable, Sendable {
        case didChangeStack
        case willDisappear(ScreenLabel)
        case willAppear(ScreenLabel)
        case didDisappear(ScreenLabel)
        case didAppear(ScreenLabel)
        case willShow(ScreenLabel)
        case didChangeBars
        case didMove(fraction: Double)
        case didRelease(finishing: Bool)
        case didShow(ScreenLabel)
        case didCancel(Cancellation)
        case didRefuse(Refusal)
        case didEnd(NavResult)
        case didSuspend
        case didResume
        case hostDidEnd
    }

    public let kind: Kind
    /// The ``Navigation/id`` it belongs to; nil for what belongs to none.
    public let navigation: Int?
    public let operation: NavOperation?
    public let cause: Cause?
    /// The stack after it, bottom first.
    ///
    /// Filled by `didChangeStack` alone.
    public let stack: [ScreenLabel]
}
