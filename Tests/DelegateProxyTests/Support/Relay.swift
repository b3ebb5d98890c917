import DelegateProxy

/// A delegate that passes what it hears on to a proxy and does not say so.
final class Relay: Hearing {
    let target: Proxy
    init(to target: Proxy) { self.target = target }
    func hear(_ word: String) { target.notify { $0.hear(word) } }
}
