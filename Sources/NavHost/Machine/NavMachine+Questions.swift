extension NavMachine {
    /// Sets the candidate aside while somebody is asked: what the question itself asks for runs first.
    mutating func enterQuestion() {
        let depth = (candidate ?? asking).map { self.depth(of: $0) } ?? 0
        frames.append(Frame(candidate: candidate, inbox: inbox, depth: depth))
        candidate = nil
        inbox = Inbox()
        isDelivering = false
    }

    /// Takes the candidate up again.
    ///
    /// - Returns: whether the answer still fits: the stack has not changed under the question.
    mutating func leaveQuestion() -> Bool {
        let frame = frames.removeLast()
        isDelivering = true
        inbox.prepend(contentsOf: frame.inbox)
        guard var trip = frame.candidate else { return false }
        defer { candidate = trip }
        guard case .new = trip.stage else {
            guard trip.version != stack.version else { return true }
            replans += 1
            trip.attempts = replans
            trip.asked = trip.asked ?? trip.change.removed
            trip.stage = .new
            return false
        }
        return true
    }
}
