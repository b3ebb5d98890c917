import NavHost
import TestSupport
import Testing
import Unpop

/// What clears the way ahead, and what does not.
@MainActor struct UnpopClearingTests {
    let refusal = ["refuse nothingAhead", "end push refused(nothingAhead)"]

    @Test func `B68, F20: A push of another screen clears at its commit, and what was kept is let go of`() {
        let stage = Stage("ABC")
        stage.host.pop()
        stage.host.pop()
        #expect(
            stage.take() == [
                "C parked", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B", "end pop finished", "B parked",
                "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A", "end pop finished",
            ])
        #expect(stage.alive == "ABC")
        stage.host.push(stage.leaf("D"))
        #expect(
            stage.take() == [
                "C discarded pushed", "B discarded pushed", "ahead []", "stack [A, D]", "willShow D", "didShow D",
                "end push finished",
            ])
        #expect(stage.unpop.unpop().end == .refused(.nothingAhead))
        #expect(stage.take() == refusal)
        #expect(stage.alive == "AD")
    }

    @Test func `F20: A push that a finger leads clears when it commits, and nothing where it is cancelled`() {
        let stage = Stage("AB")
        stage.host.pop()
        #expect(
            stage.take() == [
                "B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A", "end pop finished",
            ])
        let push = stage.host.beginInteractive(.push(stage.leaf("X")))
        push.update(0.5)
        #expect(stage.next == "B")
        push.cancel()
        #expect(
            stage.take() == ["willShow X", "move 0.5", "cancel byCaller", "end push cancelled(byCaller)"])
        #expect(stage.next == "B")
        let other = stage.host.beginInteractive(.push(stage.leaf("Y")))
        #expect(stage.next == "B")
        other.finish()
        #expect(
            stage.take() == [
                "willShow Y", "release finishing", "B discarded pushed", "ahead []", "stack [A, Y]", "didShow Y",
                "end push finished",
            ])
        #expect(stage.unpop.unpop().end == .refused(.nothingAhead))
        #expect(stage.take() == refusal)
    }

    @Test func `F02: A push from the middle of the history cuts off what was ahead`() {
        let stage = Stage("RABC")
        stage.host.popToRoot()
        #expect(
            stage.take() == [
                "C parked", "B parked", "A parked", "ahead [\"A\", \"B\", \"C\"]", "stack [R]", "willShow R",
                "didShow R", "end popToRoot finished",
            ])
        stage.host.push(stage.leaf("a"))
        #expect(
            stage.take() == [
                "C discarded pushed", "B discarded pushed", "A discarded pushed", "ahead []", "stack [R, a]",
                "willShow a", "didShow a", "end push finished",
            ])
        #expect(!stage.host.canGoForward && stage.host.goForward().end == .refused(.nothingAhead))
        #expect(stage.take() == refusal)
    }

    @Test func `B69, T03: What is cancelled or refused clears nothing`() {
        let stage = Stage("ABC")
        let gate = stage.host.install(Gate { $0.cause == .control ? .deny(reason: "no") : nil })
        stage.host.pop()
        #expect(
            stage.take() == [
                "C parked", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B", "end pop finished",
            ])
        stage.finger.swipe(.trailing, from: .edge, to: 0.25)
        #expect(
            stage.take() == [
                "willShow A", "move 0.25", "release returning", "cancel released", "end pop cancelled(released)",
            ])
        stage.host.pop(cause: .control)
        let veto = "vetoed(by: Gate, no)"
        #expect(stage.take() == ["refuse \(veto)", "end pop refused(\(veto))"])
        stage["A"].map { _ = stage.host.push($0) }
        #expect(stage.take() == ["refuse alreadyOnStack", "end push refused(alreadyOnStack)"])
        let push = stage.host.beginInteractive(.push(stage.leaf("D")))
        push.update(0.5)
        push.cancel()
        #expect(
            stage.take() == [
                "willShow D", "move 0.5", "cancel byCaller", "end push cancelled(byCaller)",
            ])
        stage.host.push(stage.leaf("E"), cause: .control)
        #expect(stage.take() == ["refuse \(veto)", "end push refused(\(veto))"])
        #expect(stage.next == "C" && stage.stack == "AB")
        withExtendedLifetime(gate) {}
    }

    @Test func `F17: A pop that is cancelled is not remembered`() {
        let stage = Stage("AB")
        stage.finger.swipe(.trailing, from: .edge, to: 0.5)
        #expect(
            stage.take() == [
                "willShow A", "move 0.5", "release returning", "cancel released", "end pop cancelled(released)",
            ])
        #expect(!stage.unpop.canUnpop && stage.stack == "AB")
    }

    @Test func `B73: replaceTop keeps what lies ahead`() {
        let stage = Stage("ABC")
        stage.host.pop()
        #expect(
            stage.take() == [
                "C parked", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B", "end pop finished",
            ])
        stage.host.replaceTop(with: stage.leaf("b"))
        #expect(stage.take() == ["stack [A, b]", "willShow b", "didShow b", "end replaceTop finished"])
        stage.unpop.unpop()
        #expect(
            stage.take() == [
                "C restored after 0.0 seconds", "ahead []", "stack [A, b, C]", "willShow C", "didShow C",
                "end push finished",
            ])
    }

    @Test func `B73: The same set keeps, another clears`() {
        let stage = Stage("ABC")
        stage.host.pop()
        #expect(
            stage.take() == [
                "C parked", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B", "end pop finished",
            ])
        stage.host.set(stage.host.screens)
        #expect(stage.take() == ["end set unchanged"])
        #expect(stage.next == "C")
        stage.host.set([stage.leaf("X"), stage.leaf("Y")])
        #expect(
            stage.take() == [
                "C discarded replaced", "ahead []", "stack [X, Y]", "willShow Y", "didShow Y", "end set finished",
            ])
        #expect(stage.unpop.unpop().end == .refused(.nothingAhead))
        #expect(stage.take() == refusal)
        #expect(stage.alive == "XY")
    }

    @Test func `B84: A person's back is remembered; a final pop clears; removed and replaced ones are not kept`() {
        let stage = Stage("ABCDE")
        stage.host.goBack(cause: .backButton)
        #expect(
            stage.take() == [
                "E parked", "ahead [\"E\"]", "stack [A, B, C, D]", "willShow D", "didShow D", "end pop finished",
            ])
        stage["B"].map { _ = stage.host.remove($0) }
        #expect(stage.take() == ["stack [A, C, D]", "end remove finished"])
        stage.host.replaceTop(with: stage.leaf("F"))
        #expect(stage.take() == ["stack [A, C, F]", "willShow F", "didShow F", "end replaceTop finished"])
        #expect(stage.next == "E" && stage.alive == "ACEF")
        var logOut = NavRequest.popToRoot()
        logOut.isFinal = true
        stage.host.perform(logOut)
        #expect(
            stage.take() == [
                "E discarded final", "ahead []", "stack [A]", "willShow A", "didShow A", "end popToRoot finished",
            ])
        #expect(stage.alive == "A")
    }

    @Test func `F19, SD-EZ1: Every way back is remembered in order, and another set clears`() {
        let stage = Stage("ABC")
        stage.host.popToRoot()
        #expect(
            stage.take() == [
                "C parked", "B parked", "ahead [\"B\", \"C\"]", "stack [A]", "willShow A", "didShow A",
                "end popToRoot finished",
            ])
        stage.unpop.unpop()
        #expect(
            stage.take() == [
                "B restored after 0.0 seconds", "C restored after 0.0 seconds", "ahead []", "stack [A, B, C]",
                "willShow C", "didShow C", "end push finished",
            ])
        stage["B"].map { _ = stage.host.pop(to: $0) }
        #expect(
            stage.take() == [
                "C parked", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B", "end popTo finished",
            ])
        stage["A"].map { _ = stage.host.set([$0]) }
        #expect(
            stage.take() == [
                "C discarded replaced", "ahead []", "stack [A]", "willShow A", "didShow A", "end set finished",
            ])
    }

    @Test func `F11: While a screen hears that it is discarded, nothing is ahead any more`() {
        let stage = Stage("ABCD")
        stage.host.popToRoot()
        for name in ["B", "C", "D"] {
            stage[name]?.reactions["discarded"] = { [unowned stage] in
                stage.trace.write("\(stage.unpop.canUnpop) \(stage.host.canGoForward) [\(stage.next)]")
            }
        }
        #expect(
            stage.take() == [
                "D parked", "C parked", "B parked", "ahead [\"B\", \"C\", \"D\"]", "stack [A]", "willShow A",
                "didShow A", "end popToRoot finished",
            ])
        stage.host.push(stage.leaf("E"))
        #expect(
            stage.take() == [
                "D discarded pushed", "false false []", "C discarded pushed", "false false []",
                "B discarded pushed", "false false []", "ahead []", "stack [A, E]", "willShow E", "didShow E",
                "end push finished",
            ])
    }

    @Test func `F14: A kept request for what was discarded is refused`() {
        let stage = Stage("AB")
        stage.host.pop()
        guard let request = stage.host.forwardRequest else { return #expect(Bool(false), "nothing is forward") }
        stage.unpop.clear()
        #expect(
            stage.take() == [
                "B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A", "end pop finished",
                "B discarded cleared", "ahead []",
            ])
        #expect(stage.host.perform(request).end == .refused(.nothingAhead))
        #expect(stage.take() == refusal)
        #expect(stage.stack == "A" && stage.alive == "A")
    }

    @Test func `F10: A redo that is being asked about is superseded by a push`() {
        let stage = Stage("AB")
        var questions: [Question] = []
        stage.host.install(Gate { $0.cause.kind == .key ? .confirm { questions.append($0) } : nil })
        stage.host.pop()
        #expect(
            stage.take() == ["B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A", "end pop finished"])
        let redo = stage.host.goForward(cause: .key)
        #expect(redo.state == .asking)
        stage.host.push(stage.leaf("C"))
        questions.first?.answer(.leave)
        #expect(redo.end == .refused(.superseded))
        #expect(
            stage.take() == [
                "refuse superseded", "end push refused(superseded)", "B discarded pushed", "ahead []",
                "stack [A, C]", "willShow C", "didShow C", "end push finished",
            ])
        stage.host.goBack()
        stage.unpop.unpop()
        #expect(
            stage.take() == [
                "C parked", "ahead [\"C\"]", "stack [A]", "willShow A", "didShow A", "end pop finished",
                "C restored after 0.0 seconds", "ahead []", "stack [A, C]", "willShow C", "didShow C",
                "end push finished",
            ])
    }

    @Test func `Nothing is ahead twice: a screen that comes back otherwise is ahead no more`() {
        let stage = Stage("ABCD")
        stage.host.pop(count: 3)
        stage["C"].map { _ = stage.host.replaceTop(with: $0) }
        #expect(stage.stack == "C" && stage.next == "BD")
        stage["D"].map { _ = stage.host.push($0) }
        #expect(stage.stack == "CD" && stage.next.isEmpty)
        #expect(stage.take().suffix(7).prefix(3) == ["D restored after 0.0 seconds", "B discarded pushed", "ahead []"])
    }

    @Test func `An unchanged final pop clears nothing`() {
        let stage = Stage("AB")
        stage.host.pop()
        var request = NavRequest.popToRoot()
        request.isFinal = true
        #expect(stage.host.perform(request).end == .unchanged)
        #expect(stage.next == "B")
    }
}
