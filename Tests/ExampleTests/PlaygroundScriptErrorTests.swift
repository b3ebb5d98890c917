import Foundation
import Testing

struct PlaygroundScriptErrorTests {
    @Test(arguments: [
        ("open 1\n\n# a remark\nbakc\n", "4: unknown command 'bakc'; did you mean 'back'?"),
        ("xyzzy", "1: unknown command 'xyzzy'; 'help' lists them all"),
        ("back\nopen one\n", "2: 'open one' does not fit; it is written 'open N'"),
        ("back 2\n", "1: 'back 2' does not fit; it is written 'back'"),
        ("type\n", "1: 'type' does not fit; it is written 'type TEXT'"),
        ("wait -1\n", "1: 'wait -1' does not fit; it is written 'wait SECONDS'"),
        ("wait nan\n", "1: 'wait nan' does not fit; it is written 'wait SECONDS'"),
        ("open 99999999999999999999\n", "1: 'open 99999999999999999999' does not fit; it is written 'open N'"),
        ("depth two\n", "1: 'depth two' does not fit; it is written 'depth N'"),
        ("life 4000\n", "1: 'life 4000' does not fit; it is written 'life SECONDS'"),
        ("lifetime never\n", "1: 'lifetime never' does not fit; it is written 'lifetime FROM'"),
        ("granularity page\n", "1: 'granularity page' does not fit; it is written 'granularity OF'"),
        ("lead away 0.5\n", "1: 'lead away 0.5' does not fit; it is written 'lead WAY PART'"),
        ("lead next 2\n", "1: 'lead next 2' does not fit; it is written 'lead WAY PART'"),
        ("move nan\n", "1: 'move nan' does not fit; it is written 'move PART'"),
        ("pages 1 two\n", "1: 'pages 1 two' does not fit; it is written 'pages N…'"),
        ("pages\n", "1: 'pages' does not fit; it is written 'pages N…'"),
        ("behind seal\n", "1: 'behind seal' does not fit; it is written 'behind SAYS'"),
        ("lock maybe\n", "1: 'lock maybe' does not fit; it is written 'lock ON'"),
        ("minds me\n", "1: 'minds me' does not fit; it is written 'minds WHOM'"),
        ("offer soon\n", "1: 'offer soon' does not fit; it is written 'offer SECONDS'"),
        ("brief\n", "1: 'brief' does not fit; it is written 'brief ON'"),
        ("\u{1B}[2Jxyzzy\n", "1: unknown command '[2Jxyzzy'; 'help' lists them all"),
    ])
    func `A mistake ends a script before it begins, and its line is named`(_ text: String, _ problem: String) throws {
        try withFile(text) { path in
            let outcome = try Program("playground").run(["--script", path])
            #expect(outcome.errors == "playground: \(path):\(problem)\n")
            #expect(outcome.output.isEmpty)
            #expect(outcome.status == 2)
        }
    }

    @Test(arguments: [
        ("open 9", "there is no message 9; there are 1 to 4"),
        ("notify 0", "there is no message 0; there are 1 to 4"),
        ("open \(Int.min)", "there is no message \(Int.min); there are 1 to 4"),
        ("onboarding \(Int.min)", "there is no page \(Int.min); there are 1 to 3"),
        ("set 1 9", "there is no message 9; there are 1 to 4"),
        ("pages 1 4", "there is no page 4; there are 1 to 3"),
        ("onboarding 0", "there is no page 0; there are 1 to 3"),
        ("uninstall ufo", "there is no plugin 'ufo'; there are transcript, unpop, boardingpager, popguard"),
    ])
    func `What does not fit the app ends a script where it stands`(_ command: String, _ problem: String) throws {
        try withFile("help\n\(command)\nquit\n") { path in
            let outcome = try Program("playground").run(["--script", path])
            #expect(outcome.errors == "playground: \(path):2: \(problem)\n")
            #expect(outcome.output.hasSuffix("\n> \(command)\n"))
            #expect(outcome.status == 2)
        }
    }

    @Test(arguments: ["no/such/file", "Examples", ""])
    func `A missing file and a folder cannot be read`(_ path: String) throws {
        let outcome = try Program("playground").run(["--script", path])
        #expect(outcome.errors == "playground: \(path): there is no such file, or it cannot be read\n")
        #expect(outcome.output.isEmpty)
        #expect(outcome.status == 2)
    }

    @Test func `A file that is not text is refused`() throws {
        try withFile(Data([0x68, 0xFF, 0xFE, 0x0A])) { path in
            let outcome = try Program("playground").run(["--script", path])
            #expect(outcome.errors == "playground: \(path): this is not text in UTF-8\n")
            #expect(outcome.output.isEmpty)
            #expect(outcome.status == 2)
        }
    }

    @Test(arguments: ["", "\n\n# a remark", "\u{FEFF}\r\n  \r\n"])
    func `A script without a command draws the first screen`(_ text: String) throws {
        let outcome = try withFile(text) { try Program("playground").run(["--script", $0]) }
        #expect(outcome.output.lines == PlaygroundInputTests.inbox + [""])
        #expect(outcome.errors.isEmpty)
        #expect(outcome.status == 0)
    }

    @Test func `Line ends of Windows are line ends, and a byte order mark is no text`() throws {
        let outcome = try withFile("\u{FEFF}open 1\r\n\r\nQUIT\r\nback\r\n") {
            try Program("playground").run(["--script", $0])
        }
        #expect(
            outcome.output.lines
                == PlaygroundInputTests.inbox + ["", "> open 1"] + PlaygroundInputTests.message + [
                    "", "> QUIT", "",
                ])
        #expect(outcome.errors.isEmpty)
        #expect(outcome.status == 0)
    }
}
