/// Who was asked about a request, what each said, and whose word counts.
///
/// Made by ``NavHost/explain(_:)-(NavRequest)``.
public struct DecisionExplanation: Hashable, Sendable {
    /// An answer without what it carries.
    public enum Answer: Hashable, Sendable {
        /// It may happen.
        case allow
        /// It may not.
        case deny(reason: String?)
        /// Something else is to happen.
        case redirect
        /// A person, or a piece of work, is to decide.
        case confirm
    }

    /// One screen or delegate that was asked.
    public struct Entry: Hashable, Sendable {
        /// Who was asked: the name of a plugin, the description of a screen, or a type.
        public let name: String
        /// What it said; nil is no opinion.
        public let answer: Answer?
        /// Whether its answer is the one, or one of those, that the verdict comes from.
        public internal(set) var counts = false
    }

    /// What all the answers come to.
    public let verdict: Verdict
    /// In the order of asking: leaving screens top first, then delegates by priority.
    public let entries: [Entry]

    init(verdict: Verdict, notes: [Entry], poll: Poll?) {
        self.verdict = verdict
        var entries = notes
        switch poll?.ruling {
        case .deny: Self.mark(&entries, atMost: 1) { if case .deny = $0 { true } else { false } }
        case .redirect: Self.mark(&entries, atMost: 1) { $0 == .redirect }
        case .confirm: Self.mark(&entries, atMost: .max) { $0 == .confirm }
        case .allow, nil: Self.mark(&entries, atMost: .max) { $0 == .allow }
        }
        self.entries = entries
    }

    private static func mark(_ entries: inout [Entry], atMost limit: Int, where counts: (Answer) -> Bool) {
        let marked = entries.indices.filter { entries[$0].answer.map(counts) ?? false }.prefix(limit)
        for index in marked { entries[index].counts = true }
    }
}

extension DecisionExplanation: CustomStringConvertible {
    /// A line for each that was asked.
    public var description: String {
        entries.map { entry in
            let answer = entry.answer.map { "\($0)" } ?? "no opinion"
            return "\(entry.name): \(answer)\(entry.counts ? ", counts" : "")"
        }.joined(separator: "\n")
    }
}

extension DecisionExplanation.Answer {
    init?(_ decision: Decision?) {
        switch decision {
        case nil: return nil
        case .allow: self = .allow
        case .deny(let reason): self = .deny(reason: reason)
        case .redirect: self = .redirect
        case .confirm: self = .confirm
        }
    }
}
