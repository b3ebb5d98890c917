/// Hears of the life of the host itself.
@MainActor public protocol HostLifeObserving: NavDelegate {
    /// It has been added; this is the stack as it stands, bottom first.
    func navHost(_ host: NavHost, didAttach stack: [StackEntry])
    /// The app goes to the background. A followed gesture has been cancelled.
    func navHostDidSuspend(_ host: NavHost)
    /// The app is back, after this long.
    func navHost(_ host: NavHost, didResumeAfter pause: Duration)
    /// What can be made again should be let go of.
    func navHostDidReceiveMemoryPressure(_ host: NavHost)
    /// The last thing that is heard of it.
    func navHostDidEnd(_ host: NavHost)
}

extension HostLifeObserving {
    /// Does nothing.
    public func navHost(_ host: NavHost, didAttach stack: [StackEntry]) {}
    /// Does nothing.
    public func navHostDidSuspend(_ host: NavHost) {}
    /// Does nothing.
    public func navHost(_ host: NavHost, didResumeAfter pause: Duration) {}
    /// Does nothing.
    public func navHostDidReceiveMemoryPressure(_ host: NavHost) {}
    /// Does nothing.
    public func navHostDidEnd(_ host: NavHost) {}
}
