/// A screen that wants to know when it comes and goes.
///
/// Out before in, and always balanced: at rest exactly one screen has appeared. Screens that a navigation passes over
/// hear nothing. The running navigation is ``NavHost/current``. Not sent where the presenter's toolkit sends its own.
@MainActor public protocol AppearanceObserving: NavScreen {
    /// It begins to come; where a finger leads, it may go again without having appeared.
    func screenWillAppear(on host: NavHost)
    /// It is there, or back after a swipe away from it was cancelled.
    func screenDidAppear(on host: NavHost)
    /// It begins to go; where a finger leads, it may come back.
    func screenWillDisappear(from host: NavHost)
    /// It is gone from sight: off the stack, or covered by another.
    func screenDidDisappear(from host: NavHost)
}

extension AppearanceObserving {
    /// Does nothing.
    public func screenWillAppear(on host: NavHost) {}
    /// Does nothing.
    public func screenDidAppear(on host: NavHost) {}
    /// Does nothing.
    public func screenWillDisappear(from host: NavHost) {}
    /// Does nothing.
    public func screenDidDisappear(from host: NavHost) {}
}
