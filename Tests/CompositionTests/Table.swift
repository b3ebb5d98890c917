/// The visits as a table in Markdown: what Documentation/PluginsTogether.md shows.
enum Table {
    /// One row for each visit whose outcome is the same in every order.
    static var visits: [String] {
        let rows = Visit.all.map { "| \($0.name) | \(columns($0.outcome)) |" }
        return ["| visit | stack | ahead | ends |", "|---|---|---|---|"] + rows
    }

    /// One row for each outcome of a visit on which plugins arrive one by one.
    static var arrivals: [String] {
        let rows = Arrival.all.flatMap { arrival in
            arrival.outcomes.sorted { $0.key < $1.key }.map { outcome, orders in
                "| \(arrival.name) | \(columns(outcome)) | \(orders.joined(separator: " ")) | \(arrival.reason) |"
            }
        }
        return ["| visit | stack | ahead | ends | orders | why |", "|---|---|---|---|---|---|"] + rows
    }

    /// An outcome is written with the bars of a table.
    private static func columns(_ outcome: String) -> String {
        outcome.split(separator: " | ", omittingEmptySubsequences: false).joined(separator: " | ")
    }
}
