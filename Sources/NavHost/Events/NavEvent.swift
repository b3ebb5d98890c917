/// One thing that a host did, as a plain value that holds no screen.
public struct NavEvent: Hashable, Sendable {
    /// What happened.
    @nonexhaustive public enum Kind: Hashable, Sendable {
        /// The commit: the only event that carries a ``NavEvent/stack``.
        case didChangeStack
        /// The old top begins to go.
        case willDisappear(ScreenLabel)
        /// The new top begins to come.
        case willAppear(ScreenLabel)
        /// It is gone, or gone again after a cancelled swipe.
        case didDisappear(ScreenLabel)
        /// It is there, or back after a cancelled swipe.
        case didAppear(ScreenLabel)
        /// A navigation that changes the top begins.
        case willShow(ScreenLabel)
        /// The bars that belong to the top have changed.
        case didChangeBars
        /// What moves has come this far, 0…1.
        case didMove(fraction: Double)
        /// The finger let go, and it goes through or springs back.
        case didRelease(finishing: Bool)
        /// The screen is there.
        case didShow(ScreenLabel)
        /// What had begun was not committed; the stack is as before.
        case didCancel(Cancellation)
        /// It never began; the stack is as before.
        case didRefuse(Refusal)
        /// It is over: the last event of every navigation.
        case didEnd(NavResult)
        /// The app went to the background.
        case didSuspend
        /// The app is back.
        case didResume
        /// The last event of all.
        case hostDidEnd
    }

    /// What happened.
    public let kind: Kind
    /// The ``Navigation/id`` it belongs to; nil for what belongs to none.
    public let navigation: Int?
    /// What the navigation was asked to do; nil for what belongs to none.
    public let operation: NavOperation?
    /// Who asked for the navigation; nil for what belongs to none.
    public let cause: Cause?
    /// The stack after it, bottom first.
    ///
    /// Filled by `didChangeStack` alone.
    public let stack: [ScreenLabel]
}
