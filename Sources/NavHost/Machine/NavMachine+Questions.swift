extension NavMachine {
    /// Sets the candidate aside while somebody is asked: what the question itself asks for runs first.
    mutating func enterQuestion() {
        frames.append(Frame(candidate: candidate, inbox: inbox))
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
            trip.attempts += 1
            trip.asked = trip.asked ?? trip.change.removed
            trip.stage = .new
            return false
        }
        return true
    }
}
