import NavHost
import TestSupport
import Testing

/// Navigations led by hand; `beginInteractive` counts as a finger.
@MainActor struct GestureTests {
    @Test func `B30: A cancelled pop was never a pop, and the next push stands on what is there`() {
        let stage = Stage("A", isAnimated: true)
        stage.host.push(stage.entry("B"), animated: false)
        _ = stage.take()
        let finger = stage.host.beginInteractive(.pop())
        finger.update(0.4)
        finger.release(finishing: false)
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.4", "move 0.4",
                "release returning", "A willDisappear", "B willAppear", "settle returning", "A didDisappear",
                "B didAppear", "cancel released", "end pop cancelled(released)",
            ])
        #expect(stage.stack == "[A, B]")
        stage.host.push(stage.entry("C"))
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C", "begin", "B didDisappear",
                "C didAppear", "didShow C", "end push finished", "onPush C",
            ])
    }

    @Test(arguments: [0, 0.01, 0.25, 0.5, 0.75, 0.99, 1])
    func `B32: After a cancelled pop everything works as on a fresh host, fifty times over`(fraction: Double) {
        let stage = Stage("A", "B", isAnimated: true)
        for round in 1...50 {
            let finger = stage.host.beginInteractive(.pop())
            finger.update(fraction)
            finger.release(finishing: false)
            stage.presenter?.complete()
            #expect(
                stage.take() == [
                    "B willDisappear", "A willAppear", "willShow A", "begin", "follow \(fraction)", "move \(fraction)",
                    "release returning", "A willDisappear", "B willAppear", "settle returning", "A didDisappear",
                    "B didAppear", "cancel released", "end pop cancelled(released)",
                ], "round \(round)")
            stage.host.goBack()
            stage.presenter?.complete()
            #expect(
                stage.take() == [
                    "stack [A]", "onPop B to A", "B willDisappear", "A willAppear", "willShow A", "begin",
                    "B didDisappear", "A didAppear", "didShow A", "end pop finished",
                ], "round \(round)")
            stage.host.push(stage["C"])
            stage.presenter?.complete()
            #expect(
                stage.take() == [
                    "stack [A, C]", "A willDisappear", "C willAppear", "willShow C", "begin", "A didDisappear",
                    "C didAppear", "didShow C", "end push finished",
                ], "round \(round)")
            let second = stage.host.beginInteractive(.pop())
            second.finish()
            stage.presenter?.complete()
            #expect(
                stage.take() == [
                    "C willDisappear", "A willAppear", "willShow A", "begin", "release finishing", "stack [A]",
                    "settle finishing", "C didDisappear", "A didAppear", "didShow A", "end pop finished",
                ], "round \(round)")
            stage.host.push(stage.entry("B"), animated: false)
            _ = stage.take()
            #expect(stage.clock.pendingCount == 0 && stage.host.current == nil)
        }
    }

    @Test func `B49, B50, B64, I14: Code during a gesture cancels it, and exactly one change results`() {
        let stage = Stage("A", "B", "C", isAnimated: true)
        let finger = stage.host.beginInteractive(.pop())
        finger.update(0.3)
        _ = stage.take()
        stage.host.pop()
        finger.update(0.5)
        finger.finish()
        #expect(
            stage.take() == [
                "finishNow returning", "B willDisappear", "C willAppear", "B didDisappear", "C didAppear",
                "cancel superseded", "end pop cancelled(superseded)", "stack [A, B]", "onPop C to B",
                "C willDisappear", "B willAppear", "willShow B", "begin",
            ])
        stage.settle()
        finger.cancel()
        finger.finish()
        #expect(stage.take() == [] && stage.stack == "[A, B]")
        let second = stage.host.beginInteractive(.pop())
        second.update(0.6)
        _ = stage.take()
        stage.host.push(stage["D"])
        second.finish()
        #expect(
            stage.take() == [
                "finishNow returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
                "cancel superseded", "end pop cancelled(superseded)", "stack [A, B, D]", "B willDisappear",
                "D willAppear", "willShow D", "begin",
            ])
        stage.settle()
        let third = stage.host.beginInteractive(.pop())
        third.finish()
        #expect(
            stage.take() == [
                "D willDisappear", "B willAppear", "willShow B", "begin", "release finishing", "stack [A, B]",
                "settle finishing",
            ])
        stage.clock.advance(by: .milliseconds(100))
        stage.host.push(stage["E"])
        #expect(
            stage.take() == [
                "finishNow finishing", "D didDisappear", "B didAppear", "didShow B", "end pop finished",
                "stack [A, B, E]", "B willDisappear", "E willAppear", "willShow E", "begin",
            ])
    }

    @Test func `I14: A cancel that comes late changes nothing of the pop by code`() {
        let stage = Stage("1", "2", "3")
        let finger = stage.host.beginInteractive(.pop())
        stage.host.pop()
        finger.cancel()
        #expect(
            stage.take() == [
                "3 willDisappear", "2 willAppear", "willShow 2", "2 willDisappear", "3 willAppear", "2 didDisappear",
                "3 didAppear", "cancel superseded", "end pop cancelled(superseded)", "stack [1, 2]", "onPop 3 to 2",
                "3 willDisappear", "2 willAppear", "willShow 2", "3 didDisappear", "2 didAppear", "didShow 2",
                "end pop finished",
            ])
        #expect(stage.stack == "[1, 2]")
    }

    @Test func `T11: What the app changes below during a gesture survives it`() {
        let stage = Stage("Home", "A", "B", isAnimated: true)
        let begun = ["B willDisappear", "C willAppear", "willShow C", "begin", "follow 0.3", "move 0.3"]
        let finger = stage.host.beginInteractive(.push(stage["C"]))
        finger.update(0.3)
        #expect(stage.take() == begun)
        stage.host.remove(stage["A"])
        finger.cancel()
        #expect(
            stage.take() == [
                "finishNow returning", "C willDisappear", "B willAppear", "C didDisappear", "B didAppear",
                "cancel superseded", "end push cancelled(superseded)", "stack [Home, B]", "onPop A to B", "begin",
                "end remove finished",
            ])
        let second = stage.host.beginInteractive(.push(stage["C"]))
        second.update(0.3)
        #expect(stage.take() == begun)
        stage.host.push(stage["X"], animated: false)
        second.cancel()
        #expect(
            stage.take() == [
                "finishNow returning", "C willDisappear", "B willAppear", "C didDisappear", "B didAppear",
                "cancel superseded", "end push cancelled(superseded)", "stack [Home, B, X]", "B willDisappear",
                "X willAppear", "willShow X", "begin", "B didDisappear", "X didAppear", "didShow X",
                "end push finished",
            ])
    }

    @Test func `T14: A second gesture begins in the turn in which the first was cancelled`() {
        let stage = Stage("A", "B", isAnimated: true)
        stage.host.beginInteractive(.pop()).cancel()
        let second = stage.host.beginInteractive(.pop())
        second.update(1)
        #expect(
            stage.take() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "finishNow returning", "A willDisappear",
                "B willAppear", "A didDisappear", "B didAppear", "cancel byCaller", "end pop cancelled(byCaller)",
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 1.0", "move 1.0",
            ])
    }

    @Test func `T06, T12: A refused gesture is dead, and what comes after it is not led by it`() {
        let stage = Stage("A", isAnimated: true)
        let dead = stage.host.beginInteractive(.pop())
        #expect(stage.take() == ["refuse atRoot", "end pop refused(atRoot)"])
        stage.host.push(stage["B"])
        #expect(stage.take() == ["stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "begin"])
        dead.update(0.5)
        dead.finish()
        dead.cancel()
        #expect(stage.take() == [])
        #expect(stage.host.current?.isInteractive == false && stage.host.current?.state == .moving)
    }

    @Test func `Stray calls on an interaction are ignored`() {
        let stage = Stage("A", "B", isAnimated: true)
        let finger = stage.host.beginInteractive(.pop())
        _ = stage.take()
        for fraction in [-1, 2, .infinity, -.infinity, .nan, 0.5] as [Double] { finger.update(fraction) }
        #expect(
            stage.take() == [
                "follow 0.0", "move 0.0", "follow 1.0", "move 1.0", "follow 1.0", "move 1.0", "follow 0.0",
                "move 0.0", "follow 0.5", "move 0.5",
            ])
        finger.finish()
        #expect(stage.take() == ["release finishing", "stack [A]", "onPop B to A", "settle finishing"])
        finger.finish()
        finger.update(0.9)
        finger.cancel()
        finger.release(finishing: false)
        #expect(stage.take() == [])
        stage.presenter?.complete()
        #expect(stage.take() == ["B didDisappear", "A didAppear", "didShow A", "end pop finished"])
        finger.finish()
        finger.cancel()
        finger.update(0.1)
        #expect(stage.take() == [])
        #expect(finger.navigation.end == .finished)
    }

    @Test func `A gesture whose request shows nothing waits for its release all the same`() {
        let stage = Stage("A", "B", "C", isAnimated: true)
        let back = stage.host.beginInteractive(.remove(stage["B"]))
        #expect(back.navigation.state == .following && stage.host.isFollowing)
        back.update(0.5)
        back.release(finishing: false)
        #expect(
            stage.take() == ["move 0.5", "release returning", "end remove cancelled(released)"])
        stage.host.beginInteractive(.remove(stage["B"])).cancel()
        #expect(stage.take() == ["end remove cancelled(byCaller)"])
        let finger = stage.host.beginInteractive(.remove(stage["B"]))
        #expect(stage.stack == "[A, B, C]")
        finger.finish()
        #expect(
            stage.take() == ["release finishing", "stack [A, C]", "onPop B to C", "begin", "end remove finished"])
    }

    @Test func `A whole set can be led by hand, and the root of an empty host too`() {
        let stage = Stage("A", "B", isAnimated: true)
        let finger = stage.host.beginInteractive(.set([stage["C"], stage["A"]]))
        #expect(stage.take() == ["B willDisappear", "A willAppear", "willShow A", "begin"])
        finger.finish()
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "release finishing", "stack [C, A]", "onPop B to A", "settle finishing", "B didDisappear",
                "A didAppear", "didShow A", "end set finished",
            ])
        let empty = Stage(isAnimated: true)
        let first = empty.host.beginInteractive(.push(empty["R"]))
        #expect(empty.take() == ["R willAppear", "willShow R", "begin"])
        first.cancel()
        #expect(
            empty.take() == [
                "finishNow returning", "R willDisappear", "R didDisappear", "cancel byCaller",
                "end push cancelled(byCaller)",
            ])
        #expect(empty.stack == "[]")
        #expect(empty.host.set([]).end == .unchanged)
    }
}
