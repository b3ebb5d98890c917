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

    private(set) var denial: Refusal?
    private(set) var redirection: (asker: String, request: @MainActor () -> NavRequest)?
    private(set) var confirmations: [Confirmation] = []
    /// What everyone said, where somebody wants it explained.
    private(set) var notes: [DecisionExplanation.Entry]?

    init(keepsNotes: Bool = false) {
        notes = keepsNotes ? [] : nil
    }

    /// Nobody could be asked any more: what cannot be asked about does not happen.
    mutating func cutOff() {
        denial = .tooDeep
    }

    mutating func add(
        _ decision: Decision?, by asker: @autoclosure () -> String, _ decider: AnyObject, about entry: StackEntry? = nil
    ) {
        notes?.append(.init(name: asker(), answer: .init(decision)))
        switch decision {
        case nil, .allow: break
        case .deny(let reason): denial = denial ?? .vetoed(by: asker(), reason: reason)
        case .redirect(let request): redirection = redirection ?? (asker(), request)
        case .confirm(let ask):
            confirmations.append(
                Confirmation(asker: asker(), id: ObjectIdentifier(decider), entry: entry, ask: ask))
        }
    }

    var isEmpty: Bool { denial == nil && redirection == nil && confirmations.isEmpty }

    var ruling: Ruling {
        if let denial { return .deny(denial) }
        if redirection != nil { return .redirect }
        return confirmations.isEmpty ? .allow : .confirm(confirmations.count)
    }
}
