/// Why a pan does what it does: who claimed it, who blocked whom, who won.
public struct PanExplanation: Hashable, Sendable {
    /// What became of one claimer's answer.
    @nonexhaustive public enum Outcome: Hashable, Sendable {
        /// It does not mind the pan.
        case passed
        /// It keeps the pan from those of equal or lower priority.
        case blocked(reason: String)
        /// It leads the pan, or would.
        case won
        /// The pan goes another way, or began elsewhere.
        case doesNotFit
        /// More than one finger is down, and the claim is on the content.
        case needsOneTouch
        /// This region keeps the pan for itself.
        case leftToContent(region: Int)
        /// Another blocks the pan.
        case stopped(by: String)
        /// Another claim is nearer to the edge, or of higher priority, or was there first.
        case lost(to: String)
    }

    /// One claimer and what became of its answer, in the order in which they were asked.
    public struct Note: Hashable, Sendable {
        /// The name of a plugin, or the type of a delegate.
        public let claimer: String
        /// What became of its answer.
        public let outcome: Outcome

        /// Notes what became of an answer.
        public init(claimer: String, outcome: Outcome) {
            self.claimer = claimer
            self.outcome = outcome
        }
    }

    /// What the pan would do.
    public internal(set) var verdict: Verdict
    /// Who leads the pan, or would.
    public internal(set) var winner: String?
    /// Everyone who was asked, in order.
    public internal(set) var notes: [Note]
}
