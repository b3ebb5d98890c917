/// What was found out about the fingers that are down, so that nobody is asked twice about one.
///
/// Toolkits do not tell of every finger that it is up again; beyond ``limit`` the one that was met first is forgotten.
struct PanMemory {
    /// More fingers than two hands have.
    static let limit = 16

    private var judgements: [PanJudgement] = []

    var isEmpty: Bool { judgements.isEmpty }

    subscript(gesture: Int) -> PanJudgement? {
        judgements.first { $0.gesture == gesture }
    }

    mutating func keep(_ judgement: PanJudgement) {
        if let index = judgements.firstIndex(where: { $0.gesture == judgement.gesture }) {
            judgements[index] = judgement
        } else {
            if judgements.count == Self.limit { judgements.removeFirst() }
            judgements.append(judgement)
        }
    }

    mutating func forget(_ gesture: Int) {
        judgements.removeAll { $0.gesture == gesture }
    }

    /// Lets go of what was found out on an older stack, with all that it holds.
    mutating func forgetAll(before version: Int) {
        judgements.removeAll { !$0.isDead && $0.version != version }
    }
}
