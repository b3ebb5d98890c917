/// What the program was started with.
struct Arguments {
    /// What it is to do.
    enum Mode: Hashable {
        case converse
        case play(path: String)
        case help
    }

    let mode: Mode

    init(_ words: [String]) throws(UsageError) {
        switch words.first {
        case nil: mode = .converse
        case "--help", "-h": mode = .help
        case "--script":
            guard words.count > 1 else { throw UsageError("--script needs a file") }
            mode = .play(path: words[1])
        case .some(let word): throw UsageError("unknown argument '\(word.printable)'")
        }
        let expected = if case .play = mode { 2 } else { min(words.count, 1) }
        guard words.count == expected else { throw UsageError("unknown argument '\(words[expected].printable)'") }
    }

    static let usage = """
        usage: playground [--script FILE | --help]

        A small mail app to walk around in, one command on a line, from the keyboard or a pipe.
        'help' lists the commands.

          --script FILE   plays the commands of a file and ends; a mistake in it ends the program with status 2
          --help          shows this
        """
}
