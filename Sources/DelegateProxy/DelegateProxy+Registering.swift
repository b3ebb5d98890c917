extension DelegateProxy {
    /// Adds a delegate, weakly unless told otherwise.
    ///
    /// A delegate is added once, however often it is asked for: adding it again keeps its place and its token. With
    /// another priority it moves behind its new equals; `.strong` holds on to one that was weak, `.weak` does not let
    /// go of one that was strong. A delegate that was removed and is added again is new, and last.
    ///
    /// The proxy itself, and a ``DelegateForwarding`` object that would lead back here, are refused with a diagnostic.
    ///
    /// - Parameters:
    ///   - delegate: who is told from the next round on; in a round that is under way it is not.
    ///   - priority: higher is told earlier; equals in order of registration.
    ///   - retention: who keeps the delegate alive.
    /// - Returns: what removes the registration. Dropping it removes nothing. It is inert if the delegate was refused.
    /// - Complexity: O(*n*) comparisons of addresses.
    @inlinable
    @discardableResult
    public func add(_ delegate: Delegate, priority: Int = 0, retention: DelegateRetention = .weak) -> DelegateToken {
        let object = delegate as AnyObject
        guard accepts(object) else { return DelegateToken() }
        let identity = ObjectIdentifier(object)
        if let index = index(of: identity) {
            if nodes[index].resolve() != nil {
                return renew(at: index, delegate, priority: priority, retention: retention)
            }
            extendLifetime(discard(at: index))  // the address was used before, by one that has died
        }
        if nodes.count >= pruningCount { makeRoom() }
        nextSerial += 1
        let node = makeNode(delegate, identity: identity, priority: priority, retention: retention)
        nodes.insert(node, at: place(for: priority))
        return DelegateToken(issuer: issuer, serial: nextSerial)
    }

    /// Removes a delegate at once, from a round that is under way too.
    ///
    /// Does nothing if it is not there. May be called from the delegate's `deinit`.
    ///
    /// - Complexity: O(*n*) comparisons of addresses.
    @inlinable
    public func remove(_ delegate: Delegate) {
        guard let index = index(of: ObjectIdentifier(delegate as AnyObject)) else { return }
        extendLifetime(discard(at: index))
    }

    /// Removes every delegate at once, from a round that is under way too; tokens become inert.
    ///
    /// - Complexity: O(*n*).
    public func removeAll() {
        let removed = nodes
        for node in removed { node.standing = .removed }
        nodes = []
        extendLifetime(removed)
    }

    @inlinable
    func makeNode(
        _ delegate: Delegate, identity: ObjectIdentifier, priority: Int, retention: DelegateRetention
    ) -> DelegateNode<Delegate> {
        switch retention {
        case .strong:
            StrongDelegateNode(delegate, identity: identity, serial: nextSerial, priority: priority)
        case .weak:
            WeakDelegateNode(weaken(delegate), identity: identity, serial: nextSerial, priority: priority)
        }
    }

    @usableFromInline
    func renew(at index: Int, _ delegate: Delegate, priority: Int, retention: DelegateRetention) -> DelegateToken {
        let node = nodes[index]
        // The node stays the same one, so that a round under way sees a later removal.
        if retention == .strong { node.pin(delegate) }
        if node.priority != priority {
            nodes.remove(at: index)
            node.priority = priority
            nodes.insert(node, at: place(for: priority))
        }
        return DelegateToken(issuer: issuer, serial: node.serial)
    }

    /// Behind all of the same priority.
    ///
    /// The scan begins at the end, where most belong.
    @inlinable
    func place(for priority: Int) -> Int {
        var index = nodes.count
        while index > 0, nodes[index - 1].priority < priority { index -= 1 }
        return index
    }

    @inlinable
    func index(of identity: ObjectIdentifier) -> Int? {
        for index in 0..<nodes.count where nodes[index].identity == identity { return index }
        return nil
    }

    /// Takes a node out and hands it to the caller, who keeps it to the end of the removal.
    ///
    /// A delegate that dies with its node may call the proxy again.
    @usableFromInline
    func discard(at index: Int) -> DelegateNode<Delegate> {
        nodes[index].standing = .removed
        return nodes.remove(at: index)
    }

    @usableFromInline
    func makeRoom() {
        prune()
        pruningCount = max(Self.smallestPruningCount, nodes.count * 2)
    }
}
