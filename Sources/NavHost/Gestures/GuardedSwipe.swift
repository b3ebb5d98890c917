/// What a swipe does that somebody wants to be asked about.
public enum GuardedSwipe: Hashable, Sendable {
    /// The finger leads nothing; the question opens, and on yes the navigation runs animated. The default.
    case refuse
    /// The screen follows with resistance and stands still at the release, while the question is open; on yes it goes
    /// on from there, on no it springs back. A change by code that is allowed meanwhile cancels it.
    case hold
}
