import NavHost

/// Reads a host's events, and compares their number with what a delegate heard.
@MainActor final class StreamReader {
    private var counts: [String: Int] = [:]
    private var isFinished = false

    init(_ host: NavHost) {
        let events = host.events
        Task { [weak self] in
            for await event in events { self?.hear(event.kind) }
            self?.isFinished = true
        }
    }

    /// What differs, once the host is gone.
    func differences(from heard: [String: Int]) async -> [String] {
        for _ in 0..<5_000 where !isFinished { await Task.yield() }
        let words = [
            "didChangeStack", "willShow", "didMove", "didRelease", "didShow", "didCancel", "didRefuse", "didEnd",
        ]
        let different = words.filter { counts[$0, default: 0] != heard[$0, default: 0] }
        return different.map { "the stream told of \(counts[$0, default: 0]) \($0), not \(heard[$0, default: 0])" }
            + (isFinished ? [] : ["the stream of a host that is gone has not finished"])
    }

    private func hear(_ kind: NavEvent.Kind) {
        let word = "\(kind)"
        counts[String(word.prefix { $0 != "(" }), default: 0] += 1
    }
}
