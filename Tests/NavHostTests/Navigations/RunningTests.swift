import NavHost
import TestSupport
import Testing

/// What is asked for while something runs: rule 5.
@MainActor struct RunningTests {
    @Test func `B19: Pushes during an animation end it and follow in order`() {
        let stage = Stage("A", isAnimated: true)
        stage.host.push(stage.entry("B"))
        stage.presenter?.motion?.report(fraction: 0.1)
        #expect(
            stage.take() == ["stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "begin", "move 0.1"])
        stage.host.push(stage.entry("C"))
        #expect(
            stage.take() == [
                "finishNow finishing", "A didDisappear", "B didAppear", "didShow B", "end push finished", "onPush B",
                "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C", "begin",
            ])
        stage.presenter?.motion?.report(fraction: 0.2)
        stage.host.push(stage.entry("D"))
        #expect(
            stage.take() == [
                "move 0.2", "finishNow finishing", "B didDisappear", "C didAppear", "didShow C", "end push finished",
                "onPush C", "stack [A, B, C, D]", "C willDisappear", "D willAppear", "willShow D", "begin",
            ])
        stage.presenter?.complete()
        #expect(stage.take() == ["C didDisappear", "D didAppear", "didShow D", "end push finished", "onPush D"])
        let stacks = [("D", "C", "[A, B, C]"), ("C", "B", "[A, B]"), ("B", "A", "[A]")]
        for (leaving, coming, stack) in stacks {
            stage.host.pop()
            #expect(
                stage.take() == [
                    "stack \(stack)", "onPop \(leaving) to \(coming)", "\(leaving) willDisappear",
                    "\(coming) willAppear", "willShow \(coming)", "begin",
                ])
            stage.presenter?.complete()
            #expect(
                stage.take() == [
                    "\(leaving) didDisappear", "\(coming) didAppear", "didShow \(coming)", "end pop finished",
                ])
        }
    }

    @Test func `B21: Push, instant way home and push in one turn leave nothing over`() {
        let stage = Stage("A", isAnimated: true)
        weak var freed: Page?
        do {
            let page = Page("B", stage.trace)
            freed = page
            let write = { [trace = stage.trace] (line: String) in trace.write(line) }
            stage.host.push(page, onPush: { _ in write("onPush B") }, onPop: { _ in write("onPop B") })
        }
        stage.host.popToRoot(animated: false)
        stage.host.push(stage.entry("C"))
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "begin", "finishNow finishing",
                "A didDisappear", "B didAppear", "didShow B", "end push finished", "onPush B", "stack [A]", "onPop B",
                "B willDisappear", "A willAppear", "willShow A", "begin", "B didDisappear", "A didAppear",
                "didShow A", "end popToRoot finished", "stack [A, C]", "A willDisappear", "C willAppear",
                "willShow C", "begin", "A didDisappear", "C didAppear", "didShow C", "end push finished", "onPush C",
            ])
        #expect(freed == nil)
    }

    @Test func `S46, S47: A pop right after a push lets the push end first`() {
        let stage = Stage("/", isAnimated: true)
        stage.host.push(stage.entry("A"))
        stage.host.pop()
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "stack [/, A]", "/ willDisappear", "A willAppear", "willShow A", "begin", "finishNow finishing",
                "/ didDisappear", "A didAppear", "didShow A", "end push finished", "onPush A", "stack [/]",
                "onPop A to /", "A willDisappear", "/ willAppear", "willShow /", "begin", "A didDisappear",
                "/ didAppear", "didShow /", "end pop finished",
            ])
        let bare = Stage("/")
        bare.host.push(bare.entry("A"))
        bare.host.pop()
        #expect(
            bare.take() == [
                "stack [/, A]", "/ willDisappear", "A willAppear", "willShow A", "/ didDisappear", "A didAppear",
                "didShow A", "end push finished", "onPush A", "stack [/]", "onPop A to /", "A willDisappear",
                "/ willAppear", "willShow /", "A didDisappear", "/ didAppear", "didShow /", "end pop finished",
            ])
    }

    @Test(arguments: [WhenBusy.endRunning, .queue])
    func `I38: What comes while a push runs ends it or waits for it, and appearance stays balanced`(
        whenBusy: WhenBusy
    ) {
        let shown = ["A didDisappear", "B didAppear", "didShow B", "end push finished"]
        for isPop in [true, false] {
            let stage = Stage("A", isAnimated: true)
            stage.host.push(stage["B"])
            #expect(stage.take() == ["stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "begin"])
            if isPop { stage.host.pop(whenBusy: whenBusy) } else { stage.host.push(stage["C"], whenBusy: whenBusy) }
            let next =
                isPop
                ? ["stack [A]", "B willDisappear", "A willAppear", "willShow A", "begin"]
                : ["stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C", "begin"]
            if whenBusy == .queue {
                #expect(stage.take() == [])
                stage.presenter?.complete()
                #expect(stage.take() == shown + next)
            } else {
                #expect(stage.take() == ["finishNow finishing"] + shown + next)
            }
            stage.presenter?.complete()
            #expect(
                stage.take()
                    == (isPop
                        ? ["B didDisappear", "A didAppear", "didShow A", "end pop finished"]
                        : ["B didDisappear", "C didAppear", "didShow C", "end push finished"]))
        }
    }

    @Test func `B24, S50: Dropping while something runs is the guard against double taps`() {
        let stage = Stage("A", isAnimated: true)
        stage.host.whenBusy = .drop
        stage.host.push(stage["B1"])
        _ = stage.take()
        stage.clock.advance(by: .milliseconds(100))
        stage.watch(stage.host.push(stage["B2"], cause: .control))
        #expect(stage.take() == ["refuse busy", "end push refused(busy)", "result push refused(busy)"])
        stage.presenter?.complete()
        #expect(stage.take() == ["A didDisappear", "B1 didAppear", "didShow B1", "end push finished"])
        stage.clock.advance(by: .seconds(1))
        stage.host.push(stage["B3"])
        #expect(stage.take() == ["stack [A, B1, B3]", "B1 willDisappear", "B3 willAppear", "willShow B3", "begin"])
        // Per call it overrides the host's, both ways.
        stage.host.push(stage["B4"], whenBusy: .endRunning)
        #expect(
            stage.take() == [
                "finishNow finishing", "B1 didDisappear", "B3 didAppear", "didShow B3", "end push finished",
                "stack [A, B1, B3, B4]", "B3 willDisappear", "B4 willAppear", "willShow B4", "begin",
            ])
        let free = Stage("A", isAnimated: true)
        for name in ["B1", "B2", "B3"] { free.host.push(free[name]) }
        #expect(free.stack == "[A, B1, B2, B3]")
        _ = free.take()
        free.host.push(free["B4"], whenBusy: .drop)
        #expect(free.take() == ["refuse busy", "end push refused(busy)"])
    }

    @Test func `A queued request waits for the motion, and is asked about when its turn comes`() {
        let stage = Stage("A", isAnimated: true)
        stage.host.whenBusy = .queue
        stage.host.install(Decider("plugin", stage.trace))
        stage.host.push(stage["B"])
        let second = stage.host.push(stage["C"])
        let third = stage.host.pop(count: 2)
        #expect(
            stage.take() == [
                "ask plugin push", "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "begin",
            ])
        #expect(second.state == .waiting && third.state == .waiting)
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "A didDisappear", "B didAppear", "didShow B", "end push finished", "ask plugin push",
                "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C", "begin",
            ])
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "B didDisappear", "C didAppear", "didShow C", "end push finished", "ask plugin pop",
                "stack [A]", "C willDisappear", "A willAppear", "willShow A", "begin",
            ])
        #expect(second.end == .finished && third.state == .moving)
    }

    @Test func `An impatient request keeps its place behind patient ones, and hurries them`() {
        let stage = Stage("A", isAnimated: true)
        stage.host.push(stage["B"])
        stage.host.push(stage["C"], whenBusy: .queue)
        _ = stage.take()
        stage.host.push(stage["D"])
        #expect(
            stage.take() == [
                "finishNow finishing", "A didDisappear", "B didAppear", "didShow B", "end push finished",
                "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C", "begin", "finishNow finishing",
                "B didDisappear", "C didAppear", "didShow C", "end push finished", "stack [A, B, C, D]",
                "C willDisappear", "D willAppear", "willShow D", "begin",
            ])
    }

    @Test func `Refused and unchanged requests disturb nothing that runs`() {
        let stage = Stage("A", "B", isAnimated: true)
        stage.host.install(Decider("plugin", stage.trace) { _, trip in trip.operation == .set ? .deny() : nil })
        stage.host.push(stage["C"])
        _ = stage.take()
        stage.host.push(stage["A"])
        stage.host.pop(to: stage["X"])
        stage.host.pop(to: stage["C"])
        stage.host.set([stage["C"]])
        #expect(
            stage.take() == [
                "refuse alreadyOnStack", "end push refused(alreadyOnStack)", "refuse notOnStack",
                "end popTo refused(notOnStack)", "end popTo unchanged", "ask plugin set",
                "refuse vetoed(by: plugin)", "end set refused(vetoed(by: plugin))",
            ])
        stage.presenter?.complete()
        #expect(stage.take() == ["B didDisappear", "C didAppear", "didShow C", "end push finished"])
        // Nor a finger.
        let finger = stage.host.beginInteractive(.pop())
        _ = stage.take()
        stage.host.push(stage["A"])
        stage.host.popToRoot(whenBusy: .drop)
        #expect(
            stage.take() == [
                "refuse alreadyOnStack", "end push refused(alreadyOnStack)", "refuse busy",
                "end popToRoot refused(busy)",
            ])
        #expect(finger.navigation.state == .following)
    }

    @Test func `Where the presenter cannot jump, the request waits and the line keeps its order`() {
        let stage = Stage("A", isAnimated: true)
        stage.presenter?.canFinishNow = false
        stage.host.push(stage["B"])
        _ = stage.take()
        let trips = [stage.host.push(stage["C"]), stage.host.push(stage["D"]), stage.host.pop()]
        #expect(stage.take() == ["finishNow finishing"])
        #expect(trips.map(\.state) == [.waiting, .waiting, .waiting])
        #expect(stage.stack == "[A, B]")
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "A didDisappear", "B didAppear", "didShow B", "end push finished", "stack [A, B, C]",
                "B willDisappear", "C willAppear", "willShow C", "begin", "finishNow finishing",
            ])
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "B didDisappear", "C didAppear", "didShow C", "end push finished", "stack [A, B, C, D]",
                "C willDisappear", "D willAppear", "willShow D", "begin", "finishNow finishing",
            ])
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "C didDisappear", "D didAppear", "didShow D", "end push finished", "stack [A, B, C]",
                "D willDisappear", "C willAppear", "willShow C", "begin",
            ])
    }

    @Test func `A followed gesture that cannot jump back springs back, and the request follows it`() {
        let stage = Stage("A", "B", isAnimated: true)
        stage.presenter?.canFinishNow = false
        let finger = stage.host.beginInteractive(.pop())
        finger.update(0.4)
        _ = stage.take()
        stage.host.push(stage["C"])
        #expect(stage.take() == ["finishNow returning", "settle returning"])
        #expect(finger.navigation.state == .returning && stage.stack == "[A, B]")
        finger.update(0.9)
        finger.finish()
        #expect(stage.take() == [])
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "cancel superseded",
                "end pop cancelled(superseded)", "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C",
                "begin",
            ])
    }

    @Test func `A new gesture is refused while a finger follows, an animation runs or a committed swipe settles`() {
        let stage = Stage("A", "B", "C", isAnimated: true)
        let first = stage.host.beginInteractive(.pop())
        _ = stage.take()
        #expect(stage.host.beginInteractive(.pop()).navigation.end == .refused(.busy))
        #expect(stage.take() == ["refuse busy", "end pop refused(busy)"])
        first.finish()
        _ = stage.take()
        #expect(stage.host.beginInteractive(.pop()).navigation.end == .refused(.busy))
        #expect(stage.take() == ["refuse busy", "end pop refused(busy)"])
        stage.settle()
        stage.host.push(stage["D"])
        _ = stage.take()
        #expect(stage.host.beginInteractive(.pop()).navigation.end == .refused(.busy))
        #expect(stage.take() == ["refuse busy", "end pop refused(busy)"])
        stage.settle()
        let last = stage.host.beginInteractive(.pop())
        #expect(stage.take() == ["D willDisappear", "B willAppear", "willShow B", "begin"])
        #expect(last.navigation.state == .following)
        #expect(stage.stack == "[A, B, D]")
    }

    @Test func `A gesture that begins while another springs back ends that at once, where it can`() {
        let stage = Stage("A", "B", isAnimated: true)
        stage.host.beginInteractive(.pop()).release(finishing: false)
        _ = stage.take()
        let second = stage.host.beginInteractive(.pop())
        #expect(
            stage.take() == [
                "finishNow returning", "A didDisappear", "B didAppear", "cancel released",
                "end pop cancelled(released)", "B willDisappear", "A willAppear", "willShow A", "begin",
            ])
        stage.presenter?.canFinishNow = false
        second.release(finishing: false)
        _ = stage.take()
        #expect(stage.host.beginInteractive(.pop()).navigation.end == .refused(.busy))
        #expect(stage.take() == ["finishNow returning", "refuse busy", "end pop refused(busy)"])
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "A didDisappear", "B didAppear", "cancel released", "end pop cancelled(released)",
            ])
    }
}
