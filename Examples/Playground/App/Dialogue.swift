import NavHost
import PopGuard

/// The question that is on the screen, and the person's answer to it.
///
/// The question of before is kept too, so that a late or second answer can be given: it changes nothing.
@MainActor final class Dialogue {
    private var question: GuardQuestion?

    /// What is asked now, or nil.
    var text: String? {
        guard let question, question.isOpen else { return nil }
        let reason = (question.screen as? any Editing)?.whyToStay
        return reason ?? "Close \(question.navigation.removedScreens.count) screens at once?"
    }

    /// The trip that was asked about last.
    var trip: Navigation? { question?.navigation }

    func open(_ question: GuardQuestion) {
        self.question = question
    }

    func answer(_ answer: Question.Answer) {
        question?.answer(answer)
    }
}
