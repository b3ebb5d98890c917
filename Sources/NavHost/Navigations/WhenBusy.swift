/// What a request does when a navigation is under way.
public enum WhenBusy: Hashable, Sendable {
    /// Ends the running animation at once, in order, and cancels a followed gesture. The default.
    case endRunning
    /// Ends as `refused(.busy)`: the guard against double taps.
    case drop
    /// Waits, and is asked about when its turn comes.
    case queue
}
