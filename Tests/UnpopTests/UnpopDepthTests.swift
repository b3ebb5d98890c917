import NavHost
import TestSupport
import Testing
import Unpop

/// How many screens are kept.
@MainActor struct UnpopDepthTests {
    @Test func `B75: Beyond the depth, what redo would reach last leaves at once`() {
        let stage = Stage("ABCD", Unpop(depth: 2))
        for _ in 1...3 { stage.host.pop() }
        #expect(
            stage.take() == [
                "D parked", "ahead [\"D\"]", "stack [A, B, C]", "willShow C", "didShow C", "end pop finished",
                "C parked", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B", "end pop finished",
                "B parked", "D discarded depth", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A",
                "end pop finished",
            ])
        #expect(stage.alive == "ABC")
        for _ in 1...3 { stage.unpop.unpop() }
        #expect(
            stage.take() == [
                "B restored after 0.0 seconds", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B",
                "end push finished",
                "C restored after 0.0 seconds", "ahead []", "stack [A, B, C]", "willShow C", "didShow C",
                "end push finished",
                "refuse nothingAhead", "end push refused(nothingAhead)",
            ])
    }

    @Test func `B75, T05, SD-EZ2: A depth of 0 keeps nothing`() {
        let stage = Stage("AB", Unpop(depth: 0))
        stage.host.pop()
        #expect(stage.take() == ["stack [A]", "willShow A", "didShow A", "end pop finished"])
        #expect(stage.unpop.unpop().end == .refused(.nothingAhead))
        #expect(stage.take() == ["refuse nothingAhead", "end push refused(nothingAhead)"])
        #expect(stage.alive == "A")
    }

    @Test func `B75: The depth can be lowered and raised at any time`() {
        let stage = Stage("ABCD")
        stage.host.pop(count: 3)
        #expect(
            stage.take() == [
                "D parked", "C parked", "B parked", "ahead [\"B\", \"C\", \"D\"]", "stack [A]", "willShow A",
                "didShow A", "end pop finished",
            ])
        stage.unpop.depth = 2
        #expect(stage.take() == ["D discarded depth", "ahead [\"B\", \"C\"]"])
        #expect(stage.alive == "ABC")
        stage.unpop.depth = 0
        #expect(stage.take() == ["C discarded depth", "B discarded depth", "ahead []"])
        stage.unpop.depth = 1
        stage.host.push(stage.leaf("E"))
        stage.host.pop()
        #expect(stage.next == "E" && stage.alive == "AE")
    }

    @Test func `F23: By default three screens are kept`() {
        let stage = Stage("ABCDE")
        for _ in 1...4 { stage.host.pop() }
        #expect(
            stage.take() == [
                "E parked", "ahead [\"E\"]", "stack [A, B, C, D]", "willShow D", "didShow D", "end pop finished",
                "D parked", "ahead [\"D\"]", "stack [A, B, C]", "willShow C", "didShow C", "end pop finished",
                "C parked", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B", "end pop finished",
                "B parked", "E discarded depth", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A",
                "end pop finished",
            ])
    }

    @Test func `What does not fit of one operation is never told that it is kept`() {
        let stage = Stage("ABCDE", Unpop(depth: 2))
        stage.host.popToRoot()
        #expect(
            stage.take() == [
                "C parked", "B parked", "ahead [\"B\", \"C\"]", "stack [A]", "willShow A", "didShow A",
                "end popToRoot finished",
            ])
        #expect(stage.alive == "ABC")
    }

    @Test func `F22: A redo that is cancelled stays what comes next, and nothing makes room for it`() {
        let stage = Stage("ABCD")
        stage.host.pop(count: 3)
        stage.unpop.granularity = .screen
        #expect(
            stage.take() == [
                "D parked", "C parked", "B parked", "ahead [\"B\", \"C\", \"D\"]", "stack [A]", "willShow A",
                "didShow A", "end pop finished", "ahead [\"B\"]",
            ])
        stage.finger.swipe(.leading, from: .edge, to: 0.25)
        #expect(
            stage.take() == [
                "willShow B", "move 0.25", "release returning", "cancel released", "end push cancelled(released)",
            ])
        stage.unpop.granularity = .operation
        #expect(stage.next == "BCD")
    }

    @Test func `A depth below 0 counts as 0 and is reported`() {
        var diagnostics: [String] = []
        let host = NavHost(root: Page("A"))
        host.onDiagnostic = { diagnostics.append("\($0)") }
        let unpop = Unpop(depth: -3)
        #expect(unpop.depth == 0 && diagnostics.isEmpty)
        host.install(unpop)
        unpop.depth = .min
        #expect(unpop.depth == 0)
        #expect(
            diagnostics == [
                "Unpop: a negative depth was given and counts as 0. give 0 to keep nothing.",
                "Unpop: a negative depth was given and counts as 0. give 0 to keep nothing.",
            ])
    }

    @Test func `A depth without limit keeps a long way`() {
        let host = NavHost(root: Page("A"))
        let unpop = host.install(Unpop(depth: .max))
        let screens = (1...2_000).map { Page("\($0)") }
        for screen in screens { host.push(screen) }
        host.popToRoot()
        #expect(unpop.nextEntries.count == 2_000)
        unpop.unpop()
        #expect(host.screens.dropFirst().elementsEqual(screens) { $0 === $1 })
    }
}
