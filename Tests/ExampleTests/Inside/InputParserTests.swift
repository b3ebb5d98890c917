// Release builds hide what is inside a program.
#if DEBUG
import Testing
import TestSupport
@testable import playground

struct InputParserTests {
    static func mouse(_ act: InputEvent.Mouse.Act, _ x: Int, _ y: Int) -> InputEvent {
        .mouse(.init(act: act, place: CellPlace(x: x, y: y)))
    }

    static let readings: [(String, [InputEvent])] = [
        ("aé写", [.text("a"), .text("é"), .text("写")]),
        ("\r\t\u{7F}\u{3}", [.key(.enter), .key(.tab), .key(.backspace), .key(.control("c"))]),
        ("\u{1B}[A\u{1B}OB\u{1B}[1;3C\u{1B}[D", [.key(.up), .key(.down), .key(.altRight), .key(.left)]),
        (
            "\u{1B}[<0;1;1M\u{1B}[<32;5;9M\u{1B}[<0;5;9m",
            [mouse(.press, 0, 0), mouse(.move, 4, 8), mouse(.release, 4, 8)]
        ),
        ("\u{1B}[<64;2;2M\u{1B}[<67;2;2M", [mouse(.scroll(x: 0, y: -1), 1, 1), mouse(.scroll(x: 1, y: 0), 1, 1)]),
        ("\u{1B}[<128;1;1M\u{1B}[<129;1;1M", [mouse(.back, 0, 0), mouse(.forward, 0, 0)]),
        ("\u{1B}[<0;-4;99999M", [mouse(.press, -5, 99_998)]),
        ("\u{1B}[200~q\u{1B}[31m\u{3}e\u{301}\u{1B}[201~x", [.paste("q[31me\u{301}"), .text("x")]),
        ("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\", [.background(Colour(0xFF8000))]),
        ("\u{1B}]11;rgb:ff/80/00\u{7}", [.background(Colour(0xFF8000))]),
    ]

    static let nothing = [
        "\u{1B}[<;;M", "\u{1B}[<0;1M", "\u{1B}[<0;1;1;1M", "\u{1B}[<99999999999999999999;1;1M", "\u{1B}[<0;1000000;1M",
        "\u{1B}[<1;1;1M", "\u{1B}[99999999999999999999Z", "\u{1B}]0;a title\u{7}", "\u{1B}]11;rgb:zz/0/0\u{7}",
        "\u{1B}[200~\u{1B}[201~", "\u{0}\u{1C}\u{1F}", "\u{85}\u{9B}",
    ]

    @Test(arguments: readings) func `Whole sequences are read`(_ text: String, _ events: [InputEvent]) {
        var parser = InputParser()
        #expect(parser.feed(Array(text.utf8)) == events)
        #expect(parser.rest == nil)
    }

    @Test(arguments: readings) func `Sequences may come byte by byte`(_ text: String, _ events: [InputEvent]) {
        var parser = InputParser()
        #expect(text.utf8.flatMap { parser.feed([$0]) } == events)
        #expect(parser.rest == nil)
    }

    @Test(arguments: nothing) func `What means nothing is dropped whole, and what follows is read`(_ text: String) {
        var parser = InputParser()
        #expect(parser.feed(Array((text + "a").utf8)) == [.text("a")])
    }

    @Test(arguments: [
        ("\u{1B}", InputParser.Rest.escape, [InputEvent.key(.escape)]), ("\u{1B}[", .sequence, []),
        ("\u{1B}O", .sequence, []),
        ("\u{1B}[<0;1", .sequence, []), ("\u{1B}]11;", .sequence, []), ("\u{1B}[200~ab", .paste, [.paste("ab")]),
        ("\u{1B}[200~ab\u{1B}[20", .paste, [.paste("ab")]), ("\u{1B}[200~", .paste, []),
    ])
    func `What has no end is taken for what it is when nothing follows`(
        _ text: String, _ rest: InputParser.Rest, _ events: [InputEvent]
    ) {
        var parser = InputParser()
        #expect(parser.feed(Array(text.utf8)).isEmpty)
        #expect(parser.rest == rest)
        #expect(parser.flush() == events)
        #expect(parser.rest == nil)
        #expect(parser.feed([0x61]) == [.text("a")])
    }

    @Test func `Half a character is dropped, and what breaks it off is read`() {
        var parser = InputParser()
        #expect(parser.feed([0xE5, 0x86]).isEmpty)
        #expect(parser.feed([0x61]) == [.text("a")])
        #expect(parser.feed([0xFF, 0x80, 0x62]) == [.text("b")])
    }

    @Test func `A long paste is cut off, and ends all the same`() {
        var parser = InputParser()
        let events = parser.feed(Array("\u{1B}[200~\(String(repeating: "x", count: 10_000))\u{1B}[201~y".utf8))
        #expect(events == [.paste(String(repeating: "x", count: 4_096)), .text("y")])
    }

    @Test(arguments: 0..<40) func `Garbage neither traps nor sticks, and never comes out as commands`(_ seed: UInt64) {
        var dice = Dice(seed: seed)
        var parser = InputParser()
        for _ in 0..<2_000 {
            let piece = dice.onceIn(3) ? dice.pick(Self.pieces) ?? [] : [UInt8(dice.below(256))]
            let events = parser.feed(piece) + (dice.onceIn(20) ? parser.flush() : [])
            for case .text(let character) in events {
                #expect(character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }, "seed \(seed)")
            }
        }
        // Twice: what ends a paste may have been half of something else.
        _ = parser.flush() + parser.flush()
        #expect(parser.rest == nil, "seed \(seed)")
        #expect(parser.feed(Array("z\u{1B}[<0;3;4M".utf8)) == [.text("z"), Self.mouse(.press, 2, 3)], "seed \(seed)")
    }

    private static let pieces =
        ["\u{1B}", "\u{1B}[", "\u{1B}[<", "0;", "1", "M", "m", "\u{1B}]11;rgb:", "\u{1B}\\", "~", "写"]
        .map { Array($0.utf8) } + [Array("\u{1B}[200~".utf8), Array("\u{1B}[201~".utf8), [0xF0, 0x9F]]
}
#endif
