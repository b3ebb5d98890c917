public import NavHost

/// An open question to a person: whether a screen may be left.
///
/// Answer it once, now or later. Later answers are ignored, as is one that comes when the navigation has been
/// overtaken or the guard uninstalled. A question that is let go of without an answer means stay.
@MainActor public final class GuardQuestion {
    /// The navigation that waits for the answer.
    public let navigation: Navigation
    /// The screen in question; nil once it is gone.
    public weak let screen: (any NavScreen)?
    /// How many more screens of the same navigation will be asked about, if this one may be left.
    public let remainingCount: Int
    /// Let go of with the answer, or the withdrawal: the last one to hold it keeps the whole matter open.
    private var interview: Interview?
    private var isWithdrawn = false
    private var blocks: [@MainActor () -> Void] = []

    init(about screen: any NavScreen, _ interview: Interview) {
        navigation = interview.question.navigation
        self.screen = screen
        remainingCount = interview.remainingCount
        self.interview = interview
        interview.question.onWithdrawal { [weak self] in self?.withdraw() }
    }

    /// Whether an answer still matters.
    public var isOpen: Bool { interview?.question.isOpen ?? false }

    /// Answers it.
    ///
    /// The first answer counts.
    ///
    /// After "leave" the next screen is asked about; after the last one the navigation goes on. "Leave to" goes
    /// elsewhere at once: what that removes and was not asked about yet is asked about then.
    public func answer(_ answer: Question.Answer) {
        guard let interview else { return }
        self.interview = nil
        blocks = []
        interview.answer(answer)
    }

    /// Adds a block that runs once if the question is taken back: the moment to close a dialogue.
    ///
    /// That is when its navigation was overtaken, the guard uninstalled or the host ended; never after an answer.
    /// A block that captures the question keeps it: letting go of the question is then no answer any more.
    public func onWithdrawal(_ block: @escaping @MainActor () -> Void) {
        if isWithdrawn { return block() }
        if interview != nil { blocks.append(block) }
    }

    /// One that is kept all the same keeps no screen.
    private func withdraw() {
        guard interview != nil else { return }
        isWithdrawn = true
        interview = nil
        let told = blocks
        blocks = []
        for block in told { block() }
    }
}
