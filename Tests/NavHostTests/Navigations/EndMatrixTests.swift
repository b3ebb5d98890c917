import NavHost
import TestSupport
import Testing

/// Exactly one end for every operation, whatever becomes of it: the whole trace of each cell.
///
/// How often an end is told shows in the trace: `end` by the delegates, `result` by `onEnd`.
@MainActor struct EndMatrixTests {
    enum Operation: String, CaseIterable, Sendable {
        case push, pop, popTo, popToRoot, set
    }

    /// `[A, B, C]`, on which each operation has something to do.
    private func stage() -> Stage {
        let stage = Stage("A", "B", "C", isAnimated: true)
        stage.host.install(Decider("guard", stage.trace))
        _ = stage.take()
        return stage
    }

    private func request(_ operation: Operation, on stage: Stage) -> NavRequest {
        switch operation {
        case .push: .push(stage["D"])
        case .pop: .pop()
        case .popTo: .pop(to: stage["B"])
        case .popToRoot: .popToRoot()
        case .set: .set([stage["A"], stage["E"]])
        }
    }

    /// What the commit tells.
    private static let commits: [Operation: [String]] = [
        .push: ["stack [A, B, C, D]"], .pop: ["stack [A, B]", "onPop C to B"],
        .popTo: ["stack [A, B]", "onPop C to B"], .popToRoot: ["stack [A]", "onPop C to A", "onPop B to A"],
        .set: ["stack [A, E]", "onPop C to E", "onPop B to E"],
    ]

    /// The same with X on top of C.
    private static let commitsAboveX: [Operation: [String]] = [
        .push: ["stack [A, B, C, X, D]"], .pop: ["stack [A, B, C]"], .popTo: ["stack [A, B]", "onPop C to B"],
        .popToRoot: ["stack [A]", "onPop C to A", "onPop B to A"],
        .set: ["stack [A, E]", "onPop C to E", "onPop B to E"],
    ]

    /// The screen that comes.
    private static let coming: [Operation: String] = [
        .push: "D", .pop: "B", .popTo: "B", .popToRoot: "A", .set: "E",
    ]

    private func commit(_ operation: Operation) -> [String] { Self.commits[operation] ?? [] }

    /// What its begin tells.
    private func begun(_ operation: Operation, from leaving: String = "C", to coming: String? = nil) -> [String] {
        let coming = coming ?? Self.coming[operation] ?? ""
        return ["\(leaving) willDisappear", "\(coming) willAppear", "willShow \(coming)", "begin"]
    }

    /// What the screens tell at its end.
    private func shown(_ operation: Operation, from leaving: String = "C", to coming: String? = nil) -> [String] {
        let coming = coming ?? Self.coming[operation] ?? ""
        return ["\(leaving) didDisappear", "\(coming) didAppear", "didShow \(coming)"]
    }

    /// Its one end, heard by `onEnd` and by the delegates.
    private func ended(_ operation: Operation, _ word: String) -> [String] {
        ["result \(operation) \(word)", "end \(operation) \(word)"]
    }

    @Test(arguments: Operation.allCases)
    func `B34, B143: An animated one ends with its motion and never inside the call`(operation: Operation) async {
        let stage = stage()
        let trip = stage.watch(stage.host.perform(request(operation, on: stage)))
        #expect(stage.take() == ["ask guard \(operation)"] + commit(operation) + begun(operation))
        #expect(trip.end == nil)
        stage.presenter?.complete()
        stage.presenter?.complete()
        #expect(stage.take() == shown(operation) + ended(operation, "finished"))
        #expect(await trip.result == .finished)
    }

    @Test(arguments: Operation.allCases)
    func `B34: An instant one has ended when the call returns`(operation: Operation) async {
        let stage = stage()
        var request = request(operation, on: stage)
        request.isAnimated = false
        let trip = stage.watch(stage.host.perform(request))
        #expect(
            stage.take() == ["ask guard \(operation)"] + commit(operation) + begun(operation) + shown(operation) + [
                "end \(operation) finished", "result \(operation) finished",
            ])
        stage.presenter?.complete()
        #expect(stage.take() == [])
        #expect(await trip.result == .finished)
    }

    @Test(arguments: Operation.allCases)
    func `B34: An interactive one ends once, finished or cancelled`(operation: Operation) async {
        let stage = stage()
        let asked = ["ask guard \(operation)"]
        let cancelled = stage.host.beginInteractive(request(operation, on: stage))
        stage.watch(cancelled.navigation)
        cancelled.cancel()
        cancelled.finish()
        let coming = Self.coming[operation] ?? ""
        #expect(
            stage.take() == asked + begun(operation) + [
                "finishNow returning", "\(coming) willDisappear", "C willAppear", "\(coming) didDisappear",
                "C didAppear", "cancel byCaller",
            ] + ended(operation, "cancelled(byCaller)"))
        #expect(await cancelled.navigation.result == .cancelled(.byCaller))
        let finished = stage.host.beginInteractive(request(operation, on: stage))
        stage.watch(finished.navigation)
        finished.finish()
        #expect(finished.navigation.end == nil)
        stage.presenter?.complete()
        #expect(
            stage.take() == asked + begun(operation) + ["release finishing"] + commit(operation) + [
                "settle finishing"
            ] + shown(operation) + ended(operation, "finished"))
        #expect(await finished.navigation.result == .finished)
    }

    @Test(arguments: Operation.allCases)
    func `B34: A refused one ends once, inside the call`(operation: Operation) async {
        let stage = stage()
        stage.host.install(Decider("no", stage.trace) { _, _ in .deny() })
        let trip = stage.watch(stage.host.perform(request(operation, on: stage)))
        #expect(
            stage.take() == [
                "ask guard \(operation)", "ask no \(operation)", "refuse vetoed(by: no)",
                "end \(operation) refused(vetoed(by: no))", "result \(operation) refused(vetoed(by: no))",
            ])
        #expect(await trip.result == .refused(.vetoed(by: "no", reason: nil)))
        #expect(stage.stack == "[A, B, C]")
    }

    @Test(arguments: Operation.allCases)
    func `B34: A dropped one ends once, as busy`(operation: Operation) async {
        let stage = stage()
        stage.host.push(stage["X"])
        _ = stage.take()
        var request = request(operation, on: stage)
        request.whenBusy = .drop
        let trip = stage.watch(stage.host.perform(request))
        #expect(
            stage.take() == ["refuse busy", "end \(operation) refused(busy)", "result \(operation) refused(busy)"])
        #expect(await trip.result == .refused(.busy))
        #expect(stage.stack == "[A, B, C, X]")
    }

    @Test(arguments: Operation.allCases)
    func `B34: A queued one ends once, after what it waited for`(operation: Operation) async {
        let stage = stage()
        stage.host.push(stage["X"])
        _ = stage.take()
        var request = request(operation, on: stage)
        request.whenBusy = .queue
        let trip = stage.watch(stage.host.perform(request))
        #expect(trip.state == .waiting && stage.take() == [])
        stage.presenter?.complete()
        let coming = operation == .pop ? "C" : nil
        #expect(
            stage.take() == [
                "C didDisappear", "X didAppear", "didShow X", "end push finished", "ask guard \(operation)",
            ] + (Self.commitsAboveX[operation] ?? []) + begun(operation, from: "X", to: coming))
        stage.presenter?.complete()
        #expect(stage.take() == shown(operation, from: "X", to: coming) + ended(operation, "finished"))
        #expect(await trip.result == .finished)
    }

    @Test(arguments: Operation.allCases)
    func `B34: One that joins another's open question is that one, and ends once with it`(operation: Operation) async {
        for answer in [Question.Answer.leave, .stay] {
            let stage = stage()
            var open: Question?
            stage.host.install(Decider("asks", stage.trace) { _, _ in .confirm { open = $0 } })
            let request = request(operation, on: stage)
            let trip = stage.watch(stage.host.perform(request))
            #expect(stage.take() == ["ask guard \(operation)", "ask asks \(operation)"])
            #expect(stage.host.perform(request) === trip)
            #expect(stage.take() == [] && trip.state == .asking && stage.stack == "[A, B, C]")
            open?.answer(answer)
            open?.answer(.leave)
            if case .stay = answer {
                #expect(
                    stage.take() == ["refuse vetoed(by: asks)"] + ended(operation, "refused(vetoed(by: asks))"))
                #expect(await trip.result == .refused(.vetoed(by: "asks", reason: nil)))
            } else {
                #expect(stage.take() == commit(operation) + begun(operation))
                stage.presenter?.complete()
                #expect(stage.take() == shown(operation) + ended(operation, "finished"))
                #expect(await trip.result == .finished)
            }
        }
    }

    /// A pop and a push are never "nothing to do": they are refused.
    @Test(arguments: [Operation.popTo, .popToRoot, .set])
    func `B34: One with nothing to do ends once, unchanged`(operation: Operation) async {
        let stage = Stage("A", isAnimated: true)
        stage.host.install(Decider("guard", stage.trace))
        _ = stage.take()
        let requests: [Operation: NavRequest] = [
            .popTo: .pop(to: stage["A"]), .popToRoot: .popToRoot(), .set: .set([stage["A"]]),
        ]
        let trip = stage.watch(stage.host.perform(requests[operation] ?? .pop()))
        #expect(stage.take() == ["end \(operation) unchanged", "result \(operation) unchanged"])
        #expect(await trip.result == .unchanged)
    }

    @Test(arguments: Operation.allCases)
    func `B34, B45: One whose host is dropped midway ends once: committed it has finished`(operation: Operation) async {
        var stage: Stage? = stage()
        guard let trip = stage.map({ $0.host.perform(request(operation, on: $0)) }) else { return }
        let trace = stage?.trace
        let presenter = stage?.presenter
        var blocks: [NavResult] = []
        trip.onEnd { blocks.append($0) }
        let waiting = Task { await trip.result }
        await Task.yield()
        #expect(trace?.take() == ["ask guard \(operation)"] + commit(operation) + begun(operation))
        stage = nil
        #expect(trip.end == .finished)
        #expect(await waiting.value == .finished)
        #expect(await trip.result == .finished)
        await Task.yield()
        presenter?.complete()
        #expect(blocks == [.finished])
        #expect(trace?.take() == [])
    }

    @Test(arguments: Operation.allCases)
    func `B34: One that waits or is led when its host is dropped ends once, as gone`(operation: Operation) async {
        var stage: Stage? = stage()
        guard let finger = stage.map({ $0.host.beginInteractive(request(operation, on: $0)) }) else { return }
        let trace = stage?.trace
        var ends: [NavResult] = []
        finger.navigation.onEnd { ends.append($0) }
        #expect(trace?.take() == ["ask guard \(operation)"] + begun(operation))
        stage = nil
        #expect(finger.navigation.end == .cancelled(.hostGone))
        #expect(await finger.navigation.result == .cancelled(.hostGone))
        await Task.yield()
        #expect(ends == [.cancelled(.hostGone)])
        finger.update(0.5)
        finger.finish()
        #expect(trace?.take() == [])
        var other: Stage? = self.stage()
        let queued = other.map {
            $0.host.push($0["X"])
            _ = $0.take()
            var request = request(operation, on: $0)
            request.whenBusy = .queue
            return $0.host.perform(request)
        }
        let otherTrace = other?.trace
        queued?.onEnd { ends.append($0) }
        other = nil
        #expect(queued?.end == .refused(.hostGone))
        #expect(await queued?.result == .refused(.hostGone))
        await Task.yield()
        #expect(ends == [.cancelled(.hostGone), .refused(.hostGone)])
        #expect(otherTrace?.take() == [])
    }

    @Test func `B143: Cancelling the task that awaits a result cancels nothing`() async {
        let stage = stage()
        let trip = stage.host.pop()
        let waiting = Task { await trip.result }
        await Task.yield()
        waiting.cancel()
        #expect(stage.take() == ["ask guard pop"] + commit(.pop) + begun(.pop))
        stage.presenter?.complete()
        #expect(await waiting.value == .finished)
        #expect(stage.take() == shown(.pop) + ["end pop finished"])
        let finger = stage.host.beginInteractive(.pop())
        let second = Task { await finger.navigation.result }
        let third = Task { await finger.navigation.result }
        await Task.yield()
        finger.cancel()
        #expect(
            stage.take() == [
                "ask guard pop", "B willDisappear", "A willAppear", "willShow A", "begin", "finishNow returning",
                "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "cancel byCaller",
                "end pop cancelled(byCaller)",
            ])
        #expect(await second.value == .cancelled(.byCaller))
        #expect(await third.value == .cancelled(.byCaller))
    }
}
