/// A screen that decides about its own removal, whether it is on top or buried.
@MainActor public protocol ScreenDeciding: NavScreen {
    /// Whether it may be taken off the stack; nil is no opinion.
    ///
    /// Screens are asked top first, up to the first ``Decision/deny(reason:)``. A question: it may be asked many times
    /// and must change nothing.
    func navHost(_ host: NavHost, decisionOnLeaving navigation: Navigation) -> Decision?
}
