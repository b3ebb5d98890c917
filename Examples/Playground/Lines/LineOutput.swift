import Foundation

/// Where lines go, each at once: whoever reads along waits for nothing.
struct LineOutput {
    func write(_ lines: [String]) {
        send(lines.map { $0 + "\n" }.joined(), to: .standardOutput)
    }

    /// Writes without an end of line.
    func prompt(_ text: String) {
        send(text, to: .standardOutput)
    }

    func complain(_ text: String) {
        send("playground: \(text)\n", to: .standardError)
    }

    private func send(_ text: String, to file: FileHandle) {
        // Where nobody listens any more there is nobody to tell.
        try? file.write(contentsOf: Data(text.utf8))
    }
}
