/// Hears what a host does.
///
/// Everyone hears everything, in the same order; what it asks for meanwhile waits its turn.
///
/// `willShow` is followed by exactly one `didShow` or `didCancel`, and every navigation by exactly one `didEnd`.
@MainActor public protocol NavObserving: NavDelegate {
    /// The stack has changed: the commit.
    func navHost(_ host: NavHost, didChangeStack navigation: Navigation)
    /// A screen begins to come. A finger may still take it back.
    func navHost(_ host: NavHost, willShow navigation: Navigation)
    /// It has come further: ``Navigation/fraction``.
    func navHost(_ host: NavHost, didMove navigation: Navigation)
    /// The finger let go.
    func navHost(_ host: NavHost, didRelease navigation: Navigation, finishing: Bool)
    /// The screen is there.
    func navHost(_ host: NavHost, didShow navigation: Navigation)
    /// It went back to where it began; the stack is as before.
    func navHost(_ host: NavHost, didCancel navigation: Navigation, because cancellation: Cancellation)
    /// It never began.
    func navHost(_ host: NavHost, didRefuse navigation: Navigation, because refusal: Refusal)
    /// It is over, however it ended.
    func navHost(_ host: NavHost, didEnd navigation: Navigation, with result: NavResult)
    /// The bars that belong to the top have changed; while a finger leads, read ``NavHost/bars``.
    func navHost(_ host: NavHost, didChangeBars bars: Bars)
}

extension NavObserving {
    /// Does nothing.
    public func navHost(_ host: NavHost, didChangeStack navigation: Navigation) {}
    /// Does nothing.
    public func navHost(_ host: NavHost, willShow navigation: Navigation) {}
    /// Does nothing.
    public func navHost(_ host: NavHost, didMove navigation: Navigation) {}
    /// Does nothing.
    public func navHost(_ host: NavHost, didRelease navigation: Navigation, finishing: Bool) {}
    /// Does nothing.
    public func navHost(_ host: NavHost, didShow navigation: Navigation) {}
    /// Does nothing.
    public func navHost(_ host: NavHost, didCancel navigation: Navigation, because cancellation: Cancellation) {}
    /// Does nothing.
    public func navHost(_ host: NavHost, didRefuse navigation: Navigation, because refusal: Refusal) {}
    /// Does nothing.
    public func navHost(_ host: NavHost, didEnd navigation: Navigation, with result: NavResult) {}
    /// Does nothing.
    public func navHost(_ host: NavHost, didChangeBars bars: Bars) {}
}
