/// A registration that keeps its delegate alive.
@usableFromInline
final class StrongDelegateNode<Delegate>: DelegateNode<Delegate> {
    @usableFromInline let delegate: Delegate

    @usableFromInline
    init(_ delegate: Delegate, identity: ObjectIdentifier, serial: UInt, priority: Int) {
        self.delegate = delegate
        super.init(identity: identity, serial: serial, isStrong: true, priority: priority)
    }

    // A method, because a constant of a borrowed `self` is borrowed too: no retain per call.
    @usableFromInline
    func call<Failure: Error>(_ body: (Delegate) throws(Failure) -> Bool) throws(Failure) -> Bool {
        try body(delegate)
    }
}
