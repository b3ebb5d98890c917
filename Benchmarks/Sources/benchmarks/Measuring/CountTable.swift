import Foundation

/// The counts that `Scripts/counts` wrote down, by the name of the work.
struct CountTable {
    /// The table that is committed beside this package.
    static let committed = URL(filePath: #filePath).appending(path: "../../../../counts.tsv").standardized

    private let counts: [String: Counts]

    init(contentsOf url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw Complaint("there is no table of counts \(url.path); Scripts/counts --update writes one")
        }
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        let rows = lines.dropFirst().map { $0.split(separator: "\t") }
        counts = try Dictionary(
            uniqueKeysWithValues: rows.map { row in
                let numbers = row.dropFirst().compactMap { Double($0) }
                guard numbers.count == 3 else { throw Complaint("\(url.path) has a row without three numbers: \(row)") }
                return (String(row[0]), Counts(instructions: numbers[0], locks: numbers[1], allocations: numbers[2]))
            })
    }

    subscript(work: Work) -> Counts? { counts[work.name] }
}
