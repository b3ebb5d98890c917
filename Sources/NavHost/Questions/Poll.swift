/// Gathers the answers of all deciders; the strictest counts, and among equals the first.
struct Poll {
    /// A confirmation and who wants it.
    struct Confirmation {
        let asker: String
        let id: ObjectIdentifier
        /// The entry of the screen that wants it; nil where a delegate does.
        let entry: StackEntry?
        let ask: @MainActor (Question) -> Void
    }

    private struct Answers {
        var denial: Refusal?
        var redirection: (asker: String, request: @MainActor () -> NavRequest)?
        var confirmations: [Confirmation] = []
        var notes: [DecisionExplanation.Entry]?
    }

    // Every navigation has a poll, and few have an answer: without one, it is a word that is copied for nothing.
    private indirect enum Storage {
        case none
        case some(Answers)
    }

    private var storage = Storage.none

    init(keepsNotes: Bool = false) {
        if keepsNotes { storage = .some(Answers(notes: [])) }
    }

    /// Nobody could be asked any more: what cannot be asked about does not happen.
    mutating func cutOff() {
        update { $0.denial = .tooDeep }
    }

    mutating func add(
        _ decision: Decision?, by asker: @autoclosure () -> String, _ decider: AnyObject, about entry: StackEntry? = nil
    ) {
        if case .none = storage, decision.isConsent { return }
        update { answers in
            answers.notes?.append(.init(name: asker(), answer: .init(decision)))
            switch decision {
            case nil, .allow: break
            case .deny(let reason): answers.denial = answers.denial ?? .vetoed(by: asker(), reason: reason)
            case .redirect(let request): answers.redirection = answers.redirection ?? (asker(), request)
            case .confirm(let ask):
                answers.confirmations.append(
                    Confirmation(asker: asker(), id: ObjectIdentifier(decider), entry: entry, ask: ask))
            }
        }
    }

    var denial: Refusal? { answers.denial }
    var redirection: (asker: String, request: @MainActor () -> NavRequest)? { answers.redirection }
    var confirmations: [Confirmation] { answers.confirmations }
    /// What everyone said, where somebody wants it explained.
    var notes: [DecisionExplanation.Entry]? { answers.notes }

    var isEmpty: Bool {
        if case .none = storage { return true }
        return denial == nil && redirection == nil && confirmations.isEmpty
    }

    var ruling: Ruling {
        guard case .some(let answers) = storage else { return .allow }
        if let denial = answers.denial { return .deny(denial) }
        if answers.redirection != nil { return .redirect }
        return answers.confirmations.isEmpty ? .allow : .confirm(answers.confirmations.count)
    }

    private var answers: Answers {
        if case .some(let answers) = storage { answers } else { Answers() }
    }

    private mutating func update(_ change: (inout Answers) -> Void) {
        var answers = answers
        storage = .none
        change(&answers)
        storage = .some(answers)
    }
}

extension Decision? {
    /// Whether it stands in nobody's way.
    fileprivate var isConsent: Bool {
        switch self {
        case nil, .allow: true
        case .deny, .redirect, .confirm: false
        }
    }
}
