import Testing

struct PlaygroundArgumentTests {
    static let usage = """
        usage: playground [--script FILE | --help]

        A small mail app to walk around in, one command on a line, from the keyboard or a pipe.
        'help' lists the commands.

          --script FILE   plays the commands of a file and ends; a mistake in it ends the program with status 2
          --help          shows this

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
