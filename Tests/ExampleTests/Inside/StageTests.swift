// Release builds hide what is inside a program.
#if DEBUG
import NavHost
import Testing
import TestSupport
@testable import playground

@MainActor struct StageTests {
    private static let commands: [Command] = [
        .open(1), .open(2), .compose, .type("写真 e\u{301} 👩‍👩‍👧"), .settings, .onboarding, .pictures, .back, .forward, .next,
        .previous, .home, .redo, .notify(4), .yes, .no, .send, .save,
    ]

    private func act(on stage: Stage, _ dice: inout Dice, at time: Duration) {
        let place = CellPlace(x: dice.below(stage.width + 4) - 2, y: dice.below(stage.height + 4) - 2)
        switch dice.below(9) {
        case 0: stage.resize(width: dice.below(130), height: dice.below(45))
        case 1: if let one = dice.pick(Switch.allCases) { stage.flip(one) }
        case 2: stage.helpPage = dice.onceIn(2) ? dice.below(4) : nil
        case 3: stage.wantsInspector.toggle()
        case 4: stage.press(at: place, time: time)
        case 5, 6: stage.move(to: place, time: time)
        case 7: _ = stage.release(at: place, time: time)
        default: if let command = dice.pick(Self.commands) { _ = try? stage.app.carryOut(command) }
        }
    }

    @Test(arguments: 0..<6) func `Whatever happens, it can be drawn at any size`(_ seed: UInt64) {
        var dice = Dice(seed: seed)
        let clock = ScriptClock()
        let depth = dice.pick([ColourDepth.none, .sixteen, .palette, .full]) ?? .full
        let stage = Stage(MailApp(clock: clock), depth: depth)
        for _ in 0..<120 {
            act(on: stage, &dice, at: clock.now)
            clock.advance(by: .milliseconds(dice.below(60)))
            let canvas = stage.draw(at: clock.now)
            #expect(canvas.width == stage.width && canvas.height == stage.height, "seed \(seed)")
            // The second half of a wide character stands behind its first, and never alone.
            let isWhole = canvas.cells.indices.allSatisfy {
                !canvas.cells[$0].isTail || $0 % canvas.width > 0 && canvas.cells[$0 - 1].text.cellWidth == 2
            }
            #expect(isWhole, "seed \(seed)")
        }
    }

    @Test(arguments: [(1, 1, "…"), (9, 1, "too small"), (12, 3, " too small  "), (23, 30, "       too small       ")])
    func `What is too small says so`(_ width: Int, _ height: Int, _ line: String) {
        let canvas = Stage(MailApp(), width: width, height: height).draw(at: .zero)
        let rows = (0..<height).map { y in String((0..<width).map { canvas[$0, y].text }) }
        #expect(rows.contains(line))
    }
}
#endif
