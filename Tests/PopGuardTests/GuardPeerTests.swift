import NavHost
import PopGuard
import TestSupport
import Testing

/// What other systems' own tests say about guards.
@MainActor struct GuardPeerTests {
    @Test func `G01: Swipe, Escape, Alt+arrow and mouse button do not pop a guarded screen, and are used up`() {
        for cause in [Cause(.key, origin: "Escape"), Cause(.key, origin: "Alt+Left"), Cause(.key, origin: "mouse 8")] {
            let stage = GuardStage("A", "B!")
            let trip = stage.host.goBack(cause: cause)
            #expect(trip.wasHandled)
            #expect(
                stage.trace.take() == [
                    "guard B", "refuse vetoed(by: PopGuard, not B)", "end pop refused(vetoed(by: PopGuard, not B))",
                ])
            #expect(stage.stack == "AB")
        }
        let stage = GuardStage("A", "B!")
        stage.swipe()
        #expect(
            stage.trace.take() == [
                "guard B", "refuse vetoed(by: PopGuard, not B)", "end pop refused(vetoed(by: PopGuard, not B))",
            ])
    }

    @Test func `G02: Code pops a guarded screen: a guard binds the person`() {
        let stage = GuardStage("A", "B!")
        stage.host.pop()
        #expect(
            stage.trace.take() == [
                "stack [A]", "B willDisappear", "A willAppear", "willShow A", "B didDisappear", "A didAppear",
                "didShow A", "end pop finished",
            ])
    }

    @Test func `G04: As a guard is turned off, on and off, back pops or not, and either is told`() {
        let stage = GuardStage("/", "one")
        let popped = [
            "guard one", "stack [/]", "one willDisappear", "/ willAppear", "willShow /", "one didDisappear",
            "/ didAppear", "didShow /", "end pop finished",
        ]
        let refused = ["guard one", "refuse vetoed(by: PopGuard)", "end pop refused(vetoed(by: PopGuard))"]
        stage.host.goBack()
        #expect(stage.trace.take() == popped)
        stage.host.push(stage["one"])
        stage["one"].answer = .deny(reason: nil)
        _ = stage.trace.take()
        stage.host.goBack(cause: .control)
        stage.host.goBack(cause: .key)
        #expect(stage.trace.take() == refused + refused)
        stage["one"].answer = .allow
        stage.host.goBack()
        #expect(stage.trace.take() == popped)
    }

    @Test func `G07: Of two guards on one screen either is enough, until both are gone`() {
        let stage = GuardStage("A", "B")
        let tokens = (1...2).map { _ in stage.guarding.addRule(for: stage["B"]) { _ in .deny(reason: nil) } }
        let refused = ["guard B", "refuse vetoed(by: PopGuard)", "end pop refused(vetoed(by: PopGuard))"]
        stage.host.goBack()
        tokens[0].remove()
        stage.host.goBack()
        #expect(stage.trace.take() == refused + refused)
        tokens[1].remove()
        stage.host.goBack()
        #expect(
            stage.trace.take() == [
                "guard B", "stack [A]", "B willDisappear", "A willAppear", "willShow A", "B didDisappear",
                "A didAppear", "didShow A", "end pop finished",
            ])
    }

    @Test func `G10: Each back is told as refused or done, screen by screen, down to the last`() {
        let stage = GuardStage("1!", "2!", "3!")
        func refused(_ name: String) -> [String] {
            [
                "guard \(name)", "refuse vetoed(by: PopGuard, not \(name))",
                "end pop refused(vetoed(by: PopGuard, not \(name)))",
            ]
        }
        stage.host.goBack()
        #expect(stage.trace.take() == refused("3"))
        stage["3"].answer = .allow
        stage.host.goBack()
        #expect(
            stage.trace.take() == [
                "guard 3", "stack [1, 2]", "3 willDisappear", "2 willAppear", "willShow 2", "3 didDisappear",
                "2 didAppear", "didShow 2", "end pop finished",
            ])
        stage.host.goBack()
        #expect(stage.trace.take() == refused("2"))
        stage["2"].answer = .allow
        stage.host.goBack()
        #expect(
            stage.trace.take() == [
                "guard 2", "stack [1]", "2 willDisappear", "1 willAppear", "willShow 1", "2 didDisappear",
                "1 didAppear", "didShow 1", "end pop finished",
            ])
        let last = stage.host.goBack()
        #expect(!last.wasHandled)
        #expect(stage.trace.take() == ["refuse atRoot", "end pop refused(atRoot)"])
        #expect(stage.stack == "1")
    }

    @Test func `G11: A screen that may be left is told once each time it is left`() {
        let stage = GuardStage("h", "y")
        let popped = [
            "guard y", "stack [h]", "y willDisappear", "h willAppear", "willShow h", "y didDisappear", "h didAppear",
            "didShow h", "end pop finished",
        ]
        stage.host.goBack(cause: .key)
        #expect(stage.trace.take() == popped)
        stage.host.push(stage["y"])
        _ = stage.trace.take()
        stage.host.goBack(cause: .backButton)
        #expect(stage.trace.take() == popped)
    }

    @Test func `G13: The stopped request, sent again as the answer, goes through with one change of the stack`() {
        let stage = GuardStage("foo", "bar*", "baz")
        let trip = stage.host.pop(to: stage["foo"], cause: .control)
        #expect(stage.trace.take() == ["guard baz", "guard bar", "ask bar"])
        if let request = trip.request { stage.answer(.leaveTo(request)) }
        #expect(
            stage.trace.take() == [
                "refuse redirected", "end popTo refused(redirected)", "guard baz", "stack [foo]",
                "baz willDisappear", "foo willAppear", "willShow foo", "baz didDisappear", "foo didAppear",
                "didShow foo", "end popTo finished",
            ])
        #expect(trip.successor?.end == .finished)
    }

    @Test func `G14: Several guards on one screen, one of them on, ask once`() {
        let stage = GuardStage("foo", "bar", "baz")
        for isOn in [false, true, false] {
            stage.guarding.addRule(for: stage["bar"]) { _ in isOn ? .ask : .allow }
        }
        stage.host.pop(to: stage["foo"], cause: .control)
        #expect(stage.trace.take() == ["guard baz", "guard bar", "ask bar"])
        stage.answer(.stay)
        #expect(
            stage.trace.take() == [
                "refuse vetoed(by: PopGuard)", "end popTo refused(vetoed(by: PopGuard))",
            ])
        #expect(stage.stack == "foobarbaz")
    }

    @Test func `G16: A covered screen stops a set that removes it, and is asked once`() {
        let stage = GuardStage("foo!", "bar")
        stage.host.set([stage.draft("bar'")], cause: .control)
        #expect(
            stage.trace.take() == [
                "guard bar", "guard foo", "refuse vetoed(by: PopGuard, not foo)",
                "end set refused(vetoed(by: PopGuard, not foo))",
            ])
        #expect(stage.stack == "foobar")
    }

    @Test func `G17: Guards are asked strictly from the top down, the first no stops, and the stack changes once`() {
        let stage = GuardStage("foo", "bar*", "baz*", "bax", "qux", "lex*")
        let guards = ["guard lex", "guard qux", "guard bax", "guard baz", "guard bar"]
        let refused = ["refuse vetoed(by: PopGuard)", "end popTo refused(vetoed(by: PopGuard))"]
        for allowed in 0...2 {
            stage.host.pop(to: stage["foo"], cause: .control)
            for _ in 0..<allowed { stage.answer(.leave) }
            #expect(stage.trace.take() == guards + ["ask lex", "ask baz", "ask bar"].prefix(allowed + 1))
            stage.answer(.stay)
            #expect(stage.trace.take() == refused)
        }
        stage.host.pop(to: stage["foo"], cause: .control)
        for _ in 1...3 { stage.answer(.leave) }
        #expect(
            stage.trace.take() == guards + [
                "ask lex", "ask baz", "ask bar", "stack [foo]", "lex willDisappear", "foo willAppear",
                "willShow foo", "lex didDisappear", "foo didAppear", "didShow foo", "end popTo finished",
            ])
    }

    @Test func `G25: A covered screen that was removed guards nothing any more`() {
        let stage = GuardStage("foo", "bar!", "baz")
        stage.host.remove(stage["bar"])
        #expect(stage.trace.take() == ["stack [foo, baz]", "end remove finished"])
        stage.host.pop(to: stage["foo"], cause: .control)
        #expect(
            stage.trace.take() == [
                "guard baz", "stack [foo]", "baz willDisappear", "foo willAppear", "willShow foo",
                "baz didDisappear", "foo didAppear", "didShow foo", "end popTo finished",
            ])
    }

    @Test func `G50: A swipe whose guard says no has moved nothing: what is drawn and the stack agree`() {
        let stage = GuardStage("a", "b*")
        let presenter = SlowPresenter(stage.trace)
        stage.host.presenter = presenter
        stage.finger.down(.trailing, from: .edge)
        stage.finger.begin()
        stage.finger.move(to: 0.9)
        stage.finger.lift(velocity: 2)
        #expect(stage.trace.take() == ["guard b", "ask b"])
        stage.answer(.stay)
        #expect(
            stage.trace.take() == ["refuse vetoed(by: PopGuard)", "end pop refused(vetoed(by: PopGuard))"])
        #expect(presenter.motion == nil)
        #expect(stage.stack == "ab")
    }
}
