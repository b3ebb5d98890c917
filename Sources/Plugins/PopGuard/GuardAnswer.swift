/// What leaving a screen takes.
public enum GuardAnswer: Hashable, Sendable {
    /// It may be left.
    case allow
    /// It may not be left now, and nobody need be asked. The reason goes into the refusal.
    case deny(reason: String? = nil)
    /// A person decides.
    case ask
    /// It may be left at once, and for so long a person can undo that: see ``PopGuard/onOffer``.
    ///
    /// Counts as ``ask`` where nothing can park it, such as Unpop, where nobody shows offers, and where what leaves
    /// must not come back. So does a window of zero or less.
    case offerUndo(window: Duration)
}

extension GuardAnswer {
    /// Of several answers about one screen the strictest counts: a denial, then a question, then an offer.
    ///
    /// Of two denials it is the first, with its reason; of two offers the longer.
    func stricter(of other: GuardAnswer) -> GuardAnswer {
        switch (self, other) {
        case (.deny, _): self
        case (_, .deny): other
        case (.ask, _): self
        case (_, .ask): other
        case (.offerUndo(let window), .offerUndo(let otherWindow)): window >= otherWindow ? self : other
        case (.allow, .offerUndo): other
        case (_, .allow): self
        }
    }
}
