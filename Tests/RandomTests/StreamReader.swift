import NavHost

/// Reads a host's events, and compares their number with what a delegate heard.
@MainActor final class StreamReader {
    private var counts: [String: Int] = [:]
    private var reading: Task<Void, Never>?

    init(_ host: NavHost) {
        let events = host.events
        reading = Task { [weak self] in
            for await event in events { self?.hear(event.kind) }
        }
    }

    /// What differs, once the host is gone; a stream that does not finish with it would hold this up.
    func differences(from heard: [String: Int]) async -> [String] {
        await reading?.value
        let words = [
            "didChangeStack", "willShow", "didMove", "didRelease", "didShow", "didCancel", "didRefuse", "didEnd",
        ]
        let different = words.filter { counts[$0, default: 0] != heard[$0, default: 0] }
        return different.map { "the stream told of \(counts[$0, default: 0]) \($0), not \(heard[$0, default: 0])" }
    }

    private func hear(_ kind: NavEvent.Kind) {
        let word = "\(kind)"
        counts[String(word.prefix { $0 != "(" }), default: 0] += 1
    }
}
