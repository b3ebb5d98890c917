/// The time that a host goes by.
///
/// It is continuous: it runs on while the device sleeps.
///
/// Toolkits and tests bring their own.
@MainActor public protocol NavClock: AnyObject, Sendable {
    /// The time since some fixed moment. It never runs backward.
    var now: Duration { get }
    /// Runs `action` once, when `delay` has passed; at the next turn where it is zero or negative.
    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any NavClockToken
}
