extension DelegateProxy {
    /// The one walk behind every rule: calls `body` in order until it answers false.
    ///
    /// Walks a snapshot, so that nothing a delegate does disturbs it: one retain, no allocation.
    @inlinable
    func walk<Failure: Error>(_ body: (Delegate) throws(Failure) -> Bool) throws(Failure) {
        guard enter() else { return }
        var hasDead = false
        defer { leave(hasDead: hasDead) }
        let snapshot = nodes
        // `for … in` over a contiguous array and a method of the node: that is what lets the optimiser borrow both.
        for node in snapshot {
            if try !node.visit(body, &hasDead) { return }
        }
    }

    @usableFromInline
    func enter() -> Bool {
        guard rounds.depth < rounds.limit else {
            cutOff()
            return false
        }
        rounds.depth += 1
        return true
    }

    @usableFromInline
    func leave(hasDead: Bool) {
        rounds.depth -= 1
        if rounds.depth == 0 { rounds.limit = DelegateRounds.deepest }
        if hasDead { prune() }
    }

    /// Refuses every further round until the outermost is over: two delegates that both lead back would else double per
    /// level.
    @usableFromInline
    func cutOff() {
        guard rounds.limit > 0 else { return }  // cut off and reported before
        rounds.limit = 0
        report(.tooDeep, about: nil)
    }

    /// Drops the nodes whose delegate has died.
    @usableFromInline
    func prune() {
        let before = nodes
        // Getters are foreign code, so they are all asked before the array changes.
        for node in before where node.resolve() == nil { node.standing = .removed }
        nodes.removeAll { $0.isRemoved }
        extendLifetime(before)
    }
}
