import NavHost

/// Asks about the screens of one navigation, one after the other.
///
/// The open ``GuardQuestion`` holds it, and nobody else: letting go of that ends the core's question with "stay".
@MainActor final class Interview {
    let question: Question
    private let entries: [StackEntry]
    private let ask: @MainActor (GuardQuestion) -> Void
    private var askedCount = 0
    private var mayGoOn = true
    private var isProceeding = false

    init(_ entries: [StackEntry], _ question: Question, _ ask: @escaping @MainActor (GuardQuestion) -> Void) {
        self.entries = entries
        self.question = question
        self.ask = ask
    }

    var remainingCount: Int { entries.count - askedCount }

    /// Asks about the next screen, and on for as long as it is answered at once.
    ///
    /// A loop and no recursion: a deep stack whose questions answer themselves must not exhaust the call stack.
    func proceed() {
        guard !isProceeding else { return }
        isProceeding = true
        defer { isProceeding = false }
        while mayGoOn, question.isOpen {
            guard remainingCount > 0 else { return end(with: .leave) }
            mayGoOn = false
            askedCount += 1
            ask(GuardQuestion(about: entries[askedCount - 1].screen, self))
        }
    }

    func answer(_ answer: Question.Answer) {
        guard case .leave = answer else { return end(with: answer) }
        mayGoOn = true
        proceed()
    }

    private func end(with answer: Question.Answer) {
        question.subject = StackEntries(entries.prefix(askedCount))
        question.answer(answer)
    }
}
