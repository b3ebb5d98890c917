/// What leaving a screen takes.
public enum GuardAnswer: Hashable, Sendable {
    /// It may be left.
    case allow
    /// It may not be left now, and nobody need be asked. The reason goes into the refusal.
    case deny(reason: String? = nil)
    /// A person decides.
    case ask
}

extension GuardAnswer {
    /// Of several answers about one screen the strictest counts: a denial, then a question.
    ///
    /// Of two denials it is the first, with its reason.
    func stricter(of other: GuardAnswer) -> GuardAnswer {
        switch (self, other) {
        case (.deny, _), (.ask, .allow), (.ask, .ask), (.allow, .allow): self
        case (.allow, _), (.ask, .deny): other
        }
    }
}
