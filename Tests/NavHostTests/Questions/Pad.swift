import NavHost
import TestSupport

/// The person who is asked: keeps open questions until the test answers, and writes "question by <asker>".
@MainActor final class Pad {
    private let trace: Trace?
    private(set) var questions: [Question] = []

    init(_ trace: Trace? = nil) {
        self.trace = trace
    }

    /// A confirmation whose question lands here.
    var decision: Decision {
        .confirm { [self] question in
            trace?.write("question by \(question.asker)")
            question.onWithdrawal { [trace, asker = question.asker] in trace?.write("withdrawn from \(asker)") }
            questions.append(question)
        }
    }

    func answer(_ answer: Question.Answer) {
        questions.last?.answer(answer)
    }

    /// Lets go of all questions.
    func drop() {
        questions = []
    }
}
