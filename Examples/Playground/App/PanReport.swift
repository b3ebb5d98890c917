import NavHost

/// Why a pan did what it did, for people.
@MainActor struct PanReport {
    /// Which way it went, and where it began.
    let way: String
    let explanation: PanExplanation
    /// Whether something lies under the finger that scrolls or slides.
    private let isOverContent: Bool

    init(_ event: PanEvent, _ explanation: PanExplanation, on host: NavHost) {
        way = Self.way(of: event, on: host)
        self.explanation = explanation
        isOverContent = !event.regions.isEmpty
    }

    /// The verdict, and below it what became of everybody's answer.
    var lines: [String] {
        let notes = explanation.notes.map { "   \($0.claimer): \(describe($0.outcome))" }
        return ["A pan \(way): \(verdict)"] + notes
    }

    /// Who had a say in it, and in one line those who had none.
    var opinions: [String] {
        let passed = explanation.notes.filter { $0.outcome == .passed }.map(\.claimer)
        let others = explanation.notes.filter { $0.outcome != .passed }.map { "\($0.claimer) \(describe($0.outcome))" }
        return others + (passed.isEmpty ? [] : ["passed: " + passed.joined(separator: ", ")])
    }

    /// What came of it, and through whom.
    var verdict: String {
        switch explanation.verdict {
        case .begins: "begins" + (explanation.winner.map { ", by \($0)" } ?? "")
        case .asks: "is asked about"
        case .nobody: isOverContent ? "left to the content" : "nobody leads it"
        case .refused(let refusal): "refused: \(refusal)"
        default: describe(explanation.verdict)
        }
    }

    private static func way(of event: PanEvent, on host: NavHost) -> String {
        let (x, y) = (event.translation.x, event.translation.y)
        if abs(x) < abs(y) { return y > 0 ? "down" : "up" }
        let start = event.location.x - x
        let distance = x > 0 ? start : event.viewport.width - start
        let isFromEdge = if case .width(let width) = host.edgeBand { distance <= width } else { false }
        return "to the \(x > 0 ? "right" : "left")" + (isFromEdge ? ", from the edge" : "")
    }
}

/// What became of somebody's answer to a pan, for people.
func describe(_ outcome: PanExplanation.Outcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .blocked(let reason): "blocked it: \(reason)"
    case .won: "won"
    case .doesNotFit: "wants another way"
    case .needsOneTouch: "wants one finger"
    case .leftToContent: "left to the content"
    case .stopped(let name): "stopped by \(name)"
    case .lost(let name): "lost to \(name)"
    @unknown default: "unknown"
    }
}
