extension DelegateProxy {
    /// How many delegates are registered and alive.
    ///
    /// - Complexity: O(*n*): weak ones are looked at.
    public var count: Int {
        nodes.reduce(0) { $1.resolve() == nil ? $0 : $0 + 1 }
    }

    /// Whether nobody would hear anything.
    ///
    /// - Complexity: O(*n*) at worst; O(1) while the first delegate is alive.
    @inlinable public var isEmpty: Bool {
        // A loop by hand: where nobody is asked, this is all that a question costs.
        if nodes.isEmpty { return true }
        for index in nodes.indices where nodes[index].isAlive { return false }
        return true
    }

    /// Whether the very object is registered; an equal one is another.
    ///
    /// False in the object's `deinit`: the dead are not counted.
    ///
    /// - Complexity: O(*n*) comparisons of addresses.
    public func contains(_ delegate: Delegate) -> Bool {
        guard let index = index(of: ObjectIdentifier(delegate as AnyObject)) else { return false }
        return nodes[index].resolve() != nil
    }

    /// How many delegates fit a description, such as those of a class.
    ///
    /// - Complexity: O(*n*).
    @inlinable
    public func count<Failure: Error>(where isCounted: (Delegate) throws(Failure) -> Bool) throws(Failure) -> Int {
        try reduce(0) { count, delegate throws(Failure) in try isCounted(delegate) ? count + 1 : count }
    }

    /// Whether a delegate fits a description, such as one that conforms to a further protocol.
    ///
    /// - Complexity: O(*n*); stops at the first that fits.
    @inlinable
    public func contains<Failure: Error>(where isWanted: (Delegate) throws(Failure) -> Bool) throws(Failure) -> Bool {
        try first { delegate throws(Failure) in try isWanted(delegate) ? true : nil } ?? false
    }

    /// Whether a round that began now would be cut off, so that nobody is reached.
    ///
    /// A round that reaches nobody otherwise found nobody.
    public var isCutOff: Bool { rounds.depth >= rounds.limit }

    /// How many nodes are stored, those of dead delegates included.
    package var storedCount: Int { nodes.count }
}
