import Foundation

/// One JSON object per line.
struct LinePrinter: RowPrinter {
    func begin() {}

    func print(_ row: Row) throws {
        let target = row.target
        let limits = [
            "instructions": target.instructions, "locks": target.locks, "allocations": target.allocations,
            "leastRatio": target.ratio.flatMap { $0.lowerBound > 0 ? $0.lowerBound : nil },
        ]
        let line = RowLine(
            name: row.name, n: row.n, unit: row.unit, subject: row.times.subject, reference: row.times.reference,
            ratio: row.ratio, target: row.target.ratio?.upperBound, basis: target.basis.rawValue,
            instructions: row.counts?.instructions, locks: row.counts?.locks, allocations: row.counts?.allocations,
            isMet: row.isMet, limits: limits.compactMapValues { $0 })
        Swift.print(try line.json)
    }

    func end(missed: Int, of count: Int) {}
}

extension Encodable {
    /// On one line, with its keys in a fixed order.
    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
