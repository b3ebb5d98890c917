/// The facts of one navigation, as the machine needs them.
struct Trip {
    /// Where a navigation stands once it has begun.
    enum Phase {
        /// Not begun.
        case deciding
        /// Led by a finger, not committed.
        case following
        /// Committed; its motion runs.
        case moving
        /// Let go too early; springs back.
        case returning
        /// Cancelled, and the presenter cannot end its motion at once.
        case withdrawing
    }

    /// How far the decision has come.
    enum Stage {
        case new
        case planned(NavRequest.Plan)
        case asking
        case ruled(Ruling)
        case redirecting
        case cleared
    }

    let id: Int
    /// How many navigations caused each other, in one go, up to this one.
    var depth: Int
    /// The round that its depth was counted in.
    var round: Int
    let isUser: Bool
    let isForced: Bool
    let isAnimated: Bool
    let isAdopted: Bool
    let endsHost: Bool
    let whenBusy: WhenBusy
    /// Whether its finger may lead it before its questions are answered.
    let holdsQuestions: Bool
    var isInteractive: Bool

    var stage = Stage.new
    var phase = Phase.deciding
    var change = StackChange.none
    var from: StackEntry?
    var to: StackEntry?
    /// The version of the stack that it was planned on.
    var version = -1
    /// How often it, and what it caused in questions, had been planned again because a question changed the stack.
    var attempts = 0
    /// What was removed when it was first asked about: an answer holds for these entries only.
    var asked: StackEntries?
    /// Whether all questions are answered, so that it is not asked about again.
    var isCleared = false
    /// Whether it waits behind an open question rather than behind a motion.
    var awaitsQuestion = false
    /// Whether it waits because a presenter could not end its motion at once.
    var awaitsRoom = false
    /// Whether the toolkit's own stack has been looked at before it.
    var hasFollowedToolkit = false
    var question = 0
    var questionCount = 0
    var fraction = 0.0
    /// Whether the toolkit moved it, so that it need not be told.
    var isLedByToolkit = false
    var isFinishing = true
    var awaitsMotion = false
    var result: NavResult = .finished

    /// Whether it has begun, and its finger let go while its questions are open.
    var isHeld: Bool { phase == .following }

    /// Whether its turn ends what runs.
    var isHurried: Bool { whenBusy != .queue && !awaitsRoom }

    /// Whether another screen is on top afterwards.
    var isVisible: Bool { from !== to }
    /// Whether it goes back to where it began: the screens have swapped their parts.
    var isTurnedBack: Bool { !isFinishing }
    /// Who goes and who comes; nobody where the same screen stays on top.
    var leaves: StackEntry? { isVisible ? (isTurnedBack ? to : from) : nil }
    var comes: StackEntry? { isVisible ? (isTurnedBack ? from : to) : nil }
}
