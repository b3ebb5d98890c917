import TestSupport

extension Histogram {
    var table: String {
        let operations = cells.keys.sorted()
        let results = Set(cells.values.flatMap(\.keys)).sorted()
        var lines = ["\(steps) steps, \(predicted) predicted"]
        for operation in operations {
            let row = results.compactMap { result in
                cells[operation]?[result].map { "\(result) \($0)" }
            }
            lines.append("\(operation): " + row.joined(separator: ", "))
        }
        lines.append("vices: " + vices.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", "))
        lines.append("hooks: " + hooks.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", "))
        return lines.joined(separator: "\n")
    }
}
