/// One registration, of one of two kinds: ``StrongDelegateNode`` and ``WeakDelegateNode``.
///
/// A flag and a checked-in-debug downcast tell them apart: a virtual method cannot be specialised for the body of a
/// walk, an enum or an optional costs one or two retains per call.
@usableFromInline
class DelegateNode<Delegate> {
    @usableFromInline final let identity: ObjectIdentifier
    @usableFromInline final let serial: UInt
    @usableFromInline final let isStrong: Bool
    @usableFromInline final var priority: Int

    // Read once per delegate and dispatch, and the only thing of a node that is; never accessed across a call, so the
    // dynamic check could find nothing.
    @safe @exclusivity(unchecked) @usableFromInline
    final var standing: DelegateStanding

    @usableFromInline
    init(identity: ObjectIdentifier, serial: UInt, isStrong: Bool, priority: Int) {
        self.identity = identity
        self.serial = serial
        self.isStrong = isStrong
        self.priority = priority
        standing = isStrong ? .strong : .weak
    }

    final var isRemoved: Bool { standing == .removed }

    /// Calls `body` with the delegate if it is registered and alive; false ends the walk.
    @inlinable
    final func visit<Failure: Error>(
        _ body: (Delegate) throws(Failure) -> Bool, _ hasDead: inout Bool
    ) throws(Failure) -> Bool {
        switch standing {
        case .weak: try weak.visitIfAlive(body, &hasDead)
        case .strong: try strong.call(body)
        case .removed: true
        }
    }

    /// The delegate while it is alive.
    @usableFromInline
    final func resolve() -> Delegate? { isStrong ? strong.delegate : weak.getter() }

    /// Whether there is somebody to be called.
    @usableFromInline
    final var isAlive: Bool { isStrong || weak.getter() != nil }

    final var retention: DelegateRetention { isStrong || weak.pinned != nil ? .strong : .weak }

    /// Keeps the delegate alive from now on.
    final func pin(_ delegate: Delegate) {
        if !isStrong { weak.pinned = delegate }
    }

    // Sound: `isStrong` is written by the initialisers of the two final subclasses, and there is no third.
    @usableFromInline
    final var strong: StrongDelegateNode<Delegate> {
        unsafe unsafeDowncast(self, to: StrongDelegateNode<Delegate>.self)
    }

    @usableFromInline
    final var weak: WeakDelegateNode<Delegate> { unsafe unsafeDowncast(self, to: WeakDelegateNode<Delegate>.self) }
}
