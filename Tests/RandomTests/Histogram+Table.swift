import TestSupport

extension Histogram {
    /// How often each possible thing must have happened in a run of this length.
    static let fullRun = 100_000
    static let cellGoal = 100
    static let viceGoal = 1_000

    /// What happened too seldom, or should not have happened at all.
    var shortcomings: [String] {
        impossible + shortCells + shortTotals + shortVices
    }

    private var impossible: [String] {
        everyCell.compactMap { operation, result in
            let count = count(operation, result)
            guard count > 0, let reason = Cells.reasonAgainst(operation, result) else { return nil }
            return "\(operation) ended \(result) \(count) times, which is impossible: \(reason)"
        } + unlisted
    }

    private var unlisted: [String] {
        cells.flatMap { operation, row in
            row.keys.filter { !Cells.operations.contains(operation) || !Cells.results.contains($0) }
                .map { "\(operation) × \($0) is not in the table" }
        }
    }

    private var shortCells: [String] {
        everyCell.compactMap { operation, result in
            let count = count(operation, result)
            guard Cells.reasonAgainst(operation, result) == nil, count < goal(Self.cellGoal) else { return nil }
            return "\(operation) ended \(result) \(count) times only"
        }
    }

    private var shortTotals: [String] {
        Cells.results.compactMap { result in
            let total = Cells.operations.reduce(0) { $0 + count($1, result) }
            return total < goal(Self.cellGoal) ? "\(total) navigations only ended \(result)" : nil
        }
    }

    private var shortVices: [String] {
        MirrorPresenter.Vice.allCases.compactMap { vice in
            let count = vices[vice, default: 0]
            return count < goal(Self.viceGoal) ? "the mirror \(vice) \(count) times only" : nil
        }
    }

    private var everyCell: [(String, String)] {
        Cells.operations.flatMap { operation in Cells.results.map { (operation, $0) } }
    }

    /// A shorter run than the full one owes nothing; a longer one owes no more.
    private func goal(_ full: Int) -> Int {
        steps >= Self.fullRun ? full : 0
    }

    /// A column for each operation, a row for each result; a dot is impossible.
    var table: String {
        var lines = ["\(steps) commands, the result of \(predicted) foretold"]
        lines.append(Self.cell("", 22) + Cells.operations.map { Self.cell($0, 13) }.joined())
        for result in Cells.results {
            let row = Cells.operations.map { operation in
                let isPossible = Cells.reasonAgainst(operation, result) == nil
                let count = count(operation, result)
                return Self.cell(isPossible || count > 0 ? "\(count)" : "·", 13)
            }
            lines.append(Self.cell(result, 22) + row.joined())
        }
        lines.append("vices: " + Self.list(vices.map { ("\($0.key)", $0.value) }))
        lines.append("compared with their plan: " + Self.list(plans.map { ($0.key, $0.value) }))
        lines.append("done from inside: " + Self.list(hooks.map { ($0.key, $0.value) }))
        return lines.joined(separator: "\n")
    }

    private static func cell(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.count, 1))
    }

    private static func list(_ counts: [(String, Int)]) -> String {
        counts.sorted { $0.0 < $1.0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
}
