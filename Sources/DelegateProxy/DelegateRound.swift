/// One round of a proxy, walked by hand: for a body that cannot be a closure.
///
/// ```swift
/// var round = observers.round()
/// while let observer = round.next() { observer.didMove() }
/// ```
/// The rules are those of ``DelegateProxy/notify(_:)``: it walks the delegates that were there when it began, skips
/// those that are removed or die before their turn, and is over when it is let go of. On an actor it is also faster
/// than a closure, whose isolation is checked at every call.
public struct DelegateRound<Delegate>: ~Copyable {
    @usableFromInline let proxy: DelegateProxy<Delegate>
    @usableFromInline let snapshot: ContiguousArray<DelegateNode<Delegate>>
    @usableFromInline let isCutOff: Bool
    @usableFromInline var position = 0
    @usableFromInline var hasDead = false

    @inlinable
    init(of proxy: DelegateProxy<Delegate>) {
        self.proxy = proxy
        isCutOff = !proxy.enter()
        snapshot = isCutOff ? [] : proxy.nodes
    }

    @inlinable
    deinit {
        if !isCutOff { proxy.leave(hasDead: hasDead) }
    }

    /// The next delegate, or nil when all have had their turn.
    ///
    /// - Complexity: O(1), amortised over the round; no allocation.
    @inlinable
    public mutating func next() -> Delegate? {
        while position < snapshot.count {
            let node = snapshot[position]
            position += 1
            if node.isRemoved { continue }
            if let delegate = node.resolve() { return delegate }
            hasDead = true
        }
        return nil
    }
}

extension DelegateProxy {
    /// Begins a round; see ``DelegateRound``.
    @inlinable
    public func round() -> DelegateRound<Delegate> { DelegateRound(of: self) }
}
