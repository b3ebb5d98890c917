import Foundation

/// A table for people.
struct TablePrinter: RowPrinter {
    private static let columns = [
        "case", "n", "ns", "reference", "ratio", "wanted", "instr.", "locks", "alloc.", "",
    ]
    private static let widths = [42, 8, 10, 10, 8, 11, 10, 7, 7, 8]

    func begin() {
        write(Self.columns)
    }

    func print(_ row: Row) {
        let target = row.target
        write([
            row.name, "\(row.n)", rounded(row.times.subject), rounded(row.times.reference), rounded(row.ratio),
            wanted(target), rounded(row.counts?.instructions), rounded(row.counts?.locks),
            rounded(row.counts?.allocations), row.isMet ? "" : "  MISSED",
        ])
    }

    func end(missed: Int, of count: Int) {
        Swift.print(
            """

            ns, instructions, locked operations and allocations are per unit of the case: a call, a trip, an entry.
            A ratio marked * is one of instructions. Counts are those of the last `Scripts/counts --update`.
            \(missed) of \(count) cases cost more than they may, as far as it is known.
            """)
    }

    private func wanted(_ target: Target) -> String {
        guard let ratio = target.ratio else { return "" }
        let mark = target.basis == .instructions ? " *" : ""
        return "≤ \(rounded(ratio.upperBound))\(mark)"
    }

    private func rounded(_ number: Double?) -> String {
        guard let number else { return "–" }
        return String(format: number < 10 ? "%.2f" : number < 100 ? "%.1f" : "%.0f", number)
    }

    private func write(_ cells: [String]) {
        var line = ""
        for (cell, width) in zip(cells, Self.widths) {
            let padding = String(repeating: " ", count: max(width - cell.count, 0))
            line += line.isEmpty ? cell + padding : padding + cell
        }
        Swift.print(line)
    }
}
