import BoardingPager
import NavHost
import TestSupport
import Testing

@MainActor struct BoardingPagerEditingTests {
    let trace = Trace()

    private func world(_ count: Int, at index: Int, isSlow: Bool = false) -> World {
        let series = (0..<count).map { Page("P\($0)", trace) }
        return World(series, stack: Array(series[...index]), trace: trace, isSlow: isSlow)
    }

    @Test func `B91: A page inserted before the shown one re-indexes it, moves nothing, and is the previous page`() {
        let (p, n) = (Page("P", trace), Page("N", trace))
        let world = World([p], stack: [p], trace: trace, isSlow: true)
        world.pager.pages.insert(n, at: 0)
        #expect(world.take() == ["pager edit 0→1 of 2"])
        #expect(world.pager.index == 1)
        #expect(world.stack == "P")
        world.begin(.previous)
        world.lift(finishing: true)
        world.presenter.complete()
        #expect(
            world.take() == [
                "P willDisappear", "N willAppear", "pager will 1→0 gesture at 1", "willShow N", "begin",
                "follow 0.0", "pager progress 1→0 gesture 0.0 at 1", "move 0.0",
                "release finishing", "pager change 1→0 gesture at 0", "stack [N]", "settle finishing", "P didDisappear",
                "N didAppear", "pager did 1→0 gesture at 0", "didShow N", "end popRevealing finished",
            ])
        #expect(world.stack == "N")
        #expect(world.pager.index == 0)
    }

    @Test func `B92: A shown page that is deleted gives way to a neighbour, and the last one stays`() {
        let world = world(3, at: 1)
        world.pager.pages.remove(at: 1)
        #expect(
            world.take() == [
                "pager edit 1→– of 2", "pager change –→1 plugin at 1", "stack [P0, P2]", "P1 willDisappear",
                "P2 willAppear", "pager will –→1 plugin at 1", "willShow P2", "P1 didDisappear", "P2 didAppear",
                "pager did –→1 plugin at 1", "didShow P2", "end set finished",
            ])
        #expect(world.stack == "P0 P2")
        #expect(world.pager.index == 1)
        world.pager.pages = []
        #expect(world.take() == ["pager edit 1→– of 0", "stack [P2]", "end set finished"])
        #expect(world.stack == "P2")
        #expect(world.pager.index == nil)
        #expect(world.pager.goNext().outcome == "nil")
        #expect(world.pager.goPrevious().outcome == "nil")
        #expect(!world.host.canGoBack)
        #expect(world.take() == [])
    }

    @Test func `B92: A page that speaks for itself is not asked about places when the list changes`() {
        let tickets = ["A", "B", "C"].map { Ticket($0, trace) }
        let world = World(tickets, stack: Array(tickets[...1]), trace: trace)
        world.pager.pages = [tickets[0], tickets[2]]
        #expect(
            world.take() == [
                "pager edit 1→– of 2", "pager change –→1 plugin at 1", "stack [A, C]", "pager will –→1 plugin at 1",
                "willShow C", "pager did –→1 plugin at 1", "didShow C", "end set finished",
            ])
        world.pager.pages = []
        #expect(world.take() == ["pager edit 1→– of 0", "stack [C]", "end set finished"])
        #expect(world.stack == "C")
    }

    @Test func `B93: A target that is deleted under the finger takes the finger away`() {
        let world = world(3, at: 1, isSlow: true)
        world.begin(.next, at: 0.5)
        #expect(
            world.take() == [
                "P1 willDisappear", "P2 willAppear", "pager will 1→2 gesture at 1", "willShow P2", "begin",
                "follow 0.5", "pager progress 1→2 gesture 0.5 at 1", "move 0.5",
            ])
        world.pager.pages.remove(at: 2)
        world.lift(finishing: true)
        #expect(
            world.take() == [
                "pager edit 1→1 of 2", "finishNow returning", "P2 willDisappear", "P1 willAppear", "P2 didDisappear",
                "P1 didAppear", "pager cancel 1→– gesture at 1", "cancel byCaller", "end push cancelled(byCaller)",
            ])
        #expect(world.stack == "P0 P1")
    }

    @Test func `B93: A shown page that is deleted under the finger gives way to its neighbour`() {
        let world = world(3, at: 1, isSlow: true)
        world.begin(.next, at: 0.5)
        #expect(
            world.take() == [
                "P1 willDisappear", "P2 willAppear", "pager will 1→2 gesture at 1", "willShow P2", "begin",
                "follow 0.5", "pager progress 1→2 gesture 0.5 at 1", "move 0.5",
            ])
        world.pager.pages.remove(at: 1)
        world.lift(finishing: true)
        world.presenter.complete()
        #expect(
            world.take() == [
                "pager edit 1→– of 2", "finishNow returning", "P2 willDisappear", "P1 willAppear", "P2 didDisappear",
                "P1 didAppear", "pager cancel –→1 gesture at –", "cancel superseded", "end push cancelled(superseded)",
                "pager change –→1 plugin at 1", "stack [P0, P2]", "P1 willDisappear", "P2 willAppear",
                "pager will –→1 plugin at 1", "willShow P2", "begin", "P1 didDisappear", "P2 didAppear",
                "pager did –→1 plugin at 1", "didShow P2", "end set finished",
            ])
        #expect(world.stack == "P0 P2")
    }

    @Test func `B93: A page that is inserted under the finger changes only the indices`() {
        let world = world(3, at: 1, isSlow: true)
        world.begin(.next, at: 0.5)
        #expect(
            world.take() == [
                "P1 willDisappear", "P2 willAppear", "pager will 1→2 gesture at 1", "willShow P2", "begin",
                "follow 0.5", "pager progress 1→2 gesture 0.5 at 1", "move 0.5",
            ])
        world.pager.pages.insert(Page("N", trace), at: 0)
        world.lift(finishing: true)
        world.presenter.complete()
        #expect(
            world.take() == [
                "pager edit 1→2 of 4", "release finishing", "pager change 2→3 gesture at 3", "stack [P0, P1, P2]",
                "settle finishing", "P1 didDisappear", "P2 didAppear", "pager did 2→3 gesture at 3", "didShow P2",
                "end push finished",
            ])
        #expect(world.stack == "P0 P1 P2")
    }

    @Test func `A target that is deleted between a finger's verdict and its begin is not reached`() {
        let world = world(3, at: 1)
        world.finger.down(.leading)
        #expect(world.finger.explanation().verdict == .begins)
        world.pager.pages.remove(at: 2)
        world.finger.begin(at: 0.5)
        world.finger.lift(velocity: 2)
        #expect(
            world.take() == [
                "pager edit 1→1 of 2", "P1 willDisappear", "P2 willAppear", "pager will 1→– gesture at 1",
                "willShow P2", "pager progress 1→– gesture 0.5 at 1", "move 0.5", "release returning",
                "P2 willDisappear", "P1 willAppear", "P2 didDisappear", "P1 didAppear",
                "pager cancel 1→– gesture at 1", "cancel released", "end push cancelled(released)",
            ])
        #expect(world.stack == "P0 P1")
    }

    @Test func `N22: A list changes under the shown page, and the nearest page that is left is shown`() {
        let shorter = world(5, at: 4)
        shorter.pager.pages.removeLast(2)
        #expect(
            shorter.take() == [
                "pager edit 4→– of 3", "pager change –→2 plugin at 2", "stack [P0, P1, P2]", "P4 willDisappear",
                "P2 willAppear", "pager will –→2 plugin at 2", "willShow P2", "P4 didDisappear", "P2 didAppear",
                "pager did –→2 plugin at 2", "didShow P2", "end set finished",
            ])
        #expect(shorter.stack == "P0 P1 P2")
        #expect(shorter.pager.index == 2)

        let emptied = world(5, at: 4)
        emptied.pager.pages = []
        #expect(emptied.take() == ["pager edit 4→– of 0", "stack [P4]", "end set finished"])
        #expect(emptied.stack == "P4")
        #expect(emptied.pager.index == nil)

        let beheaded = world(5, at: 0)
        beheaded.pager.pages.removeFirst(2)
        #expect(
            beheaded.take() == [
                "pager edit 0→– of 3", "pager change –→0 plugin at 0", "stack [P2]", "P0 willDisappear",
                "P2 willAppear", "pager will –→0 plugin at 0", "willShow P2", "P0 didDisappear", "P2 didAppear",
                "pager did –→0 plugin at 0", "didShow P2", "end set finished",
            ])
        #expect(beheaded.stack == "P2")
        #expect(beheaded.pager.index == 0)

        let longer = world(5, at: 4)
        longer.pager.pages.append(Page("N", trace))
        #expect(longer.take() == ["pager edit 4→4 of 6"])
        #expect(longer.stack == "P0 P1 P2 P3 P4")
        #expect(longer.pager.index == 4)
    }

    @Test func `A page that refuses to leave stays, out of the series`() {
        let series = pages("A", "B", on: trace)
        series[1].decision = { _, _ in .deny(reason: "unsaved") }
        let world = World(series, stack: series, trace: trace)
        world.pager.pages = [series[0]]
        #expect(
            world.take() == [
                "pager edit 1→– of 1", "ask B", "refuse vetoed(by: B, unsaved)",
                "end set refused(vetoed(by: B, unsaved))",
            ])
        #expect(world.stack == "A B")
        #expect(!world.pager.isOn)
    }

    @Test func `A shown page that is deleted gives way backward to one before it, and is not to come back`() {
        let series = pages("A", "B", "C", on: trace)
        let world = World(series, stack: [series[2]], trace: trace, isSlow: true)
        let recorder = Recorder(Trace(), name: "App")
        recorder.reactions["stack"] = { [trace] _, navigation in
            trace.write(navigation.map { "\($0.direction), final \($0.isFinal)" } ?? "nothing")
        }
        world.host.install(recorder)
        world.pager.pages.removeLast()
        #expect(
            world.take() == [
                "pager edit 2→– of 2", "pager change –→1 plugin at 1", "stack [B]", "backward, final true",
                "C willDisappear", "B willAppear", "pager will –→1 plugin at 1", "willShow B", "begin",
            ])
    }

    @Test func `A locked page that is deleted gives way all the same`() {
        let (a, b) = (Ticket("A", trace), Page("B", trace))
        a.isForwardLocked = true
        let world = World([a, b], stack: [a], trace: trace)
        world.pager.pages = [b]
        #expect(
            world.take() == [
                "pager edit 0→– of 1", "pager change –→0 plugin at 0", "stack [B]", "B willAppear",
                "pager will –→0 plugin at 0", "willShow B", "B didAppear", "pager did –→0 plugin at 0", "didShow B",
                "end set finished",
            ])
    }

    @Test func `A screen that is named twice counts once and is reported, at the installation and at a change`() {
        let series = pages("A", "B", on: trace)
        let host = NavHost(root: series[0])
        host.onDiagnostic = { [trace] in trace.write("slip: \($0)") }
        _ = trace.take()
        let pager = host.install(BoardingPager([series[0], series[1], series[0]]))
        let slip = """
            slip: BoardingPager: a screen was named twice in a series; its first place counts. name each screen once.
            """
        #expect(trace.take() == [slip])
        #expect(pager.count == 2)
        pager.pages.append(series[1])
        #expect(trace.take() == [slip])
        #expect(pager.count == 2)
        #expect(pager.index == 0)
    }
}
