/// The part of a question that the host keeps: it does not keep the question, whose end is an answer.
@MainActor final class QuestionLink {
    private let id: Int
    private let number: Int
    let asker: String
    private weak let host: NavHost?
    /// What the answer is about; nil is all that is removed.
    var subject: StackEntries?
    private var isAnswered = false
    private var isWithdrawn = false
    private var early: Question.Answer?
    private var isOpening = true
    private var blocks: [@MainActor () -> Void] = []

    init(id: Int, number: Int, asker: String, subject: StackEntries?, host: NavHost) {
        self.id = id
        self.number = number
        self.asker = asker
        self.subject = subject
        self.host = host
    }

    var isOpen: Bool { !isAnswered && host != nil }

    func answer(_ answer: Question.Answer) {
        guard isOpen else { return }
        isAnswered = true
        if isOpening { early = answer } else { send(answer) }
    }

    /// The asker has been called.
    ///
    /// What it answered meanwhile counts from here on, after all else that it asked for.
    func didOpen() {
        isOpening = false
        guard let answer = early else { return }
        early = nil
        send(answer)
    }

    func onWithdrawal(_ block: @escaping @MainActor () -> Void) {
        if isWithdrawn { return block() }
        if isOpen { blocks.append(block) }
    }

    func withdraw() {
        guard isOpen else { return }
        isAnswered = true
        isWithdrawn = true
        subject = nil
        let told = blocks
        blocks = []
        for block in told { block() }
    }

    private func send(_ answer: Question.Answer) {
        blocks = []
        host?.answer(answer, id: id, number: number, asker: asker, about: subject)
        subject = nil
    }
}
