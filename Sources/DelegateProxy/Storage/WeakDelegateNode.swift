/// A registration that lets its delegate die.
@usableFromInline
final class WeakDelegateNode<Delegate>: DelegateNode<Delegate> {
    @usableFromInline let getter: () -> Delegate?

    /// Set when the delegate is added once more, strongly; the walk need not know.
    var pinned: Delegate?

    @inlinable
    init(_ getter: @escaping () -> Delegate?, identity: ObjectIdentifier, serial: UInt, priority: Int) {
        self.getter = getter
        super.init(identity: identity, serial: serial, isStrong: false, priority: priority)
    }

    // What the getter answers is held until `body` returns: a delegate is never half-called.
    @inlinable
    func visitIfAlive<Failure: Error>(
        _ body: (Delegate) throws(Failure) -> Bool, _ hasDead: inout Bool
    ) throws(Failure) -> Bool {
        if let delegate = getter() { return try body(delegate) }
        hasDead = true
        return true
    }
}
