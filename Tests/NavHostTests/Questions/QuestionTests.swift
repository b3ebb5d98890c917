import NavHost
import TestSupport
import Testing

@MainActor struct QuestionTests {
    static let popped = [
        "stack [A]", "B willDisappear", "A willAppear", "willShow A", "B didDisappear", "A didAppear", "didShow A",
        "end pop finished",
    ]

    @Test func `L40: A pop is asked about, committed, told, finished, in this order`() {
        let stage = QuestionStage("A", "B", tellsAppearance: true)
        stage.confirmRemovals()
        let trip = stage.host.goBack()
        #expect(stage.trace.take() == ["ask D pop", "question by D"])
        #expect(trip.state == .asking)
        #expect(stage.stack == "AB")
        stage.pad.answer(.leave)
        #expect(stage.trace.take() == Self.popped)
        #expect(trip.end == .finished)
    }

    @Test func `G35: While a push is asked about the stack stays, until yes or no`() {
        for (answer, told, stack) in [
            (
                Question.Answer.leave,
                [
                    "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "A didDisappear", "B didAppear",
                    "didShow B", "end push finished",
                ], "AB"
            ),
            (.stay, ["refuse vetoed(by: D)", "end push refused(vetoed(by: D))"], "A"),
        ] {
            let stage = QuestionStage("A", tellsAppearance: true)
            stage.decide { [pad = stage.pad] _, _ in pad.decision }
            stage.host.push(stage.page("B"))
            #expect(stage.trace.take() == ["ask D push", "question by D"])
            #expect(stage.stack == "A")
            stage.pad.answer(answer)
            #expect(stage.trace.take() == told)
            #expect(stage.stack == stack)
        }
    }

    @Test func `The first answer counts, and later ones are harmless`() {
        let stage = QuestionStage("A", "B", "C")
        stage.confirmRemovals()
        stage.host.pop()
        let question = stage.pad.questions[0]
        question.answer(.stay)
        #expect(!question.isOpen)
        _ = stage.trace.take()
        question.answer(.leave)
        question.answer(.leaveTo(.popToRoot()))
        #expect(stage.trace.take() == [])
        #expect(stage.stack == "ABC")
    }

    @Test func `A question that is dropped means stay, at once or later`() {
        let stage = QuestionStage("A", "B")
        let decider = stage.decide { _, _ in .confirm { _ in } }
        let veto = ["ask D pop", "refuse vetoed(by: D)", "end pop refused(vetoed(by: D))"]
        stage.host.pop()
        #expect(stage.trace.take() == veto)
        decider.decide = { [pad = stage.pad] _, _ in pad.decision }
        stage.host.pop()
        #expect(stage.host.isAsking)
        stage.pad.drop()
        #expect(!stage.host.isAsking)
        #expect(stage.trace.take() == ["ask D pop", "question by D", "refuse vetoed(by: D)", veto[2]])
    }

    @Test func `Leave to goes elsewhere in one navigation, and what was asked about is confirmed`() {
        let stage = QuestionStage("A", "B", "C")
        var confirmed: [[String]] = []
        stage.decide { [pad = stage.pad] _, navigation in
            confirmed.append(navigation.confirmed.map { "\($0.screen)" })
            return navigation.confirmed.isEmpty ? pad.decision : nil
        }
        let trip = stage.host.pop()
        stage.pad.answer(.leaveTo(.popToRoot()))
        #expect(
            stage.trace.take() == [
                "ask D pop", "question by D", "refuse redirected", "end pop refused(redirected)",
                "ask D popToRoot", "stack [A]", "willShow A", "didShow A", "end popToRoot finished",
            ])
        #expect(confirmed == [[], ["C"]])
        #expect(trip.end == .refused(.redirected))
        #expect(trip.successor?.end == .finished)
    }

    @Test func `A screen that was not asked yet when another said leave to is asked then`() {
        let stage = QuestionStage("A", "B", "C")
        for name in ["B", "C"] {
            stage[name].decision = { [pad = stage.pad, trace = stage.trace] _, _ in
                trace.write("answers \(name)")
                return pad.decision
            }
        }
        stage.host.popToRoot()
        stage.pad.answer(.leaveTo(.pop(to: stage["A"])))
        #expect(
            stage.trace.take() == [
                "answers C", "answers B", "question by C", "refuse redirected",
                "end popToRoot refused(redirected)", "answers B", "question by B",
            ])
        stage.pad.answer(.stay)
        #expect(stage.stack == "ABC")
    }

    @Test func `A leave to that comes after another's yes confirms what both asked about`() {
        let stage = QuestionStage("A", "B", "C")
        for name in ["B", "C"] { stage[name].decision = { [pad = stage.pad] _, _ in pad.decision } }
        stage.host.popToRoot()
        stage.pad.answer(.leave)
        stage.pad.answer(.leaveTo(.popToRoot()))
        #expect(stage.stack == "A")
        #expect(stage.pad.questions.count == 2)
    }

    @Test func `Leave to somewhere impossible refuses the successor, and all stays`() {
        let stage = QuestionStage("A", "B")
        stage.confirmRemovals()
        let trip = stage.host.pop()
        stage.pad.answer(.leaveTo(.pop(to: Page("X"))))
        #expect(
            stage.trace.take() == [
                "ask D pop", "question by D", "refuse redirected", "end pop refused(redirected)", "refuse notOnStack",
                "end popTo refused(notOnStack)",
            ])
        #expect(trip.successor?.end == .refused(.notOnStack))
        #expect(stage.stack == "AB")
    }

    @Test func `An awaited confirmation leaves on true and stays on false`() async {
        for (isConfirmed, end, stack) in [
            (true, NavResult.finished, "A"), (false, .refused(.vetoed(by: "D", reason: nil)), "AB"),
        ] {
            let stage = QuestionStage("A", "B")
            stage.decide { _, _ in .confirm(awaiting: { _ in isConfirmed }) }
            let trip = stage.host.pop()
            #expect(trip.state == .asking)
            #expect(await trip.result == end)
            #expect(stage.stack == stack)
        }
    }

    @Test func `The task of an awaited confirmation is cancelled when its question is withdrawn`() async {
        let stage = QuestionStage("A", "B")
        let (lines, line) = AsyncStream.makeStream(of: String.self)
        stage.decide { _, navigation in
            guard navigation.operation == .pop else { return nil }
            return .confirm(awaiting: { _ in
                line.yield("asked")
                await withTaskCancellationHandler {
                    for await _ in AsyncStream<Never>.makeStream().stream {}
                } onCancel: {
                    line.yield("cancelled")
                    line.finish()
                }
                return true
            })
        }
        let trip = stage.host.pop()
        var told: [String] = []
        for await one in lines {
            told.append(one)
            if one == "asked" { stage.host.push(Page("C")) }
        }
        #expect(told == ["asked", "cancelled"])
        #expect(trip.end == .refused(.superseded))
        #expect(stage.stack == "ABC")
    }

    @Test func `A withdrawal is told once, also to who asks for it too late, and never after an answer`() {
        let stage = QuestionStage("A", "B")
        stage.confirmRemovals()
        var told: [String] = []
        stage.host.pop()
        stage.pad.questions[0].onWithdrawal { told.append("answered") }
        stage.pad.answer(.stay)
        stage.pad.questions[0].onWithdrawal { told.append("after the answer") }
        stage.host.pop()
        stage.pad.questions[1].onWithdrawal { told.append("withdrawn") }
        stage.host.push(Page("C"))
        stage.pad.questions[1].onWithdrawal { told.append("late") }
        stage.host.pop()
        #expect(told == ["withdrawn", "late"])
    }

    @Test func `A kept question keeps no host, and its navigation ends with it`() {
        var stage: QuestionStage? = QuestionStage("A", "B")
        stage?.confirmRemovals()
        weak let host = stage?.host
        let trip = stage?.host.pop()
        let questions = stage?.pad.questions ?? []
        #expect(questions.count == 1)
        stage = nil
        #expect(host == nil)
        for question in questions {
            #expect(!question.isOpen)
            question.answer(.leave)
        }
        #expect(trip?.end == .refused(.hostGone))
    }

    @Test func `Force asks nobody, also while another question is open`() {
        let stage = QuestionStage("A", "B", "C")
        stage.confirmRemovals()
        let trip = stage.host.pop()
        _ = stage.trace.take()
        let forced = stage.host.pop(force: true)
        #expect(
            stage.trace.take() == [
                "withdrawn from D", "refuse superseded", "end pop refused(superseded)", "stack [A, B]", "willShow B",
                "didShow B", "end pop finished",
            ])
        #expect(trip.end == .refused(.superseded))
        #expect(forced.end == .finished)
        stage.host.pop(cause: .key)
        _ = stage.trace.take()
        stage.host.push(Page("E"), cause: .control, force: true)
        #expect(stage.stack == "ABE")
    }

    @Test func `An interactive pop that must be confirmed lets go of the finger, and runs animated on yes`() {
        let stage = QuestionStage("A", "B")
        let presenter = SlowPresenter(stage.trace)
        stage.host.presenter = presenter
        stage.confirmRemovals()
        let swipe = stage.host.beginInteractive(.pop())
        #expect(!swipe.navigation.isInteractive)
        swipe.update(0.4)
        swipe.finish()
        swipe.cancel()
        #expect(stage.trace.take() == ["ask D pop", "question by D"])
        stage.pad.answer(.leave)
        #expect(stage.trace.take() == ["stack [A]", "willShow A", "begin"])
        presenter.complete()
        #expect(stage.trace.take() == ["didShow A", "end pop finished"])
    }

    @Test func `An unchanged or impossible request asks nobody`() {
        let stage = QuestionStage("A", "B")
        stage.decide { _, _ in .deny(reason: nil) }
        stage.host.pop(to: stage["B"])
        stage.host.push(stage["A"])
        stage.host.pop(count: 0)
        #expect(
            stage.trace.take() == [
                "end popTo unchanged", "refuse alreadyOnStack", "end push refused(alreadyOnStack)",
                "refuse invalidCount", "end pop refused(invalidCount)",
            ])
    }

    @Test func `The end of the host takes an open question back`() {
        let stage = QuestionStage("A", "B")
        stage.confirmRemovals()
        let trip = stage.host.pop()
        stage.host.end()
        #expect(
            stage.trace.take() == [
                "ask D pop", "question by D", "withdrawn from D", "refuse hostGone", "end pop refused(hostGone)",
                "stack []", "end end finished", "host end",
            ])
        stage.pad.answer(.leave)
        #expect(trip.end == .refused(.hostGone))
    }
}
