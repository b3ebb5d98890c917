/// The delegates of a proxy in order, each with the part it would play in a message.
///
/// It holds no delegate.
public struct DelegateExplanation<Answer> {
    /// One delegate's part.
    public struct Entry {
        /// The name of the delegate's class.
        public let name: String

        /// Tells instances of one class apart while they live.
        public let identity: ObjectIdentifier

        /// The priority it was added with.
        public let priority: Int

        /// Whether the proxy keeps it alive.
        public let retention: DelegateRetention

        /// The part it would play.
        public let role: DelegateRole

        /// Its answer; nil if it abstains or was not asked.
        public let answer: Answer?
    }

    /// All delegates, the first to hear first.
    public let entries: [Entry]
}

extension DelegateExplanation: CustomStringConvertible {
    /// One line per delegate: name, part, answer, priority, retention.
    public var description: String {
        entries.map { entry in
            let answer = entry.answer.map { " \($0)" } ?? ""
            return "\(entry.name) \(entry.role)\(answer), priority \(entry.priority), \(entry.retention)"
        }
        .joined(separator: "\n")
    }
}
