/// What the tokens of a proxy know of it: one small object per proxy, shared by all of them.
///
/// A token must not keep a strong delegate alive (delegates keep their tokens), so it holds no node; and a weak reference to the
/// proxy would make every later retain of it slow. `proxy` is set to nil by the proxy's `deinit` and so is never read too late.
@usableFromInline
final class DelegateTokenIssuer<Delegate>: DelegateTokenIssuing {
    @usableFromInline unowned var proxy: DelegateProxy<Delegate>?

    @inlinable init() {}

    @usableFromInline
    func remove(_ serial: UInt) {
        guard let proxy, let index = proxy.nodes.firstIndex(where: { $0.serial == serial }) else { return }
        withExtendedLifetime(proxy.discard(at: index)) {}
    }

    @usableFromInline
    func isRegistered(_ serial: UInt) -> Bool {
        proxy?.nodes.first { $0.serial == serial }?.resolve() != nil
    }
}
