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

    /// - Returns: what it takes the place of: as below, the caller lets go of it, with all that it holds, outside.
    @discardableResult mutating func keep(_ judgement: PanJudgement) -> PanJudgement? {
        if let index = judgements.firstIndex(where: { $0.gesture == judgement.gesture }) {
            let old = judgements[index]
            judgements[index] = judgement
            return old
        }
        let old = judgements.count == Self.limit ? judgements.removeFirst() : nil
        judgements.append(judgement)
        return old
    }

    @discardableResult mutating func forget(_ gesture: Int) -> [PanJudgement] {
        take { $0.gesture == gesture }
    }

    /// Lets go of what was found out on an older stack.
    @discardableResult mutating func forgetAll(before version: Int) -> [PanJudgement] {
        take { !$0.isDead && $0.version != version }
    }

    private mutating func take(where isGone: (PanJudgement) -> Bool) -> [PanJudgement] {
        let gone = judgements.filter(isGone)
        if !gone.isEmpty { judgements.removeAll(where: isGone) }
        return gone
    }
}
