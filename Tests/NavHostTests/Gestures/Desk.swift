import NavHost
import TestSupport

/// Somebody who keeps the questions that are put on leaving B.
@MainActor final class Desk {
    private var questions: [Question] = []
    private(set) var count = 0

    init(_ stage: PanStage) {
        stage["B"].decision = { [weak self] _, _ in
            .confirm { question in
                self?.questions.append(question)
                self?.count += 1
            }
        }
    }

    func answer(_ answer: Question.Answer) {
        guard !questions.isEmpty else { return }
        questions.removeFirst().answer(answer)
    }

    /// Lets go of the question without an answer.
    func drop() {
        questions = Array(questions.dropFirst())
    }
}
