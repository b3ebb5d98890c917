import Testing

struct PlaygroundScriptTests {
    static let names = ["tour", "questions", "refusals", "plugins", "time"]

    @Test(arguments: names) func `A script plays as its transcript says`(_ name: String) throws {
        let outcome = try Program("playground").run(["--script", "Examples/Scripts/\(name).txt"])
        #expect(outcome.output.lines == (try Repository.lines(of: "Examples/Transcripts/\(name).txt")))
        #expect(outcome.errors.isEmpty)
        #expect(outcome.status == 0)
    }

    @Test(arguments: names) func `A pipe plays what a script plays`(_ name: String) throws {
        let script = try Repository.lines(of: "Examples/Scripts/\(name).txt")
        // Real time is not waited for, and a script does not show its remarks.
        let commands = script.filter { !$0.hasPrefix("#") && !$0.isEmpty }
        guard !commands.contains(where: { $0.hasPrefix("wait") }) else { return }
        let outcome = try Program("playground").run(input: commands.map { $0 + "\n" }.joined())
        #expect(outcome.output.lines == (try Repository.lines(of: "Examples/Transcripts/\(name).txt")))
        #expect(outcome.status == 0)
    }

    @Test func `Every script is played and every transcript compared`() throws {
        #expect(try Repository.names(in: "Examples/Scripts") == Self.names.sorted())
        #expect(try Repository.names(in: "Examples/Transcripts") == (Self.names + ["quickstart"]).sorted())
    }
}
