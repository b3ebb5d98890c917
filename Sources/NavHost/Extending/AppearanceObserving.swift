/// A screen that wants to know when it comes and goes.
///
/// Out before in, and always balanced: at rest exactly one screen has appeared. Screens that a navigation passes over
/// hear nothing. The running navigation is ``NavHost/current``. Not sent where the presenter's toolkit sends its own.
@MainActor public protocol AppearanceObserving: NavScreen {
    func screenWillAppear(on host: NavHost)
    func screenDidAppear(on host: NavHost)
    func screenWillDisappear(from host: NavHost)
    func screenDidDisappear(from host: NavHost)
}

extension AppearanceObserving {
    public func screenWillAppear(on host: NavHost) {}
    public func screenDidAppear(on host: NavHost) {}
    public func screenWillDisappear(from host: NavHost) {}
    public func screenDidDisappear(from host: NavHost) {}
}
