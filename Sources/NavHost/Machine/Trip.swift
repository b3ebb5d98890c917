/// One navigation, as the machine needs it: plain facts, and beside them the little that holds entries.
///
/// The facts can be copied for nothing; so they are all that is asked for from outside of the machine.
struct Trip {
    var facts: Facts
    private var holdings = Holdings()

    init(facts: Facts) {
        self.facts = facts
    }

    /// What it holds besides facts: let go of outside of the machine.
    struct Holdings {
        fileprivate var change = StackChange.none
        fileprivate var asked: StackEntries?
        fileprivate var result = NavResult.finished
    }

    var change: StackChange {
        get { holdings.change }
        set { holdings.change = newValue }
    }
    /// What was removed when it was first asked about: an answer holds for these entries only.
    var asked: StackEntries? {
        get { holdings.asked }
        set { holdings.asked = newValue }
    }
    /// How it ends, as far as is known; of a plan or an answer that refuses it, why.
    var result: NavResult {
        get { holdings.result }
        set { holdings.result = newValue }
    }

    /// Leaves nothing behind but facts.
    mutating func takeHoldings() -> Holdings {
        var taken = Holdings()
        swap(&taken, &holdings)
        return taken
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
