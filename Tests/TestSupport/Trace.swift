/// The lines of what happened, in order, written by recorders, pages, clocks and presenters alike.
@MainActor public final class Trace {
    public private(set) var lines: [String] = []

    public init() {}

    public func write(_ line: String) {
        lines.append(line)
    }

    /// The lines so far, which are then forgotten: each step of a test compares its own.
    public func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
