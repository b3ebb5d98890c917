import NavHost
import TestSupport
import Testing

/// Rows of the table of events whose mutants no other test noticed.
@MainActor struct ScriptSurvivorTests {
    @Test func `Below the top, a screen's blocks run as it comes and goes, and nothing is shown`() {
        let stage = Stage("A", "B")
        stage.host.set(entries: [stage.entry("A"), stage.entry("X"), stage.entry("B")])
        #expect(stage.take() == ["stack [A, X, B]", "end set finished", "onPush X"])
        stage.host.remove(stage["X"])
        #expect(stage.take() == ["stack [A, B]", "onPop X to B", "end remove finished"])
    }

    @Test func `Of several screens that are pushed at once, the lower one's block runs first`() {
        let stage = Stage("A")
        stage.host.perform(.push([stage.entry("B"), stage.entry("C")]))
        #expect(
            stage.take() == [
                "stack [A, B, C]", "A willDisappear", "C willAppear", "willShow C", "A didDisappear", "C didAppear",
                "didShow C", "end push finished", "onPush B", "onPush C",
            ])
    }

    @Test func `What a toolkit reports is not told where it has become the stack by the time of its turn`() {
        let stage = Stage("A")
        stage.recorder.reactions["willShow B"] = { [stage] host, _ in
            host.push(stage["C"])
            host.adopt([stage["A"], stage["B"], stage["C"]]).complete()
        }
        stage.host.push(stage["B"])
        #expect(
            stage.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "A didDisappear", "B didAppear",
                "didShow B", "end push finished", "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C",
                "B didDisappear", "C didAppear", "didShow C", "end push finished",
            ])
    }

    @Test func `After the end of the host its delegates hear no more of what is refused`() {
        let stage = Stage("A")
        let delegate = Recorder(stage.trace, name: "delegate", isNamed: true)
        stage.host.addDelegate(delegate)
        stage.host.end()
        _ = stage.take()
        #expect(stage.host.push(stage["B"]).end == .refused(.hostGone))
        #expect(stage.take() == [])
    }

    @Test func `A gesture that is refused because another runs asks nobody`() {
        let stage = Stage("A", "B", isAnimated: true)
        stage.host.install(Decider("guard", stage.trace))
        let first = stage.host.beginInteractive(.pop())
        _ = stage.take()
        #expect(stage.host.beginInteractive(.popToRoot()).navigation.end == .refused(.busy))
        #expect(stage.take() == ["refuse busy", "end popToRoot refused(busy)"])
        #expect(first.navigation.state == .following)
    }

    @Test func `A held gesture that is taken back takes its question back`() {
        let stage = QuestionStage("A", "B")
        stage.confirmRemovals()
        stage.host.guardedSwipe = .hold
        let finger = stage.host.beginInteractive(.pop())
        finger.finish()
        #expect(stage.trace.take() == ["ask D pop", "willShow A", "question by D"])
        finger.cancel()
        #expect(stage.trace.take() == ["withdrawn from D", "cancel byCaller", "end pop cancelled(byCaller)"])
        #expect(!stage.host.isAsking && stage.stack == "AB")
    }
}
