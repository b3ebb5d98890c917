/// An object that passes what it hears on to others, such as the owner of a proxy that is a delegate of another proxy.
///
/// Conform to it and a ring is refused when it would be closed, with a diagnostic. Without it the ring is found when a
/// message has gone round 64 times.
///
/// ```swift
/// final class Relay: Observing, DelegateForwarding {
///     let observers = DelegateProxy<any Observing> { delegate in { [weak delegate] in delegate } }
///     var forwardsTo: [AnyObject] { [observers] }
///     func didMove() { observers.notify { $0.didMove() } }
/// }
/// ```
public protocol DelegateForwarding: AnyObject {
    /// The proxies, or other objects, that messages are passed on to.
    ///
    /// Asked when a delegate is added; must not change anything.
    var forwardsTo: [AnyObject] { get }
}
