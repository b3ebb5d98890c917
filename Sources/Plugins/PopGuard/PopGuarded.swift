public import NavHost

/// A screen that says whether it may be left.
@MainActor public protocol PopGuarded: NavScreen {
    /// What leaving it takes, now.
    ///
    /// Asked before the screen is taken off the stack, whether it is on top or buried and whatever removes it. A
    /// question: it may be asked many times and must change nothing.
    func guardAnswer(onLeaving navigation: Navigation) -> GuardAnswer
}
