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
        questions.removeFirst().answer(answer)
    }
}
