extension NavMachine {
    /// Sets the candidate aside while somebody is asked: what the question itself asks for runs first.
    mutating func enterQuestion() {
        let subject = candidate ?? asking
        let depth = if let subject { self.depth(of: subject) } else { 0 }
        setAside.append(
            SetAside(candidate: roles.candidate.take(), inbox: inbox.isEmpty ? nil : inbox.takeAll(), depth: depth))
        isDelivering = false
    }

    /// Takes the candidate up again.
    ///
    /// - Returns: whether the answer still fits: the stack has not changed under the question.
    mutating func leaveQuestion() -> Bool {
        let decision = setAside.removeLast()
        isDelivering = true
        if let earlier = decision.inbox { inbox.prepend(contentsOf: earlier) }
        roles.candidate = decision.candidate
        guard let seat = decision.candidate else { return false }
        if trips[seat].facts.stage == .new || trips[seat].facts.version == stack.version { return true }
        replans += 1
        trips[seat].reconsider(replans)
        return false
    }
}
