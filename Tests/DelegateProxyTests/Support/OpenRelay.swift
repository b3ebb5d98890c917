import DelegateProxy

/// A delegate that passes what it hears on to a proxy of its own and says so.
final class OpenRelay: Hearing, DelegateForwarding {
    let observers = makeProxy()
    var forwardsTo: [AnyObject] { [observers] }
    func hear(_ word: String) { observers.notify { $0.hear(word) } }
}
