import BoardingPager
import NavHost
import TestSupport
import Testing

@MainActor struct BoardingPagerTidyingTests {
    let trace = Trace()

    private func world(_ count: Int, at index: Int, isSlow: Bool = false) -> World {
        let series = (0..<count).map { Page("P\($0)", trace) }
        return World(series, stack: Array(series[...index]), trace: trace, isSlow: isSlow)
    }

    @Test func `Pages that change places change them on the stack too, and those after the shown one leave it`() {
        let world = world(4, at: 3)
        let old = world.pager.pages
        world.pager.pages = [old[2], old[0], old[3], old[1]]
        #expect(world.take() == ["pager edit 3→2 of 4", "stack [P2, P0, P3]", "end set finished"])
        #expect(world.stack == "P2 P0 P3")
        #expect(world.pager.goPrevious().outcome == "finished")
        #expect(world.stack == "P2 P0")
        #expect(world.pager.goPrevious().outcome == "finished")
        #expect(world.stack == "P2")
    }

    @Test func `Screens between pages keep their places, and buried pages that are deleted leave the stack`() {
        let series = pages("A", "B", on: trace)
        let (home, help) = (Page("Home", trace), Page("Help", trace))
        let world = World(series, stack: [home, series[0], series[1], help], trace: trace)
        world.pager.pages = [series[1]]
        #expect(world.take() == ["pager edit –→– of 1", "stack [Home, B, Help]", "end set finished"])
        #expect(world.stack == "Home B Help")
    }

    @Test func `A change inside a callback goes by the stack as it is when its turn comes`() {
        let world = world(3, at: 1)
        let recorder = Recorder(Trace(), name: "App")
        recorder.reactions["didShow P2"] = { [trace] host, _ in
            host.push(Page("X", trace))
            world.pager.pages.removeFirst()
        }
        world.host.install(recorder)
        world.pager.goNext()
        #expect(
            world.take() == [
                "pager change 1→2 code at 2", "stack [P0, P1, P2]", "P1 willDisappear", "P2 willAppear",
                "pager will 1→2 code at 2", "willShow P2", "P1 didDisappear", "P2 didAppear", "pager did 1→2 code at 2",
                "didShow P2", "pager edit 2→1 of 2", "end push finished", "pager change 1→– code at –",
                "stack [P0, P1, P2, X]", "P2 willDisappear", "X willAppear", "pager will 1→– code at –", "willShow X",
                "P2 didDisappear", "X didAppear", "pager did 1→– code at –", "didShow X", "end push finished",
                "refuse redirected", "end set refused(redirected)", "stack [P1, P2, X]", "end set finished",
            ])
        #expect(world.stack == "P1 P2 X")
    }

    @Test func `A change that others made superfluous, and more, takes nothing back`() {
        let world = world(3, at: 1)
        let recorder = Recorder(Trace(), name: "App")
        recorder.reactions["didShow P2"] = { [trace] host, _ in
            host.push(Page("X", trace))
            host.remove(world.pager.pages[0])
            world.pager.pages.removeFirst()
        }
        world.host.install(recorder)
        world.pager.goNext()
        #expect(
            Array(world.take().suffix(5)) == [
                "stack [P1, P2, X]", "end remove finished", "refuse redirected", "end set refused(redirected)",
                "end popTo unchanged",
            ])
        #expect(world.stack == "P1 P2 X")
    }

    @Test func `A change that is no longer needed when its turn comes does nothing`() {
        let world = world(3, at: 1)
        let recorder = Recorder(Trace(), name: "App")
        recorder.reactions["didShow P2"] = { host, _ in
            host.set([world.pager.pages[1], world.pager.pages[2]])
            world.pager.pages.removeFirst()
        }
        world.host.install(recorder)
        world.pager.goNext()
        #expect(
            world.take() == [
                "pager change 1→2 code at 2", "stack [P0, P1, P2]", "P1 willDisappear", "P2 willAppear",
                "pager will 1→2 code at 2", "willShow P2", "P1 didDisappear", "P2 didAppear", "pager did 1→2 code at 2",
                "didShow P2", "pager edit 2→1 of 2", "end push finished", "stack [P1, P2]", "end set finished",
                "end set unchanged",
            ])
        #expect(world.stack == "P1 P2")
    }

    @Test func `A list is changed while every request is dropped that comes at a bad time`() {
        let world = world(3, at: 1, isSlow: true)
        world.host.whenBusy = .drop
        world.pager.goNext()
        _ = world.take()
        world.pager.pages.remove(at: 0)
        #expect(
            world.take() == [
                "pager edit 2→1 of 2", "finishNow finishing", "P1 didDisappear", "P2 didAppear",
                "pager did 0→1 code at 1", "didShow P2", "end push finished", "stack [P1, P2]", "begin",
                "end set finished",
            ])
        #expect(world.stack == "P1 P2")
    }
}
