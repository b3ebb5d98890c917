import NavHost
import PopGuard
import TestSupport
import Testing

@MainActor struct PopGuardTests {
    static let poppedB = [
        "stack [A]", "B willDisappear", "A willAppear", "willShow A", "B didDisappear", "A didAppear", "didShow A",
        "end pop finished",
    ]
    static let stayed = ["refuse vetoed(by: PopGuard)", "end pop refused(vetoed(by: PopGuard))"]

    @Test func `A screen that asks is left on yes and kept on no`() {
        let stage = GuardStage("A", "B*")
        stage.host.goBack()
        #expect(stage.trace.take() == ["guard B", "ask B"])
        stage.answer(.stay)
        #expect(stage.trace.take() == Self.stayed)
        stage.host.goBack()
        stage.answer(.leave)
        #expect(stage.trace.take() == ["guard B", "ask B"] + Self.poppedB)
    }

    @Test func `A screen that denies is kept, with its reason, and nobody is asked`() {
        let stage = GuardStage("A", "B*", "C!", "D*")
        stage.host.popToRoot(cause: .backMenu)
        #expect(
            stage.trace.take() == [
                "guard D", "guard C", "refuse vetoed(by: PopGuard, not C)",
                "end popToRoot refused(vetoed(by: PopGuard, not C))",
            ])
    }

    @Test func `Several screens are asked about one by one, each told how many follow`() {
        let stage = GuardStage("A", "B*", "C*", "D*")
        let trip = stage.host.popToRoot(cause: .backMenu)
        var counts: [Int] = []
        for _ in 1...3 {
            counts += stage.questions.last.map { [$0.remainingCount] } ?? []
            #expect(trip.state == .asking)
            #expect(stage.stack == "ABCD")
            stage.answer(.leave)
        }
        #expect(counts == [2, 1, 0])
        #expect(trip.end == .finished)
        #expect(stage.stack == "A")
    }

    @Test func `Every way of removing a screen is minded alike`() {
        for request in [
            NavRequest.pop(), .pop(count: 1), .popToRoot(), .replaceTop(with: Page("X")), .set([Page("X")]),
            .pop(revealing: Page("X")), .pop(while: { _ in true }),
        ] {
            let stage = GuardStage("A", "B*")
            var request = request
            request.cause = .control
            let trip = stage.host.perform(request)
            #expect(trip.state == .asking, "\(request.operation)")
            #expect(stage.questions.count == 1, "\(request.operation)")
        }
        let stage = GuardStage("A", "B*", "C")
        #expect(stage.host.remove(stage["B"], cause: .control).state == .asking)
        #expect(stage.host.top === stage["C"])
    }

    @Test func `Causes say who is minded: a person, everyone, or as the app likes, and can change at any time`() {
        let kinds: [Cause] = [
            .code, .plugin, .restoration, .external, .backButton, .backMenu, .key, .accessibility, .gesture, .control,
        ]
        func minded(_ causes: GuardCauses) -> [Bool] {
            let stage = GuardStage("A", "B*", causes: causes)
            return kinds.map { cause in
                let isAsking = stage.host.replaceTop(with: stage.draft("B", .ask), cause: cause).state == .asking
                stage.answer(.stay)
                return isAsking
            }
        }
        #expect(minded(.user) == [false, false, false, false, true, true, true, true, true, true])
        #expect(minded(.all) == Array(repeating: true, count: 10))
        #expect(
            minded(GuardCauses { $0.kind == .plugin || $0 == .code }) == [
                true, true, false, false, false, false, false, false, false, false,
            ])
        let stage = GuardStage("A", "B!")
        stage.guarding.causes = .all
        #expect(stage.host.pop().end == .refused(.vetoed(by: "PopGuard", reason: "not B")))
        stage.guarding.causes = .user
        #expect(stage.host.pop().end == .finished)
    }

    @Test func `A custom cause goes by its origin too`() {
        let stage = GuardStage("A", "B*", causes: GuardCauses { $0.origin == "breadcrumb" })
        #expect(stage.host.goBack(cause: Cause(.control, origin: "breadcrumb")).state == .asking)
        stage.answer(.stay)
        #expect(stage.host.goBack().end == .finished)
    }

    @Test func `A guard that awaits leaves on true, stays on false, and may answer otherwise itself`() async {
        for (isConfirmed, leavesTo, stack) in [(true, false, "AB"), (false, false, "ABC"), (true, true, "A")] {
            let stage = GuardStage("A", "B", "C")
            stage.host.install(
                PopGuard(awaiting: { question in
                    if leavesTo { question.answer(.leaveTo(.popToRoot())) }
                    return isConfirmed
                })
            ).addRule { _, _ in .ask }
            let trip = stage.host.goBack()
            _ = await trip.result
            if let successor = trip.successor { _ = await successor.result }
            #expect(stage.stack == stack)
        }
    }

    @Test func `The task of a guard that awaits is cancelled when its question is withdrawn`() async {
        let host = NavHost(root: Page("A"))
        host.push(Page("B"))
        let (lines, line) = AsyncStream.makeStream(of: String.self)
        host.install(
            PopGuard(awaiting: { _ in
                line.yield("asked")
                await withTaskCancellationHandler {
                    for await _ in AsyncStream<Never>.makeStream().stream {}
                } onCancel: {
                    line.finish()
                }
                return true
            })
        ).addRule { _, _ in .ask }
        let trip = host.goBack()
        for await _ in lines { host.push(Page("C")) }
        #expect(trip.end == .refused(.superseded))
        #expect(host.count == 3)
    }

    @Test func `Stale, late, double and dropped answers are harmless`() {
        let stage = GuardStage("A", "B*", "C*")
        stage.host.popToRoot(cause: .key)
        let first = stage.questions[0]
        first.answer(.leave)
        #expect(!first.isOpen)
        first.answer(.stay)
        first.answer(.leave)
        #expect(stage.questions.count == 2)
        #expect(stage.host.isAsking)
        stage.drop()
        #expect(!stage.host.isAsking)
        #expect(stage.stack == "ABC")
        #expect(
            stage.trace.take() == [
                "guard C", "guard B", "ask C", "ask B", "refuse vetoed(by: PopGuard)",
                "end popToRoot refused(vetoed(by: PopGuard))",
            ])
        first.answer(.leave)
        #expect(stage.trace.take() == [])
    }

    @Test func `The second of two questions that is dropped means stay, though the first is kept`() {
        let stage = GuardStage("A", "B", "C")
        var kept: GuardQuestion?
        let other = PopGuard { question in
            guard kept == nil else { return }
            kept = question
        }
        other.addRule { _, _ in .ask }
        stage.host.install(other)
        let trip = stage.host.popToRoot(cause: .key)
        kept?.answer(.leave)
        #expect(trip.end == .refused(.vetoed(by: "PopGuard", reason: nil)))
    }

    @Test func `A withdrawal is told to the question that is open, and to no answered one`() {
        let stage = GuardStage("A", "B*", "C*")
        stage.host.popToRoot(cause: .key)
        stage.answer(.leave)
        _ = stage.trace.take()
        stage.host.push(stage.draft("D"))
        #expect(stage.trace.take().filter { $0 == "withdrawn" } == ["withdrawn"])
        #expect(!stage.questions[1].isOpen)
        stage.answer(.leave)
        #expect(stage.stack == "ABCD")
    }

    @Test func `Leave to goes on at once, and asks about what nobody was asked about yet`() {
        let stage = GuardStage("A", "B*", "C*", "D*")
        stage.host.pop(to: stage["B"], cause: .backMenu)
        var home = NavRequest.popToRoot()
        home.cause = .backMenu
        stage.answer(.leaveTo(home))
        #expect(
            stage.trace.take() == [
                "guard D", "guard C", "ask D", "refuse redirected", "end popTo refused(redirected)", "guard C",
                "guard B", "ask C",
            ])
        stage.answer(.leave)
        stage.answer(.leave)
        #expect(stage.stack == "A")
    }

    @Test func `A guard that is uninstalled while it asks stays, and the answer is too late`() {
        for answersFirst in [false, true] {
            let stage = GuardStage("A", "B*", "C*")
            let trip = stage.host.popToRoot(cause: .key)
            if answersFirst { stage.answer(.leave) }
            stage.host.uninstall(stage.guarding)
            #expect(trip.end == .refused(.vetoed(by: "PopGuard", reason: "it was uninstalled")))
            stage.answer(.leave)
            #expect(stage.stack == "ABC")
            #expect(stage.questions.count == (answersFirst ? 2 : 1))
        }
    }

    @Test func `One guard serves several hosts, each with its own question`() {
        let stage = GuardStage("A", "B*")
        let other = NavHost(root: Page("X"))
        other.push(stage.draft("Y", .ask))
        other.install(stage.guarding)
        let trips = [stage.host.goBack(), other.goBack()]
        #expect(stage.questions.map { $0.screen.map { "\($0)" } } == ["B", "Y"])
        stage.questions[1].answer(.leave)
        #expect(trips.map(\.end) == [nil, .finished])
        stage.questions[0].answer(.stay)
        #expect(stage.stack == "AB")
    }

    @Test func `Twenty thousand questions that answer themselves do not exhaust the call stack`() {
        let host = NavHost(root: Page("A"))
        host.perform(.push((1...20_000).map { _ in StackEntry(Bare()) }))
        var count = 0
        let guarding = host.install(
            PopGuard { question in
                count += 1
                question.answer(.leave)
            })
        guarding.addRule { _, _ in .ask }
        #expect(host.popToRoot(cause: .key).end == .finished)
        #expect(count == 20_000)
    }

    @Test func `A navigation that a finger asked for keeps no screen once it is over, though it is kept`() {
        let stage = GuardStage("A", "B*")
        weak let screen = stage.host.top
        let finger = SwipingFinger(stage.host)
        var kept: Navigation?
        finger.down(.trailing, from: .edge)
        finger.begin()
        kept = stage.questions.last?.navigation
        finger.lift()
        stage.answer(.leave)
        #expect(kept?.end == .finished)
        stage.forget()
        stage.drop()
        #expect(screen == nil)
    }

    @Test func `A question that was withdrawn keeps no screen, though it is kept`() {
        let stage = GuardStage("A", "B*")
        stage.host.goBack()
        weak let screen = stage.host.top
        let question = stage.questions.last
        stage.host.end()
        stage.forget()
        #expect(screen == nil)
        var isTold = false
        question?.onWithdrawal { isTold = true }
        #expect(isTold && question?.isOpen == false)
    }

    @Test func `Guard, questions and screens are let go of after the end`() {
        weak var screen: Draft?
        weak var guarding: PopGuard?
        var kept: [GuardQuestion] = []
        do {
            let stage = GuardStage("A", "B*")
            screen = stage["B"]
            guarding = stage.guarding
            stage.host.goBack()
            kept = stage.questions
            stage.answer(.leave)
        }
        #expect(kept.count == 1)
        #expect(kept.first?.screen == nil)
        #expect(screen == nil)
        #expect(guarding == nil)
    }

    final class Bare: NavScreen {}
}
