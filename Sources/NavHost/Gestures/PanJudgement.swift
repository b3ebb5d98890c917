/// What was found out about one finger before it leads anything.
struct PanJudgement {
    let gesture: Int
    /// The version of the stack that it was found out on.
    let version: Int
    var explanation: PanExplanation
    private(set) var claim: GestureClaim?
    /// Who claimed it: uninstalling them takes it back.
    private(set) var owner: ObjectIdentifier?
    /// What it would lead.
    var request: NavRequest?
    /// What the deciders answered, once they were asked.
    var poll: Poll?
    /// Whether it has had its chance: it begins nothing more until it is lifted.
    private(set) var isDead = false

    init(gesture: Int, version: Int, _ verdict: Verdict = .nobody, notes: [PanExplanation.Note] = []) {
        self.gesture = gesture
        self.version = version
        explanation = PanExplanation(verdict: verdict, winner: nil, notes: notes)
    }

    mutating func give(to owner: ObjectIdentifier, _ claim: GestureClaim) {
        self.owner = owner
        self.claim = claim
    }

    mutating func conclude(_ verdict: Verdict) {
        explanation.verdict = verdict
    }

    /// The same finger once it has begun, or was refused: what is left to know is that nothing more will come of it.
    var buried: PanJudgement {
        var buried = PanJudgement(gesture: gesture, version: version, explanation.verdict, notes: explanation.notes)
        buried.explanation.winner = explanation.winner
        switch explanation.verdict {
        case .refused, .nobody, .unchanged: break
        default: buried.conclude(.refused(.busy))
        }
        buried.isDead = true
        return buried
    }
}
