import NavHost
import TestSupport
import Testing

/// Back and forward, as keys, buttons and accessibility ask for them.
@MainActor struct CommandTests {
    @Test func `B135: Accessibility goes back: at depth two, at the root, guarded and in transition`() {
        let stage = Stage("A", "B", isAnimated: true)
        let back = stage.host.goBack(cause: .accessibility)
        #expect(back.wasHandled && back.cause == .accessibility)
        #expect(
            stage.take() == [
                "stack [A]", "onPop B to A", "B willDisappear", "A willAppear", "willShow A", "begin",
            ])
        stage.settle()
        let atRoot = stage.host.goBack(cause: .accessibility)
        #expect(!atRoot.wasHandled && atRoot.end == .refused(.atRoot))
        #expect(stage.take() == ["refuse atRoot", "end pop refused(atRoot)"])
        stage.host.push(stage["B"])
        _ = stage.take()
        let during = stage.host.goBack(cause: .accessibility)
        #expect(during.wasHandled && during.state == .moving)
        #expect(
            stage.take() == [
                "finishNow finishing", "A didDisappear", "B didAppear", "didShow B", "end push finished", "stack [A]",
                "B willDisappear", "A willAppear", "willShow A", "begin",
            ])
        stage.settle()
        stage.host.push(stage["B"], animated: false)
        stage["B"].decision = { _, trip in trip.cause.isUser ? .deny() : nil }
        _ = stage.take()
        let guarded = stage.host.goBack(cause: .accessibility)
        #expect(guarded.wasHandled)
        #expect(stage.take() == ["ask B", "refuse vetoed(by: B)", "end pop refused(vetoed(by: B))"])
        var open: Question?
        stage["B"].decision = { _, _ in .confirm { open = $0 } }
        let asking = stage.host.goBack(cause: .accessibility)
        #expect(asking.wasHandled && asking.state == .asking)
        #expect(stage.take() == ["ask B"])
        open?.answer(.leave)
        #expect(stage.take() == ["stack [A]", "B willDisappear", "A willAppear", "willShow A", "begin"])
    }

    @Test func `B12, M38: The first provider with an answer is followed, and later ones are not asked`() {
        let stage = Stage("A", "B", "C")
        let commanders = [
            Commander("1", stage.trace), Commander("2", stage.trace, requests: [.back: .popToRoot()]),
            Commander("3", stage.trace, requests: [.back: .pop(), .forward: .push([])]),
        ]
        #expect(stage.host.backRequest?.operation == .pop && stage.host.forwardRequest == nil)
        #expect(stage.take() == [])
        for commander in commanders { stage.host.install(commander) }
        #expect(stage.host.goBack(cause: .key).operation == .popToRoot)
        #expect(
            stage.take() == [
                "1 back", "2 back", "stack [A]", "onPop C to A", "onPop B to A", "C willDisappear", "A willAppear",
                "willShow A", "C didDisappear", "A didAppear", "didShow A", "end popToRoot finished",
            ])
        #expect(stage.host.goForward().end == .refused(.nothingAhead))
        #expect(
            stage.take() == [
                "1 forward", "2 forward", "3 forward", "refuse nothingAhead", "end push refused(nothingAhead)",
            ])
    }

    @Test func `M38: A provider that is refused has handled the command, and nobody else is tried`() {
        let stage = Stage("A", "B")
        stage.host.install(Commander("1", stage.trace, requests: [.back: .pop(to: stage["X"])]))
        stage.host.install(Commander("2", stage.trace, requests: [.back: .pop()]))
        let trip = stage.host.goBack()
        #expect(trip.wasHandled)
        #expect(stage.take() == ["1 back", "refuse notOnStack", "end popTo refused(notOnStack)"])
    }

    @Test func `M38, B12: All deciders are asked once about every change, and the strictest answer counts`() {
        let stage = Stage("A")
        let answers: [(String, Decision?)] = [("yes", .allow), ("no", .deny()), ("too", .allow), ("abstains", nil)]
        for (name, answer) in answers { stage.host.install(Decider(name, stage.trace) { _, _ in answer }) }
        stage.host.push(stage["B"])
        #expect(
            stage.take() == [
                "ask yes push", "ask no push", "ask too push", "ask abstains push",
                "refuse vetoed(by: no)", "end push refused(vetoed(by: no))",
            ])
        let redirected = Stage("A")
        redirected.host.install(
            Decider("wall", redirected.trace) { [redirected] _, trip in
                trip.to === redirected["secret"] ? .redirect { .push(redirected["login"]) } : nil
            })
        redirected.host.install(Decider("yes", redirected.trace) { _, _ in .allow })
        let trip = redirected.host.push(redirected["secret"])
        #expect(
            redirected.take() == [
                "ask wall push", "ask yes push", "refuse redirected", "end push refused(redirected)",
                "ask wall push", "ask yes push", "stack [A, login]", "A willDisappear",
                "login willAppear", "willShow login", "A didDisappear", "login didAppear", "didShow login",
                "end push finished",
            ])
        #expect(trip.successor?.end == .finished)
        let free = Stage("A")
        free.host.push(free["B"])
        #expect(free.stack == "[A, B]")
    }

    @Test func `Back and forward go by whoever asked, and keep the provider's name`() {
        let stage = Stage("A", "B")
        var request = NavRequest.pop()
        request.cause = Cause(.plugin, origin: "Pager")
        let commander = Commander("1", stage.trace, requests: [.back: request, .forward: .push(stage["C"])])
        stage.host.install(commander)
        #expect(stage.host.canGoForward && stage.host.canGoBack)
        #expect(stage.host.goForward(cause: .key).cause == .key)
        #expect(stage.host.goBack(cause: .key).cause == Cause(.key, origin: "Pager"))
        #expect(stage.host.goBack(cause: Cause(.control, origin: "dots")).cause == Cause(.control, origin: "dots"))
        #expect(stage.stack == "[A]")
        commander.requests = [:]
        #expect(!stage.host.canGoForward && !stage.host.canGoBack)
    }

    @Test func `B128: Whichever way a screen is left, the same is told, and only the cause differs`() {
        let left = [
            "stack [A]", "onPop B to A", "B willDisappear", "A willAppear", "willShow A", "B didDisappear",
            "A didAppear", "didShow A",
        ]
        let ways: [(Cause, String, @MainActor (Stage) -> Navigation)] = [
            (.backButton, "pop", { $0.host.goBack() }),
            (.backMenu, "popTo", { $0.host.pop(to: $0["A"], cause: .backMenu) }),
            (.key, "pop", { $0.host.goBack(cause: .key) }),
            (.accessibility, "pop", { $0.host.goBack(cause: .accessibility) }),
            (.code, "popTo", { $0.host.pop(to: $0["A"]) }),
            (.code, "set", { $0.host.set([$0["A"]]) }),
            (.code, "remove", { $0.host.remove($0["B"]) }),
        ]
        for (cause, operation, leave) in ways {
            let stage = Stage("A", "B")
            let trip = leave(stage)
            #expect(stage.take() == left + ["end \(operation) finished"])
            #expect(trip.cause == cause)
        }
        let swiped = Stage("A", "B")
        var request = NavRequest.pop()
        request.cause = .gesture
        let finger = swiped.host.beginInteractive(request)
        finger.finish()
        #expect(
            swiped.take() == [
                "B willDisappear", "A willAppear", "willShow A", "release finishing", "stack [A]", "onPop B to A",
                "B didDisappear", "A didAppear", "didShow A", "end pop finished",
            ])
        #expect(finger.navigation.cause == .gesture)
        let ended = Stage("A", "B")
        #expect(ended.host.end().cause == .hostEnd)
        #expect(
            ended.take() == [
                "stack []", "onPop B to nothing", "onPop A to nothing", "B willDisappear", "B didDisappear",
                "end end finished", "host end",
            ])
    }
}
