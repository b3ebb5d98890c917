/// An open question to a person: whether a navigation may happen.
///
/// Answer it once, now or later. Later answers are ignored, as is one that comes when the navigation has been
/// overtaken. A question that is let go of without an answer means stay.
@MainActor public final class Question {
    /// What a person can say.
    public enum Answer {
        /// The navigation goes on.
        case leave
        /// It ends as vetoed by the ``Question/asker``.
        case stay
        /// Leave, but to somewhere else: the navigation ends as `redirected`, and this request takes its place.
        case leaveTo(NavRequest)
    }

    /// The navigation that waits for the answer.
    public let navigation: Navigation
    /// Who asks: the name of a plugin, the description of a screen, or the type of a delegate.
    public let asker: String
    let link: QuestionLink

    init(_ navigation: Navigation, asker: String, link: QuestionLink) {
        self.navigation = navigation
        self.asker = asker
        self.link = link
    }

    deinit {
        let link = link
        Task.immediateIfPossible { link.answer(.stay) }
    }

    /// Whether an answer still matters.
    public var isOpen: Bool { link.isOpen }

    /// The entries that an answer is about.
    ///
    /// After ``Answer/leaveTo(_:)`` they count as ``Navigation/confirmed``.
    ///
    /// A screen asks about its own entry. A delegate asks about all that is removed, unless it sets less: as one does
    /// that goes through several screens, one by one.
    public var subject: StackEntries {
        get { link.subject ?? navigation.change.removed }
        set { link.subject = newValue }
    }

    /// Answers it.
    ///
    /// The first answer counts.
    public func answer(_ answer: Answer) {
        link.answer(answer)
    }

    /// Adds a block that runs once if the question is taken back: the moment to close a dialogue.
    ///
    /// That is when its navigation was overtaken, its plugin uninstalled or the host ended; at once where it is past.
    /// Never after an answer.
    public func onWithdrawal(_ block: @escaping @MainActor () -> Void) {
        link.onWithdrawal(block)
    }
}
