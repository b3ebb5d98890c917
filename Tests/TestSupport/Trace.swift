/// The lines of what happened, in order, written by recorders, pages, clocks and presenters alike.
@MainActor package final class Trace {
    package private(set) var lines: [String] = []

    package init() {}

    package func write(_ line: String) {
        lines.append(line)
    }

    /// The lines so far, which are then forgotten: each step of a test compares its own.
    package func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
