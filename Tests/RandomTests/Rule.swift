/// How deciders answer for the time being.
enum Rule: CaseIterable {
    case noOpinion, allow, deny, redirect
    /// Confirmations: answered at once, kept open, or let go of.
    case leave, stay, leaveTo, keepOpen, drop, answerTwice

    var isConfirmation: Bool {
        switch self {
        case .noOpinion, .allow, .deny, .redirect: false
        case .leave, .stay, .leaveTo, .keepOpen, .drop, .answerTwice: true
        }
    }
}
