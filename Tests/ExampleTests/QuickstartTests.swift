import Testing

struct QuickstartTests {
    @Test func `The quickstart prints its transcript`() throws {
        let outcome = try Program("quickstart").run()
        #expect(outcome.output.lines == (try Repository.lines(of: "Examples/Transcripts/quickstart.txt")))
        #expect(outcome.errors.isEmpty)
        #expect(outcome.status == 0)
    }
}
