import NavHost

/// The question that is on the screen, and the person's answer to it.
///
/// The question of before is kept too, so that a late or second answer can be given: the host ignores it.
@MainActor final class Dialogue {
    private var question: Question?

    /// What is asked now, or nil.
    var text: String? {
        guard let question, question.isOpen else { return nil }
        return sentence(for: question.navigation)
    }

    /// The trip that was asked about last.
    var trip: Navigation? { question?.navigation }

    func open(_ question: Question) {
        self.question = question
    }

    func answer(_ answer: Question.Answer) {
        question?.answer(answer)
    }

    private func sentence(for navigation: Navigation) -> String {
        let leaving = navigation.removedScreens
        let reason = leaving.lazy.compactMap { ($0 as? any Editing)?.whyToStay }.first
        return reason ?? "Close \(leaving.count) screens at once?"
    }
}
