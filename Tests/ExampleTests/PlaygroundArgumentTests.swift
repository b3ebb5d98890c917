import Testing

struct PlaygroundArgumentTests {
    static let usage = """
        usage: playground [--script FILE | --lines | --help] [--transcript FILE]

        A small mail app to walk around in. On a terminal it takes the whole screen, with keys and mouse: '?' shows
        the keys. From a pipe it reads one command on a line: 'help' lists the commands.

          --script FILE      plays the commands of a file and ends; a mistake in it ends the program with status 2
          --lines            reads lines on a terminal, too
          --transcript FILE  writes down at the end what the app has heard
          --help             shows this

        """

    @Test(arguments: ["--help", "-h"]) func `Help is shown when asked for`(_ word: String) throws {
        let outcome = try Program("playground").run([word])
        #expect(outcome.output == Self.usage)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.status == 0)
    }

    @Test(arguments: [
        (["--sript", "x"], "unknown argument '--sript'"),
        (["x"], "unknown argument 'x'"),
        ([""], "unknown argument ''"),
        (["--script"], "--script needs a file"),
        (["--script", "a", "b"], "unknown argument 'b'"),
        (["--help", "b"], "unknown argument 'b'"),
        (["\u{1B}[2J"], "unknown argument '[2J'"),
    ])
    func `Wrong arguments are named, with the usage`(_ words: [String], _ problem: String) throws {
        let outcome = try Program("playground").run(words)
        #expect(outcome.errors == "playground: \(problem)\n\(Self.usage)")
        #expect(outcome.output.isEmpty)
        #expect(outcome.status == 2)
    }
}
