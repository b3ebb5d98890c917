import NavHost
import TestSupport
import Testing

/// What happens to requests that come while a question is open.
@MainActor struct JoiningTests {
    @Test func `Any request that removes the same joins, and all who wait for it hear one end`() async {
        let stage = QuestionStage("A", "B", "C")
        stage.confirmRemovals()
        let trip = stage.host.goBack()
        var ends: [NavResult] = []
        let joining = [
            stage.host.goBack(cause: .key), stage.host.pop(), stage.host.pop(to: stage["B"]),
            stage.host.set([stage["A"], stage["B"]]), stage.host.remove(stage["C"]),
            stage.host.beginInteractive(.pop()).navigation,
        ]
        for one in joining {
            #expect(one === trip)
            one.onEnd { ends.append($0) }
        }
        #expect(stage.trace.take() == ["ask D pop", "question by D"])
        stage.pad.answer(.leave)
        #expect(stage.trace.take() == ["stack [A, B]", "willShow B", "didShow B", "end pop finished"])
        #expect(ends == Array(repeating: .finished, count: 6))
        #expect(await joining[0].result == .finished)
    }

    @Test func `A request that was waiting in a callback and then joins ends with what it joined`() async {
        let stage = QuestionStage("A", "B")
        stage.confirmRemovals()
        var ends: [String] = []
        var late: Navigation?
        let recorder = Recorder(Trace())
        recorder.reactions["stack"] = { host, _ in
            host.pop().onEnd { ends.append("first \(word($0))") }
            let joining = host.pop()
            joining.onEnd { ends.append("joined \(word($0))") }
            late = joining
        }
        stage.host.install(recorder)
        stage.host.push(Page("C"))
        #expect(late?.state == .asking)
        #expect(ends == [])
        stage.pad.answer(.stay)
        #expect(ends == ["first refused(vetoed(by: D))", "joined refused(vetoed(by: D))"])
        #expect(await late?.result == .refused(.vetoed(by: "D", reason: nil)))
    }

    @Test func `Another request by a person is busy, unless it says that it can wait`() {
        let stage = QuestionStage("A", "B", "C")
        stage.confirmRemovals()
        stage.host.pop()
        _ = stage.trace.take()
        stage.host.push(Page("X"), cause: .control)
        stage.host.popToRoot(cause: .backMenu)
        #expect(
            stage.trace.take() == [
                "refuse busy", "end push refused(busy)", "refuse busy", "end popToRoot refused(busy)",
            ])
        let patient = stage.host.push(Page("Y"), cause: .control, whenBusy: .queue)
        #expect(patient.state == .waiting)
        #expect(stage.trace.take() == [])
        stage.pad.answer(.stay)
        #expect(
            stage.trace.take() == [
                "refuse vetoed(by: D)", "end pop refused(vetoed(by: D))", "ask D push", "stack [A, B, C, Y]",
                "willShow Y", "didShow Y", "end push finished",
            ])
    }

    @Test func `Code that changes the top, or what is to leave, supersedes the question once it is allowed`() {
        for (request, told) in [
            (NavRequest.push(Page("X")), ["ask D push"]), (.replaceTop(with: Page("X")), []),
            (.set([Page("X"), Page("Y")]), []),
        ] {
            let stage = QuestionStage("A", "B", "C")
            stage.decide { [pad = stage.pad] _, navigation in navigation.operation == .popToRoot ? pad.decision : nil }
            let trip = stage.host.popToRoot()
            _ = stage.trace.take()
            stage.host.perform(request)
            #expect(trip.end == .refused(.superseded))
            let lines = stage.trace.take()
            #expect(
                Array(lines.dropFirst().prefix(3)) == [
                    "withdrawn from D", "refuse superseded", "end popToRoot refused(superseded)",
                ])
            #expect(told.isEmpty || Array(lines.prefix(1)) == told)
            stage.pad.answer(.leave)
            #expect(stage.trace.take() == [])
        }
    }

    @Test func `Removing a buried screen that was to leave supersedes; one that stays lets the question be`() {
        let stage = QuestionStage("A", "B", "C", "D")
        stage.decide { [pad = stage.pad] _, navigation in navigation.operation.isPop ? pad.decision : nil }
        let first = stage.host.pop(to: stage["B"])
        stage.host.remove(stage["A"])
        #expect(first.state == .asking)
        stage.host.remove(stage["C"])
        #expect(first.end == .refused(.superseded))
        #expect(stage.stack == "BD")
    }

    @Test func `A change below leaves the question open, and yes goes on with what is there now`() {
        let stage = QuestionStage("A", "B", "C")
        stage.decide { [pad = stage.pad] _, navigation in navigation.operation.isPop ? pad.decision : nil }
        let trip = stage.host.pop()
        stage.host.remove(stage["B"])
        _ = stage.trace.take()
        stage.pad.answer(.leave)
        #expect(stage.trace.take() == ["stack [A]", "willShow A", "didShow A", "end pop finished"])
        #expect(trip.end == .finished)
    }

    @Test func `A yes to a pop whose target has gone meanwhile is superseded`() {
        let stage = QuestionStage("A", "B", "C")
        stage.decide { [pad = stage.pad] _, navigation in navigation.operation.isPop ? pad.decision : nil }
        let trip = stage.host.pop(to: stage["B"])
        stage.host.remove(stage["B"])
        _ = stage.trace.take()
        stage.pad.answer(.leave)
        #expect(stage.trace.take() == ["refuse superseded", "end popTo refused(superseded)"])
        #expect(trip.end == .refused(.superseded))
        #expect(stage.stack == "AC")
    }

    @Test func `Code that is denied, or impossible, or changes nothing, leaves the question open`() {
        let stage = QuestionStage("A", "B")
        let decider = stage.confirmRemovals()
        let trip = stage.host.pop()
        decider.decide = { _, _ in .deny(reason: nil) }
        stage.host.push(Page("X"))
        stage.host.push(stage["A"])
        stage.host.pop(to: stage["B"])
        #expect(trip.state == .asking)
        stage.pad.answer(.leave)
        #expect(trip.end == .finished)
    }

    @Test func `Code that must be confirmed itself waits for the open question, and is then decided afresh`() {
        let stage = QuestionStage("A", "B")
        stage.decide { [pad = stage.pad] _, _ in pad.decision }
        stage.host.pop()
        let push = stage.host.push(Page("X"))
        let dropped = stage.host.push(Page("Y"), whenBusy: .drop)
        #expect(push.state == .waiting)
        #expect(dropped.end == .refused(.busy))
        #expect(
            stage.trace.take() == [
                "ask D pop", "question by D", "ask D push", "ask D push", "refuse busy", "end push refused(busy)",
            ])
        stage.pad.answer(.leave)
        #expect(
            stage.trace.take() == [
                "stack [A]", "willShow A", "didShow A", "end pop finished", "ask D push", "question by D",
            ])
        stage.pad.answer(.leave)
        #expect(stage.stack == "AX")
    }

    @Test func `What waits for a question does not hold up the code that ends it`() {
        let stage = QuestionStage("A", "B")
        stage.decide { [pad = stage.pad] _, navigation in navigation.operation == .set ? nil : pad.decision }
        let pop = stage.host.pop()
        let push = stage.host.push(Page("X"))
        let set = stage.host.set([Page("Login")])
        #expect(set.end == .finished)
        #expect(pop.end == .refused(.superseded))
        #expect(push.state == .asking)
        stage.pad.answer(.leave)
        #expect(stage.stack == "LoginX")
    }

    @Test func `A patient request is not hurried by one that waits for a question`() {
        let stage = QuestionStage("A", "B")
        let presenter = SlowPresenter(stage.trace)
        stage.host.presenter = presenter
        stage.decide { [pad = stage.pad] _, navigation in
            navigation.operation == .pop || navigation.operation == .replaceTop ? pad.decision : nil
        }
        stage.host.push(Page("C"))
        let pop = stage.host.pop()
        let replacement = stage.host.replaceTop(with: Page("D"))
        let patient = stage.host.push(Page("E"), whenBusy: .queue)
        #expect(
            stage.trace.take() == [
                "ask D push", "stack [A, B, C]", "willShow C", "begin", "ask D pop", "question by D",
                "ask D replaceTop",
            ])
        #expect([pop.state, replacement.state, patient.state] == [.asking, .waiting, .waiting])
        presenter.complete()
        #expect(
            stage.trace.take() == [
                "didShow C", "end push finished", "ask D push", "withdrawn from D", "refuse superseded",
                "end pop refused(superseded)", "stack [A, B, C, E]", "willShow E", "begin", "ask D replaceTop",
                "question by D",
            ])
    }

    @Test func `G43: The newer navigation stands, whatever the question of the older one answers`() {
        for answer in [Question.Answer.leave, .stay, .leaveTo(.push(Page("Z")))] {
            for isBack in [false, true] {
                let stage = QuestionStage("A", "B", tellsAppearance: true)
                let guarded: NavOperation = isBack ? .pop : .push
                stage.decide { [pad = stage.pad] _, navigation in
                    navigation.operation == guarded && navigation.cause.isUser ? pad.decision : nil
                }
                let older = isBack ? stage.host.goBack() : stage.host.push(stage.page("N1"), cause: .control)
                let newer = stage.host.push(stage.page("N2"))
                stage.pad.answer(answer)
                let word = isBack ? "pop" : "push"
                #expect(
                    stage.trace.take() == [
                        "ask D \(word)", "question by D", "ask D push", "withdrawn from D", "refuse superseded",
                        "end \(word) refused(superseded)", "stack [A, B, N2]", "B willDisappear", "N2 willAppear",
                        "willShow N2", "B didDisappear", "N2 didAppear", "didShow N2", "end push finished",
                    ])
                #expect(older.end == .refused(.superseded))
                #expect(newer.end == .finished)
            }
        }
    }

    @Test func `A swipe that goes through supersedes a question that code asked meanwhile`() {
        let stage = QuestionStage("A", "B", "C")
        stage.host.presenter = SlowPresenter()
        stage.decide { [pad = stage.pad] _, navigation in navigation.cause.isUser ? nil : pad.decision }
        var request = NavRequest.pop()
        request.cause = .gesture
        let swipe = stage.host.beginInteractive(request)
        let asking = stage.host.popToRoot()
        #expect(asking.state == .asking)
        #expect(swipe.navigation.state == .following)
        swipe.finish()
        #expect(asking.end == .refused(.superseded))
        #expect(stage.stack == "AB")
    }
}
