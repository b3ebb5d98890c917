/// Who gets a pan: a pure function of what the claimers answered and of what lies under the finger.
enum PanArbiter {
    /// One claimer's answer.
    struct Standing {
        let name: String
        let priority: Int
        let answer: PanAnswer
    }

    struct Ruling {
        /// The position of the winner among the standings.
        let winner: Int?
        let notes: [PanExplanation.Note]
    }

    /// - Parameters:
    ///   - standings: in the order of asking: higher priority first, then registration.
    ///   - avoidsBounce: whether a region that does not say yields at its leading limit.
    static func rule(
        _ standings: [Standing], on pan: Pan, avoidsBounce: (ScrollRegion) -> Bool
    ) -> Ruling {
        let block = standings.filter { if case .block = $0.answer { true } else { false } }
            .max { $0.priority < $1.priority }
        var outcomes = standings.map { outcome(of: $0, on: pan, block: block, avoidsBounce) }
        let runners = standings.indices.filter { outcomes[$0] == .won }
        let winner = runners.min { isBefore(standings[$0], standings[$1], $0 < $1) }
        for index in runners where index != winner {
            outcomes[index] = .lost(to: winner.map { standings[$0].name } ?? "")
        }
        return Ruling(
            winner: winner,
            notes: zip(standings, outcomes).map { PanExplanation.Note(claimer: $0.name, outcome: $1) })
    }

    /// What becomes of an answer before it is held against the other claims: `won` stands for "in the running".
    private static func outcome(
        of standing: Standing, on pan: Pan, block: Standing?, _ avoidsBounce: (ScrollRegion) -> Bool
    ) -> PanExplanation.Outcome {
        switch standing.answer {
        case .pass: return .passed
        case .block(let reason): return .blocked(reason: reason)
        case .claim(let claim):
            guard claim.direction == pan.direction, claim.zone == pan.zone else { return .doesNotFit }
            if let block, block.priority >= standing.priority { return .stopped(by: block.name) }
            if claim.zone == .content, pan.event.touches != 1 { return .needsOneTouch }
            let keeper = pan.event.regions.first { region in
                claim.zone == .edge
                    ? region.isControl : region.keeps(pan.direction, avoidsBounce: avoidsBounce(region))
            }
            return keeper.map { .leftToContent(region: $0.id) } ?? .won
        }
    }

    private static func isBefore(_ one: Standing, _ other: Standing, _ isFirst: Bool) -> Bool {
        guard case .claim(let first) = one.answer, case .claim(let second) = other.answer else { return isFirst }
        if first.zone != second.zone { return first.zone == .edge }
        let priorities = (first.priority ?? one.priority, second.priority ?? other.priority)
        return priorities.0 == priorities.1 ? isFirst : priorities.0 > priorities.1
    }
}
