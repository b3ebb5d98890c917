/// One navigation, as the machine needs it: plain facts, and beside them the little that holds entries.
///
/// The facts can be copied for nothing; so nobody outside of the machine asks for a whole trip.
struct Trip {
    var facts: Facts
    var change = StackChange.none
    /// What was removed when it was first asked about: an answer holds for these entries only.
    var asked: StackEntries?
    /// How it ends, as far as is known; of a plan or an answer that refuses it, why.
    var result = NavResult.finished

    /// What is in a seat that nobody has.
    static var nobody: Trip {
        Trip(
            facts: Facts(
                id: 0, depth: 0, round: 0, isUser: false, isForced: false, isAnimated: false, isAdopted: false,
                endsHost: false, whenBusy: .drop, holdsQuestions: false, isInteractive: false))
    }

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
        /// Its plan is a refusal.
        case impossible
        /// Its plan changes nothing.
        case idle
        /// Its plan is a change.
        case planned
        case asking
        case allowed
        case denied
        case confirming
        case redirecting
        case cleared
    }
}
