import NavHost
import TestSupport
import Testing

/// The host follows a toolkit: rule 12.
@MainActor struct AdoptTests {
    @Test func `S53: A pop that the toolkit did by itself is followed, by the same events and without a question`() {
        let stage = Stage("root", "1", "2", "3", "4", isAnimated: true)
        stage.host.install(Decider("guard", stage.trace) { _, _ in .deny() })
        stage["4"].decision = { _, _ in .deny() }
        let motion = stage.host.adopt([stage["root"], stage["1"], stage["2"]])
        #expect(motion.navigation.isAdopted && motion.navigation.cause == .external && motion.direction == .backward)
        #expect(
            stage.take() == [
                "stack [root, 1, 2]", "onPop 4 to 2", "onPop 3 to 2", "4 willDisappear", "2 willAppear",
                "willShow 2",
            ])
        motion.report(fraction: 0.5)
        motion.complete()
        #expect(
            stage.take() == [
                "move 0.5", "4 didDisappear", "2 didAppear", "didShow 2", "end adopt finished",
            ])
    }

    @Test func `The same stack tells nothing, not even an end, and its motion is inert`() {
        let stage = Stage("A", "B", isAnimated: true)
        let motion = stage.host.adopt([stage["A"], stage["B"]])
        motion.report(fraction: 0.5)
        motion.release(finishing: true)
        motion.complete()
        #expect(stage.take() == [])
        #expect(motion.navigation.end == .unchanged)
        // While it moves, the stack as it was before is nothing new either.
        stage.host.push(stage["C"])
        _ = stage.take()
        stage.host.adopt([stage["A"], stage["B"]]).complete()
        stage.host.adopt([stage["A"], stage["B"], stage["C"]]).complete()
        #expect(stage.take() == [])
        stage.settle()
        _ = stage.host.adopt([stage["A"], stage["B"]], animated: false)
        #expect(
            stage.take() == [
                "stack [A, B]", "C willDisappear", "B willAppear", "willShow B", "C didDisappear", "B didAppear",
                "didShow B", "end adopt finished",
            ])
    }

    @Test func `An interactive one changes nothing until its release, and can be taken back`() {
        let stage = Stage("A", "B", isAnimated: true)
        let back = stage.host.adopt([stage["A"]], cause: .gesture, isInteractive: true)
        #expect(stage.take() == ["B willDisappear", "A willAppear", "willShow A"])
        #expect(stage.host.isFollowing && stage.stack == "[A, B]")
        back.report(fraction: 0.3)
        back.release(finishing: false)
        #expect(
            stage.take() == ["move 0.3", "release returning", "A willDisappear", "B willAppear", "settle returning"])
        back.complete()
        #expect(
            stage.take() == [
                "A didDisappear", "B didAppear", "cancel released", "end adopt cancelled(released)",
            ])
        let through = stage.host.adopt([stage["A"]], cause: .gesture, isInteractive: true)
        through.release(finishing: true)
        through.complete()
        #expect(
            stage.take() == [
                "B willDisappear", "A willAppear", "willShow A", "release finishing", "stack [A]", "onPop B to A",
                "settle finishing", "B didDisappear", "A didAppear", "didShow A", "end adopt finished",
            ])
        let inPlace = stage.host.adopt([stage["X"], stage["A"]], isInteractive: true)
        #expect(stage.stack == "[A]")
        inPlace.release(finishing: true)
        #expect(stage.take() == ["release finishing", "stack [X, A]", "end adopt finished"])
    }

    @Test func `It ends what runs and cancels a finger, without asking the presenter`() {
        let stage = Stage("A", "B", isAnimated: true)
        stage.presenter?.canFinishNow = false
        stage.host.push(stage["C"])
        _ = stage.take()
        _ = stage.host.adopt([stage["A"]], animated: false)
        #expect(
            stage.take() == [
                "B didDisappear", "C didAppear", "didShow C", "end push finished", "stack [A]", "onPop B to A",
                "C willDisappear", "A willAppear", "willShow A", "C didDisappear", "A didAppear", "didShow A",
                "end adopt finished",
            ])
        stage.host.push(stage["C"], animated: false)
        let finger = stage.host.beginInteractive(.pop())
        _ = stage.take()
        stage.host.adopt([stage["A"], stage["C"], stage["D"]]).complete()
        #expect(
            stage.take() == [
                "A willDisappear", "C willAppear", "A didDisappear", "C didAppear", "cancel superseded",
                "end pop cancelled(superseded)", "stack [A, C, D]", "C willDisappear", "D willAppear", "willShow D",
                "C didDisappear", "D didAppear", "didShow D", "end adopt finished",
            ])
        #expect(finger.navigation.end == .cancelled(.superseded))
    }

    @Test func `SD-MR4: A stack that cannot be is refused, and an unknown screen gets the defaults`() {
        let stage = Stage("A", "B")
        stage.host.adopt([]).complete()
        #expect(stage.take() == ["refuse emptyStack", "end adopt refused(emptyStack)"])
        stage.host.adopt([stage["A"], stage["A"]]).complete()
        #expect(stage.take() == ["refuse duplicates", "end adopt refused(duplicates)"])
        // MRNavigationController looked for an untracked controller without end.
        stage.host.adopt([stage["A"], stage["stranger"]]).complete()
        #expect(
            stage.take() == [
                "stack [A, stranger]", "onPop B to stranger", "B willDisappear", "stranger willAppear",
                "willShow stranger", "B didDisappear", "stranger didAppear", "didShow stranger",
                "end adopt finished",
            ])
        #expect(stage.host.topEntry?.bars == nil && stage.host.bars == BarsVisibility(navigationBar: 1, toolbar: 0))
        stage.host.pop()
        #expect(
            stage.take() == [
                "stack [A]", "stranger willDisappear", "A willAppear", "willShow A", "stranger didDisappear",
                "A didAppear", "didShow A", "end pop finished",
            ])
    }

    @Test func `Asked for inside a callback it waits for its turn`() {
        let stage = Stage("A", "B")
        stage.recorder.reactions["willShow A"] = { [stage] host, _ in
            stage.recorder.reactions = [:]
            let motion = host.adopt([stage["A"], stage["C"]])
            #expect(motion.navigation.state == .waiting)
            motion.complete()
        }
        stage.host.pop()
        #expect(
            stage.take() == [
                "stack [A]", "onPop B to A", "B willDisappear", "A willAppear", "willShow A", "B didDisappear",
                "A didAppear", "didShow A", "end pop finished", "stack [A, C]", "A willDisappear", "C willAppear",
                "willShow C", "A didDisappear", "C didAppear", "didShow C", "end adopt finished",
            ])
    }

    @Test func `B39: An adapter that mirrors and echoes pops once`() {
        let stage = Stage("A", "B", "C")
        let presenter = EchoPresenter(stage.host)
        stage.host.presenter = presenter
        stage.host.pop()
        #expect(
            stage.take() == [
                "stack [A, B]", "onPop C to B", "C willDisappear", "B willAppear", "willShow B",
            ])
        presenter.motion?.complete()
        #expect(stage.take() == ["C didDisappear", "B didAppear", "didShow B", "end pop finished"])
        #expect(names(presenter.mirrored) == "[A, B]")
        stage.host.adopt(presenter.mirrored).complete()
        #expect(stage.take() == [])
    }

    @Test func `A toolkit that changed silently is followed before the next request`() {
        let stage = Stage("A", "B", "C")
        let presenter = EchoPresenter(stage.host)
        stage.host.presenter = presenter
        presenter.mirrored = [stage["A"], stage["B"]]
        stage.host.pop()
        #expect(
            stage.take() == [
                "stack [A, B]", "onPop C to B", "C willDisappear", "B willAppear", "willShow B", "C didDisappear",
                "B didAppear", "didShow B", "end adopt finished", "stack [A]", "onPop B to A", "B willDisappear",
                "A willAppear", "willShow A",
            ])
        presenter.motion?.complete()
        _ = stage.take()
        // A request that is refused follows as well; one that the change made true has nothing to do.
        presenter.mirrored = [stage["A"], stage["X"]]
        stage.host.reveal(stage["X"])
        #expect(
            stage.take() == [
                "stack [A, X]", "A willDisappear", "X willAppear", "willShow X", "A didDisappear", "X didAppear",
                "didShow X", "end adopt finished", "end reveal unchanged",
            ])
    }

    @Test func `A toolkit that changed while something moved is followed when that is complete`() {
        let stage = Stage("A", "B", "C")
        let presenter = EchoPresenter(stage.host)
        stage.host.presenter = presenter
        stage.host.pop()
        _ = stage.take()
        presenter.mirrored = [stage["A"]]
        presenter.motion?.complete()
        #expect(
            stage.take() == [
                "C didDisappear", "B didAppear", "didShow B", "end pop finished", "stack [A]", "onPop B to A",
                "B willDisappear", "A willAppear", "willShow A", "B didDisappear", "A didAppear", "didShow A",
                "end adopt finished",
            ])
    }

    @Test func `A toolkit that shows what cannot be is reported and not followed`() {
        let stage = Stage("A", "B")
        let presenter = EchoPresenter(stage.host)
        stage.host.presenter = presenter
        presenter.mirrored = []
        stage.host.popToRoot(animated: false)
        #expect(
            stage.take() == [
                "diagnostic the toolkit's stack is empty or holds a screen twice, so the host does not follow it. "
                    + "let toolkitScreens answer the screens that the toolkit really shows.",
                "stack [A]", "onPop B to A", "B willDisappear", "A willAppear", "willShow A", "B didDisappear",
                "A didAppear", "didShow A", "end popToRoot finished",
            ])
    }
}
