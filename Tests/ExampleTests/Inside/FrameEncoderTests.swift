// Release builds hide what is inside a program.
#if DEBUG
import Testing
import TestSupport
@testable import playground

struct FrameEncoderTests {
    private static let words = ["a", "写真", "e\u{301}", "🏡", "👩‍👩‍👧", "☕️", "long words", "\u{1B}[2J", "\u{202E}x"]

    /// Something random is written over what is there.
    private func scribble(on canvas: inout Canvas, _ dice: inout Dice) {
        for _ in 0..<dice.below(6) {
            let style = Style(
                ink: Colour(UInt32(dice.below(1 << 24))), paper: Colour(UInt32(dice.below(1 << 24))),
                traits: .init(rawValue: UInt8(dice.below(16))))
            canvas.write(
                dice.pick(Self.words) ?? "", at: dice.below(24) - 2, dice.below(7) - 1, style)
        }
    }

    @Test(arguments: 0..<30, [ColourDepth.none, .sixteen, .palette, .full])
    func `What differs is all that has to be sent`(_ seed: UInt64, _ depth: ColourDepth) {
        var dice = Dice(seed: seed)
        var canvas = Canvas(width: 20, height: 5, Style(ink: .white, paper: .black))
        var (encoder, terminal) = (FrameEncoder(depth: depth), FakeTerminal(width: 20, height: 5))
        for _ in 0..<40 {
            scribble(on: &canvas, &dice)
            terminal.hear(encoder.encode(canvas))
            // Whoever sends everything anew shows the same.
            var (other, whole) = (FrameEncoder(depth: depth), FakeTerminal(width: 20, height: 5))
            whole.hear(other.encode(canvas))
            #expect(terminal.cells == whole.cells, "seed \(seed)")
            #expect(terminal.complaints.isEmpty, "seed \(seed)")
        }
        #expect(encoder.encode(canvas) == "", "seed \(seed)")
    }

    @Test func `Without colours none is sent`() {
        var encoder = FrameEncoder(depth: .none)
        let canvas = Canvas(width: 2, height: 1, Style(ink: .white, paper: .black, traits: [.bold, .reversed]))
        #expect(
            encoder.encode(canvas) == "\u{1B}[?2026h\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[0;1;7m  \u{1B}[0m\u{1B}[?2026l")
    }

    @Test(arguments: [
        (ColourDepth.full, "38;2;122;162;247"), (.palette, "38;5;111"), (.sixteen, "94"),
    ])
    func `A colour is told as the terminal knows it`(_ depth: ColourDepth, _ code: String) {
        #expect(depth.code(Colour(0x7AA2F7), isBackground: false) == code)
    }

    @Test(arguments: [
        (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColourDepth.full),
        (["TERM": "xterm-256color"], .palette), (["TERM": "xterm"], .sixteen), (["TERM": "vt100"], .none),
        (["TERM": "xterm-direct"], .full), (["TERM": "xterm", "COLORTERM": "24bit", "NO_COLOR": "1"], .none),
        (["TERM": "xterm", "NO_COLOR": ""], .sixteen),
    ])
    func `The environment tells how many colours there are`(_ environment: [String: String], _ depth: ColourDepth) {
        #expect(ColourDepth(environment) == depth)
    }
}
#endif
