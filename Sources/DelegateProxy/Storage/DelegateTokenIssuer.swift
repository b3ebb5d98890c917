/// What the tokens of a proxy know of it: one small object per proxy, shared by all of them.
///
/// A token must not keep a strong delegate alive (delegates keep their tokens), so it holds no node; and a weak
/// reference to the proxy would make every later retain of it slow. `proxy` is set to nil by the proxy's `deinit` and
/// so is never read too late.
@usableFromInline
final class DelegateTokenIssuer<Delegate>: DelegateTokenIssuing {
    unowned var proxy: DelegateProxy<Delegate>?

    init() {}

    @usableFromInline
    func remove(_ serial: UInt) {
        guard let proxy, let index = index(of: serial, in: proxy) else { return }
        extendLifetime(proxy.discard(at: index))
    }

    @usableFromInline
    func isRegistered(_ serial: UInt) -> Bool {
        guard let proxy, let index = index(of: serial, in: proxy) else { return false }
        return proxy.nodes[index].resolve() != nil
    }

    // A plain loop: tokens know no type, so this runs unspecialised, where `firstIndex(where:)` allocates per element.
    func index(of serial: UInt, in proxy: DelegateProxy<Delegate>) -> Int? {
        for index in 0..<proxy.nodes.count where proxy.nodes[index].serial == serial { return index }
        return nil
    }
}
