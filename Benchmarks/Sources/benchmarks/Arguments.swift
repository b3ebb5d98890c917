/// What the command line asks for.
struct Arguments {
    enum Command {
        case compare
        case list
        /// Does every work that is not too large, cut into segments of few and many rounds, for tools that count.
        case segments(most: Int)
        case memory
    }

    static let usage = """
        usage: benchmarks [--json] [--filter TEXT]… [--counts FILE]   compares, and prints a table or JSON lines
               benchmarks --list [--filter TEXT]…                     the names of the cases
               benchmarks --memory [--json]                           bytes per entry, navigation, plugin
               benchmarks --segments MOST [--filter TEXT]…            for tools that count: see Scripts/counts
        """

    private(set) var command = Command.compare
    private(set) var isJSON = false
    private(set) var filters: [String] = []
    private(set) var counts: String?

    init(_ words: some Sequence<String>) throws(Complaint) {
        var words = Words(words)
        while let word = words.next() {
            switch word {
            case "--json": isJSON = true
            case "--list": command = .list
            case "--memory": command = .memory
            case "--filter": filters.append(try words.value(of: word))
            case "--counts": counts = try words.value(of: word)
            case "--segments": command = .segments(most: try words.number(of: word))
            default: throw Complaint("there is no option \(word)\n\(Self.usage)")
            }
        }
    }

    /// The cases whose names hold one of the filters.
    @MainActor func chosen(from cases: [Case]) throws(Complaint) -> [Case] {
        if filters.isEmpty { return cases }
        let chosen = cases.filter { one in filters.contains { one.name.contains($0) } }
        guard !chosen.isEmpty else { throw Complaint("no case has \(filters) in its name; --list names them all") }
        return chosen
    }
}

private struct Words {
    private var words: ArraySlice<String>

    init(_ words: some Sequence<String>) {
        self.words = ArraySlice(words)
    }

    mutating func next() -> String? { words.popFirst() }

    mutating func value(of option: String) throws(Complaint) -> String {
        guard let word = next(), !word.hasPrefix("--") else { throw Complaint("\(option) wants a value behind it") }
        return word
    }

    mutating func number(of option: String) throws(Complaint) -> Int {
        let word = try value(of: option)
        guard let number = Int(word), number > 0 else {
            throw Complaint("\(option) wants a positive number, not \(word)")
        }
        return number
    }
}
