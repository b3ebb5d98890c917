import NavHost
import TestSupport

extension World {
    /// What a decider says by the rule of the moment.
    func decision(_ rule: Rule) -> Decision? {
        let luggage = rule.isConfirmation || rule == .redirect ? luggage() : nil
        return switch rule {
        case .noOpinion: nil
        case .allow: .allow
        case .deny: .deny(reason: dice.onceIn(2) ? "no" : nil)
        case .redirect:
            .redirect { [weak self, luggage] in
                defer { withExtendedLifetime(luggage) {} }
                self?.react("redirect")
                return self?.successor() ?? .popToRoot()
            }
        case .leave, .stay, .leaveTo, .keepOpen, .drop, .answerTwice:
            .confirm { [weak self, luggage] question in
                self?.confirm(question, rule)
                withExtendedLifetime(luggage) {}
            }
        }
    }

    private func confirm(_ question: Question, _ rule: Rule) {
        note("  asks about \(question.navigation.operation), to \(rule)")
        react("confirmation")
        question.onWithdrawal { [weak self] in self?.react("withdrawal") }
        switch rule {
        case .leave: question.answer(.leave)
        case .stay: question.answer(.stay)
        case .leaveTo: question.answer(.leaveTo(successor()))
        case .keepOpen: questions.append(question)
        case .answerTwice:
            question.answer(.leave)
            question.answer(.stay)
        case .drop, .noOpinion, .allow, .deny, .redirect: needsTurn = true
        }
    }

    /// What takes the place of a request; redirects do not go on for ever.
    private func successor() -> NavRequest {
        if dice.onceIn(2) { rule = .noOpinion }
        return randomSpec().1
    }

    /// Answers an open question: rightly, late, or twice.
    func answerQuestion() {
        guard !questions.isEmpty else { return }
        let question = dice.onceIn(6) ? questions[0] : questions.remove(at: dice.below(questions.count))
        let how = dice.below(8)
        note("answer \(question.navigation.operation) with \(how)")
        switch how {
        case 0: needsTurn = true
        case 1: question.answer(.leaveTo(randomSpec().1))
        case 2, 3: question.answer(.stay)
        case 4:
            question.answer(.stay)
            question.answer(.leave)
        default: question.answer(.leave)
        }
    }

    func commandRequest() -> NavRequest? {
        react("command")
        return dice.onceIn(4) ? randomSpec().1 : nil
    }

    func changeRules() {
        rule = dice.pick(weighted: Self.rules) ?? .noOpinion
        screenRule = dice.onceIn(3) ? dice.pick(weighted: Self.rules) ?? .noOpinion : .noOpinion
        note("rules \(rule), \(screenRule)")
    }

    private static let rules: KeyValuePairs<Rule, Int> = [
        .noOpinion: 12, .allow: 4, .deny: 3, .redirect: 2, .leave: 2, .stay: 1, .leaveTo: 2, .keepOpen: 6, .drop: 1,
        .answerTwice: 1,
    ]
}
