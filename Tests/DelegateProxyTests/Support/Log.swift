/// What was said, in order.
final class Log {
    private var lines: [String] = []

    func write(_ line: String) { lines.append(line) }

    /// Everything since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
