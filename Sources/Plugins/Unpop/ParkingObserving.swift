public import NavHost

/// A screen that wants to know that it is kept off the stack: the moment to pause a video, or to let go of a camera.
///
/// Each time it is parked, it is restored or discarded once, unless all is let go of without a word: its host, or the
/// plugin, was dropped.
@MainActor public protocol ParkingObserving: NavScreen {
    /// It has left the stack and may come back. Told at the commit, before it has disappeared.
    func screenWasParked(on host: NavHost)
    /// It is on the stack again, after so long. Told at the commit, before it appears.
    func screenWasRestored(on host: NavHost, age: Duration)
    /// It will not come back.
    func screenWasDiscarded(because reason: DiscardReason)
}

extension ParkingObserving {
    /// Does nothing.
    public func screenWasParked(on host: NavHost) {}
    /// Does nothing.
    public func screenWasRestored(on host: NavHost, age: Duration) {}
    /// Does nothing.
    public func screenWasDiscarded(because reason: DiscardReason) {}
}
