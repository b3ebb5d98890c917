package import NavHost

/// A decider that gives the answers it was prepared with, in order, and records what it was asked.
///
/// Asked once too often, it has no opinion and says so among its ``leftovers``, as it does of answers that nobody
/// asked for and of questions that were never answered.
@MainActor package final class AnsweringDecider: NavPlugin, NavDeciding, LeftoverChecking {
    /// What it says to one navigation.
    package enum Answer {
        case noOpinion
        case allow
        case deny(reason: String? = nil)
        case redirect(NavRequest)
        /// Confirms, and answers its question at once.
        case confirm(Question.Answer)
        /// Confirms, and keeps the question open among ``AnsweringDecider/questions``.
        case keepOpen
        /// Confirms, and lets go of the question.
        case drop
    }

    package let name: String
    package let priority: Int
    /// What it was asked: `pop B → A`, in order.
    package private(set) var calls: [String] = []
    /// The questions it was prepared to keep open, oldest first.
    package private(set) var questions: [Question] = []
    private var answers: [Answer]
    private var surprises: [String] = []

    package init(_ answers: Answer..., name: String = "AnsweringDecider", priority: Int = 0) {
        self.answers = answers
        self.name = name
        self.priority = priority
    }

    /// Prepares one more answer.
    package func prepare(_ answer: Answer) {
        answers.append(answer)
    }

    /// Answers the oldest question that is kept open; without one, that is a leftover.
    package func answer(_ answer: Question.Answer) {
        guard !questions.isEmpty else { return surprises.append("\(name) has no question to answer") }
        questions.removeFirst().answer(answer)
    }

    package var leftovers: [String] {
        surprises
            + answers.map { "\(name) was never asked for \($0)" }
            + questions.filter(\.isOpen).map { "\(name) left the question about \($0.navigation.operation) open" }
    }

    package func navHost(_ host: NavHost, decisionOn navigation: Navigation) -> Decision? {
        let call = "\(navigation.operation) \(label(navigation.from)) → \(label(navigation.to))"
        calls.append(call)
        guard !answers.isEmpty else {
            surprises.append("\(name) has no answer to \(call)")
            return nil
        }
        return decision(answers.removeFirst())
    }

    private func decision(_ answer: Answer) -> Decision? {
        switch answer {
        case .noOpinion: nil
        case .allow: .allow
        case .deny(let reason): .deny(reason: reason)
        case .redirect(let request): .redirect { request }
        case .confirm(let reply): .confirm { $0.answer(reply) }
        case .keepOpen: .confirm { [weak self] in self?.questions.append($0) }
        case .drop: .confirm { _ in }
        }
    }
}
