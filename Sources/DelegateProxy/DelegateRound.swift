/// One round of a proxy, walked by hand: for a body that cannot be a closure.
///
/// ```swift
/// var round = observers.round()
/// while let observer = round.next() { observer.didMove() }
/// ```
/// The rules are those of ``DelegateProxy/notify(_:)``: it walks the delegates that were there when it began, skips
/// those that are removed or die before their turn. It is under way until it is let go of, and where too many are it
/// is cut off, and empty; see ``isCutOff``. On an actor it is also faster
/// than a closure, whose isolation is checked at every call.
public struct DelegateRound<Delegate>: ~Copyable {
    @usableFromInline let proxy: DelegateProxy<Delegate>
    @usableFromInline let snapshot: ContiguousArray<DelegateNode<Delegate>>
    /// Whether 64 rounds of the proxy were under way already, so that nobody is reached.
    ///
    /// A round that is empty otherwise found nobody.
    public let isCutOff: Bool
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
    /// Begins a round that is walked by hand, for a body that cannot be a closure.
    ///
    /// - Returns: the round, which goes over the delegates that are registered now.
    /// - Complexity: O(1), without an allocation.
    @inlinable
    public func round() -> DelegateRound<Delegate> { DelegateRound(of: self) }
}
