import NavHost
import TestSupport
import Testing

/// Exactly one end for every operation, whatever becomes of it.
@MainActor struct EndMatrixTests {
    enum Operation: String, CaseIterable, Sendable {
        case push, pop, popTo, popToRoot, set
    }

    /// `[A, B, C]`, on which each operation has something to do.
    private func stage(isAnimated: Bool = true) -> Stage {
        let stage = Stage("A", "B", "C", isAnimated: isAnimated)
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

    /// How often a navigation's end is told, by each of the ways: `result`, `onEnd` and `didEnd`.
    private struct Count: Equatable {
        var ends = 0
        var blocks: [NavResult] = []
        var result: NavResult?
    }

    /// What the whole stack is afterwards.
    private static let stacks: [Operation: String] = [
        .push: "[A, B, C, D]", .pop: "[A, B]", .popTo: "[A, B]", .popToRoot: "[A]", .set: "[A, E]",
    ]

    private func count(_ stage: Stage, _ navigation: Navigation, ends: [String]) async -> Count {
        var count = Count()
        navigation.onEnd { count.blocks.append($0) }
        count.ends = ends.filter { $0.hasPrefix("end \(navigation.operation) ") }.count
        count.result = await navigation.result
        return count
    }

    @Test(arguments: Operation.allCases)
    func `B34, B143: An animated one ends with its motion and never inside the call`(operation: Operation) async {
        let stage = stage()
        var blocks: [NavResult] = []
        let trip = stage.host.perform(request(operation, on: stage))
        trip.onEnd { [stage] in
            #expect(stage.stack == Self.stacks[operation])
            blocks.append($0)
        }
        #expect(trip.end == nil && blocks == [] && stage.stack == Self.stacks[operation])
        #expect(!stage.take().contains { $0.hasPrefix("end") })
        stage.presenter?.complete()
        stage.presenter?.complete()
        #expect(blocks == [.finished])
        #expect(await count(stage, trip, ends: stage.take()) == Count(ends: 1, blocks: [.finished], result: .finished))
    }

    @Test(arguments: Operation.allCases)
    func `B34: An instant one has ended when the call returns`(operation: Operation) async {
        let stage = stage()
        var request = request(operation, on: stage)
        request.isAnimated = false
        let trip = stage.host.perform(request)
        #expect(trip.end == .finished && stage.stack == Self.stacks[operation])
        #expect(await count(stage, trip, ends: stage.take()) == Count(ends: 1, blocks: [.finished], result: .finished))
    }

    @Test(arguments: Operation.allCases)
    func `B34: An interactive one ends once, finished or cancelled`(operation: Operation) async {
        let stage = stage()
        let cancelled = stage.host.beginInteractive(request(operation, on: stage))
        cancelled.cancel()
        #expect(
            await count(stage, cancelled.navigation, ends: stage.take())
                == Count(ends: 1, blocks: [.cancelled(.byCaller)], result: .cancelled(.byCaller)))
        #expect(stage.stack == "[A, B, C]")
        let finished = stage.host.beginInteractive(request(operation, on: stage))
        finished.finish()
        #expect(finished.navigation.end == nil)
        stage.presenter?.complete()
        #expect(
            await count(stage, finished.navigation, ends: stage.take())
                == Count(ends: 1, blocks: [.finished], result: .finished))
        #expect(stage.stack == Self.stacks[operation])
    }

    @Test(arguments: Operation.allCases)
    func `B34: A refused one ends once, inside the call`(operation: Operation) async {
        let stage = stage()
        stage.host.install(Decider("no", stage.trace) { _, _ in .deny() })
        let trip = stage.host.perform(request(operation, on: stage))
        let refusal = NavResult.refused(.vetoed(by: "no", reason: nil))
        #expect(trip.end == refusal)
        #expect(
            stage.take() == [
                "ask guard \(operation)", "ask no \(operation)", "refuse vetoed(by: no)",
                "end \(operation) refused(vetoed(by: no))",
            ])
        #expect(await count(stage, trip, ends: []) == Count(ends: 0, blocks: [refusal], result: refusal))
        #expect(stage.stack == "[A, B, C]")
    }

    @Test(arguments: Operation.allCases)
    func `B34: A dropped one ends once, as busy`(operation: Operation) async {
        let stage = stage()
        stage.host.push(stage["X"])
        _ = stage.take()
        var request = request(operation, on: stage)
        request.whenBusy = .drop
        let trip = stage.host.perform(request)
        #expect(stage.take() == ["refuse busy", "end \(operation) refused(busy)"])
        #expect(
            await count(stage, trip, ends: [])
                == Count(ends: 0, blocks: [.refused(.busy)], result: .refused(.busy)))
        #expect(stage.stack == "[A, B, C, X]")
    }

    @Test(arguments: Operation.allCases)
    func `B34: A queued one ends once, after what it waited for`(operation: Operation) async {
        let stage = stage()
        stage.host.push(stage["X"])
        var request = request(operation, on: stage)
        request.whenBusy = .queue
        let trip = stage.host.perform(request)
        #expect(trip.state == .waiting && stage.stack == "[A, B, C, X]")
        stage.presenter?.complete()
        #expect(trip.state == .moving)
        _ = stage.take()
        stage.presenter?.complete()
        #expect(await count(stage, trip, ends: stage.take()) == Count(ends: 1, blocks: [.finished], result: .finished))
        let stacks: [Operation: String] = [
            .push: "[A, B, C, X, D]", .pop: "[A, B, C]", .popTo: "[A, B]", .popToRoot: "[A]", .set: "[A, E]",
        ]
        #expect(stage.stack == stacks[operation])
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
        let trip = stage.host.perform(requests[operation] ?? .pop())
        #expect(stage.take() == ["end \(operation) unchanged"])
        #expect(await count(stage, trip, ends: []) == Count(ends: 0, blocks: [.unchanged], result: .unchanged))
    }

    @Test(arguments: Operation.allCases)
    func `B34, B45: One whose host is dropped midway ends once: committed it has finished`(operation: Operation) async {
        var stage: Stage? = stage()
        guard let trip = stage.map({ $0.host.perform(request(operation, on: $0)) }) else { return }
        let trace = stage?.trace
        var blocks: [NavResult] = []
        trip.onEnd { blocks.append($0) }
        let waiting = Task { await trip.result }
        await Task.yield()
        _ = trace?.take()
        stage = nil
        #expect(trip.end == .finished)
        #expect(await waiting.value == .finished)
        #expect(await trip.result == .finished)
        await Task.yield()
        #expect(blocks == [.finished])
        #expect(trace?.take() == [])
    }

    @Test(arguments: Operation.allCases)
    func `B34: One that waits or is led when its host is dropped ends once, as gone`(operation: Operation) async {
        var stage: Stage? = stage()
        guard let finger = stage.map({ $0.host.beginInteractive(request(operation, on: $0)) }) else { return }
        var ends: [NavResult] = []
        finger.navigation.onEnd { ends.append($0) }
        stage = nil
        #expect(finger.navigation.end == .cancelled(.hostGone))
        #expect(await finger.navigation.result == .cancelled(.hostGone))
        await Task.yield()
        #expect(ends == [.cancelled(.hostGone)])
        finger.update(0.5)
        finger.finish()
        var other: Stage? = self.stage()
        let queued = other.map {
            $0.host.push($0["X"])
            var request = request(operation, on: $0)
            request.whenBusy = .queue
            return $0.host.perform(request)
        }
        queued?.onEnd { ends.append($0) }
        other = nil
        #expect(queued?.end == .refused(.hostGone))
        #expect(await queued?.result == .refused(.hostGone))
        await Task.yield()
        #expect(ends == [.cancelled(.hostGone), .refused(.hostGone)])
    }

    @Test func `B143: Cancelling the task that awaits a result cancels nothing`() async {
        let stage = stage()
        let trip = stage.host.pop()
        let waiting = Task { await trip.result }
        await Task.yield()
        waiting.cancel()
        stage.presenter?.complete()
        #expect(await waiting.value == .finished)
        let finger = stage.host.beginInteractive(.pop())
        let second = Task { await finger.navigation.result }
        let third = Task { await finger.navigation.result }
        await Task.yield()
        finger.cancel()
        #expect(await second.value == .cancelled(.byCaller))
        #expect(await third.value == .cancelled(.byCaller))
    }
}
