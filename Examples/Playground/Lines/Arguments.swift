/// What the program was started with.
struct Arguments {
    /// What it is to do.
    enum Mode: Hashable {
        /// The full screen, where there is a terminal that can show it; else as `lines`.
        case walk
        case lines
        case play(path: String)
        case help
    }

    private(set) var mode = Mode.walk
    /// Where the transcript goes at the end; nil where nobody wants it.
    private(set) var transcript: String?

    init(_ words: [String]) throws(UsageError) {
        var words = words[...]
        while let word = words.popFirst() {
            switch word {
            case "--help", "-h": try choose(.help)
            case "--lines": try choose(.lines)
            case "--script": try choose(.play(path: try value(of: word, in: &words)))
            case "--transcript": transcript = try value(of: word, in: &words)
            default: throw UsageError("unknown argument '\(word.printable)'")
            }
        }
    }

    private mutating func choose(_ mode: Mode) throws(UsageError) {
        guard self.mode == .walk else { throw UsageError("--help, --lines and --script exclude each other") }
        self.mode = mode
    }

    private func value(of word: String, in words: inout ArraySlice<String>) throws(UsageError) -> String {
        guard let value = words.popFirst() else { throw UsageError("\(word) needs a file") }
        return value
    }

    static let usage = """
        usage: playground [--script FILE | --lines | --help] [--transcript FILE]

        A small mail app to walk around in. On a terminal it takes the whole screen, with keys and mouse: '?' shows
        the keys. From a pipe it reads one command on a line: 'help' lists the commands.

          --script FILE      plays the commands of a file and ends; a mistake in it ends the program with status 2
          --lines            reads lines on a terminal, too
          --transcript FILE  writes down at the end what the app has heard
          --help             shows this
        """
}
