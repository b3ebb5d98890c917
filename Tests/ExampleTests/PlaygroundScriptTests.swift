import Testing

struct PlaygroundScriptTests {
    static let names =
        ["tour", "questions", "refusals", "plugins", "time", "drags", "visit"]
        + ["rules-unpop", "rules-pager", "rules-guard"]

    @Test(arguments: names) func `A script plays as its transcript says`(_ name: String) throws {
        let outcome = try Program("playground").run(["--script", "Examples/Scripts/\(name).txt"])
        #expect(outcome.output.lines == (try Repository.lines(of: "Examples/Transcripts/\(name).txt")))
        #expect(outcome.errors.isEmpty)
        #expect(outcome.status == 0)
    }

    // Not the scripts that wait or drag: a pipe takes time in earnest.
    @Test(arguments: names.filter { !["time", "drags", "visit"].contains($0) && !$0.hasPrefix("rules") })
    func `A pipe plays what a script plays`(_ name: String) throws {
        let script = try Repository.lines(of: "Examples/Scripts/\(name).txt")
        let outcome = try Program("playground").run(input: script.joined(separator: "\n"))
        #expect(outcome.output.lines == (try Repository.lines(of: "Examples/Transcripts/\(name).txt")))
        #expect(outcome.status == 0)
    }

    @Test func `Every script is played and every transcript compared`() throws {
        #expect(try Repository.names(in: "Examples/Scripts") == Self.names.sorted())
        #expect(try Repository.names(in: "Examples/Transcripts") == (Self.names + ["quickstart"]).sorted())
    }
}
