extension Trip {
    /// What is known of a navigation besides its entries.
    struct Facts {
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
        /// Whether another screen is on top afterwards.
        var isVisible = false
        /// Whether there are two screens to move between.
        var hasBothEnds = false
        /// Whether a screen that it removes wants to be asked.
        var asksScreens = false
        /// The version of the stack that it was planned on.
        var version = -1
        /// How often it, and what it caused in questions, had been planned again because a question changed the stack.
        var attempts = 0
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

        /// Whether a finger leads it; of one that asks, or is redirected, that it has begun and is held by its question.
        var isHeld: Bool { phase == .following }

        /// Whether its turn ends what runs.
        var isHurried: Bool { whenBusy != .queue && !awaitsRoom }

        /// Whether it goes back to where it began: the screens have swapped their parts.
        var isTurnedBack: Bool { !isFinishing }

        /// Whether there is something to animate, and the request allows it.
        var takesTime: Bool { isVisible && hasBothEnds && isAnimated }
    }
}
