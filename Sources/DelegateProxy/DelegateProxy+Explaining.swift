extension DelegateProxy {
    /// Who would hear an announcement, in order.
    ///
    /// - Complexity: O(*n*).
    public func explain() -> DelegateExplanation<Never> {
        let entries = nodes.compactMap { node in
            node.resolve().map { entry(node, $0, role: .hears, answer: nil as Never?) }
        }
        return DelegateExplanation(entries: entries)
    }

    /// Who would answer a question, who has no answer, and who is shadowed by an earlier answer.
    ///
    /// Asks everyone, also those whom ``first(_:)`` would not reach: for questions without side effects. The answers
    /// tell as well who decided an ``all(_:)`` or an ``any(_:)``.
    ///
    /// - Complexity: O(*n*).
    public func explain<Answer, Failure: Error>(
        _ question: (Delegate) throws(Failure) -> Answer?
    ) throws(Failure) -> DelegateExplanation<Answer> {
        var entries: [DelegateExplanation<Answer>.Entry] = []
        guard enter() else { return DelegateExplanation(entries: entries) }
        defer { leave(hasDead: false) }
        var isAnswered = false
        let snapshot = nodes
        for node in snapshot where !node.isRemoved {
            guard let delegate = node.resolve() else { continue }
            let answer = try question(delegate)
            let role: DelegateRole = answer == nil ? .abstains : isAnswered ? .shadowed : .answers
            isAnswered = isAnswered || answer != nil
            entries.append(entry(node, delegate, role: role, answer: answer))
        }
        return DelegateExplanation(entries: entries)
    }

    private func entry<Answer>(
        _ node: DelegateNode<Delegate>, _ delegate: Delegate, role: DelegateRole, answer: Answer?
    ) -> DelegateExplanation<Answer>.Entry {
        DelegateExplanation.Entry(
            name: String(describing: type(of: delegate as AnyObject)), identity: node.identity,
            priority: node.priority, retention: node.retention, role: role, answer: answer)
    }
}
