import Testing

struct PlaygroundInputTests {
    static let inbox: [Substring] = [
        "┌─ Inbox", "│ 1 • Ada: Lunch on Friday", "│ 2 • Grace: A moth in the relay", "│ 3 • Edsger: Go to",
        "│ 4 • Barbara: Substitution", "└─ open N · compose · settings · onboarding · help",
    ]
    static let message: [Substring] = [
        "┌─ ‹ Inbox | Lunch on Friday", "│ From Ada", "│", "│ The usual place, at noon?", "└─ back · compose",
    ]

    @Test func `An unknown command in a pipe is answered with a hint, and the next one runs`() throws {
        let outcome = try Program("playground").run(input: "opne 1\nopen 9\n\n# a remark\nopen 1\n")
        #expect(
            outcome.output.lines
                == Self.inbox + [
                    "", "> opne 1", "unknown command 'opne'; did you mean 'open'?",
                    "", "> open 9", "there is no message 9; there are 1 to 4",
                    "", "> open 1",
                ] + Self.message + [""])
        #expect(outcome.errors.isEmpty)
        #expect(outcome.status == 0)
    }

    @Test(arguments: [
        ("", "└─ open N · compose · settings · onboarding · help\n"),
        ("open 1", "└─ back · compose\n"),
        ("compose\ntype something\nback\n", "\n?  The draft has not been sent. Leave it? yes or no\n"),
    ])
    func `The end of input ends the program cleanly, also in a line or a question`(
        _ input: String, _ end: String
    ) throws {
        let outcome = try Program("playground").run(input: input)
        #expect(outcome.output.hasSuffix(end))
        #expect(outcome.errors.isEmpty)
        #expect(outcome.status == 0)
    }

    @Test func `What stands behind quit is not read`() throws {
        let outcome = try Program("playground").run(input: "quit\nopen 1\n")
        #expect(outcome.output.lines.suffix(2) == ["> quit", ""])
        #expect(outcome.status == 0)
    }

    @Test func `What is typed is data: it can neither move a cursor nor turn the reading direction`() throws {
        let outcome = try Program("playground")
            .run(input: "compose\ntype a\u{1B}[31mb\u{7}\u{9B}\u{202E}c\u{2028}d 👩‍👩‍👧 é\r\n\u{1B}]0;title\u{7}\n")
        #expect(outcome.output.contains("\n> type a[31mbcd 👩‍👩‍👧 é\n"))
        #expect(outcome.output.contains("\n│ a[31mbcd 👩‍👩‍👧 é\n"))
        #expect(!outcome.output.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
        #expect(outcome.status == 0)
    }

    @Test func `A very long line is answered like any other`() throws {
        let word = String(repeating: "x", count: 40_000)
        let outcome = try Program("playground").run(input: word + "\n")
        #expect(outcome.output.hasSuffix("\nunknown command '\(word)'; 'help' lists them all\n"))
        #expect(outcome.status == 0)
    }
}
