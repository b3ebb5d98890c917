import BoardingPager
import NavHost
import TestSupport
import Testing

@MainActor struct BoardingPagerJumpingTests {
    let trace = Trace()

    @Test func `A jump back keeps what stands below the series and passes over nothing that is not there`() {
        let series = pages("A", "B", "C", "D", on: trace)
        let home = Page("Home", trace)
        let world = World(Array(series[1...]), stack: [home, series[1], series[2], series[3]], trace: trace)
        world.pager.pages = series
        _ = world.take()
        #expect(world.pager.go(to: series[0]).outcome == "finished")
        #expect(
            world.take() == [
                "pager change 3→0 code at 0", "stack [Home, A]", "D willDisappear", "A willAppear",
                "pager will 3→0 code at 0", "willShow A", "D didDisappear", "A didAppear", "pager did 3→0 code at 0",
                "didShow A", "end set finished",
            ])
        #expect(world.stack == "Home A")
    }

    @Test func `A jump to what the list does not hold is reported and does nothing`() {
        let series = pages("A", "B", on: trace)
        let world = World(series, stack: [series[0]], trace: trace)
        #expect(world.pager.go(to: 2).outcome == "nil")
        #expect(world.pager.go(to: -1).outcome == "nil")
        #expect(world.pager.go(to: Page("X")).outcome == "nil")
        #expect(
            world.take() == [
                "slip: BoardingPager: there is no page 2 in a list of 2. add the page to the pager\'s list first.",
                "slip: BoardingPager: there is no page -1 in a list of 2. add the page to the pager\'s list first.",
                "slip: BoardingPager: X is not in the list. add the page to the pager\'s list first.",
            ])
        #expect(world.stack == "A")
    }

    @Test func `A series of one entry pages in place, and back leaves it`() {
        let series = pages("A", "B", "C", "D", on: trace)
        let world = World(
            series, stack: [Page("Home", trace), series[0]], trace: trace, collapses: true)
        #expect(world.pager.goNext().outcome == "finished")
        #expect(
            world.take() == [
                "pager change 0→1 code at 1", "stack [Home, B]", "A willDisappear", "B willAppear",
                "pager will 0→1 code at 1", "willShow B", "A didDisappear", "B didAppear", "pager did 0→1 code at 1",
                "didShow B", "end replaceTop finished",
            ])
        #expect(world.pager.go(to: 3).outcome == "finished")
        #expect(world.stack == "Home D")
        _ = world.take()
        #expect(world.pager.goPrevious().outcome == "finished")
        #expect(
            world.take() == [
                "pager change 3→2 code at 2", "stack [Home, C]", "D willDisappear", "C willAppear",
                "pager will 3→2 code at 2", "willShow C", "D didDisappear", "C didAppear", "pager did 3→2 code at 2",
                "didShow C", "end popRevealing finished",
            ])
        #expect(world.pager.go(to: 0).outcome == "finished")
        #expect(world.stack == "Home A")
        world.pager.goNext()
        #expect(world.host.goBack().outcome == "finished")
        #expect(world.stack == "Home")
    }

    @Test func `A jump into the series from outside shows the page alone, also on an empty host`() {
        let series = pages("A", "B", "C", on: trace)
        let world = World(series, stack: [], trace: trace)
        #expect(world.pager.go(to: 1).outcome == "finished")
        #expect(
            world.take() == [
                "pager change –→1 code at 1", "stack [B]", "B willAppear", "pager will –→1 code at 1", "willShow B",
                "bars navigationBar shown, toolbar hidden", "B didAppear", "pager did –→1 code at 1", "didShow B",
                "end push finished",
            ])
        #expect(world.stack == "B")
        world.host.push(Page("X", trace))
        #expect(world.pager.go(to: 1).outcome == "finished")
        #expect(world.stack == "B")
    }

    @Test func `A ring of one page has no neighbours`() {
        let a = Page("A", trace)
        let world = World([a], stack: [a], trace: trace, wraps: true)
        #expect(world.pager.goNext().outcome == "nil")
        #expect(world.pager.goPrevious().outcome == "nil")
        #expect(world.take() == [])
    }

    @Test func `Progress is that of moves between pages only`() {
        let a = Page("A", trace)
        let world = World([a], stack: [a], trace: trace, isSlow: true)
        world.host.push(Page("X", trace))
        world.presenter.motion?.report(fraction: 0.5)
        #expect(world.pager.progress == 0)
        world.host.pop()
        world.presenter.motion?.report(fraction: 0.5)
        #expect(world.pager.progress == 0)
    }

    @Test func `A next page that is on the stack already is gone back to, looking forward`() {
        let series = pages("A", "B", on: trace)
        let world = World(series, stack: [series[1], series[0]], trace: trace, isSlow: true)
        #expect(world.pager.goNext().outcome == "going on")
        #expect(world.presenter.motion?.direction == .forward)
        #expect(world.pager.progress == 0)
        world.presenter.motion?.report(fraction: 0.25)
        #expect(world.pager.progress == 0.25)
        world.presenter.complete()
        #expect(
            world.take() == [
                "pager change 0→1 code at 1", "stack [B]", "A willDisappear", "B willAppear",
                "pager will 0→1 code at 1", "willShow B", "begin", "pager progress 0→1 code 0.25 at 1", "move 0.25",
                "A didDisappear", "B didAppear", "pager did 0→1 code at 1", "didShow B", "end popTo finished",
            ])
        #expect(world.stack == "B")
    }

    @Test func `A jump looks as the list says, whatever stands where on the stack`() {
        let series = pages("A", "B", on: trace)
        let ahead = World(series, stack: [series[1], series[0]], trace: trace, isSlow: true)
        ahead.pager.go(to: 1)
        #expect(ahead.presenter.motion?.direction == .forward)
        ahead.presenter.complete()
        #expect(ahead.stack == "B")
        let back = World(series, stack: [Page("Home", trace), series[1]], trace: trace, isSlow: true)
        back.pager.go(to: 0)
        #expect(back.presenter.motion?.direction == .backward)
        back.presenter.complete()
        #expect(back.stack == "Home A")
    }
}
