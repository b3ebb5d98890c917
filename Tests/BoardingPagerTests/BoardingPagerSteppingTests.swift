import BoardingPager
import NavHost
import TestSupport
import Testing

@MainActor struct BoardingPagerSteppingTests {
    let trace = Trace()

    @Test func `N01: A host for a series shows its first page, and one for an empty series is empty`() {
        let series = pages("A", "B", "C", on: trace)
        let host = NavHost(series: series)
        #expect(trace.take() == ["A willAppear", "A didAppear"])
        #expect(host.screens.map { ScreenLabel($0).description } == ["A"])
        #expect(host.boardingPager?.index == 0)
        #expect(host.boardingPager?.count == 3)

        let empty = NavHost(series: [])
        #expect(empty.count == 0)
        #expect(empty.boardingPager?.index == nil)
        #expect(empty.boardingPager?.isOn == false)
        #expect(empty.boardingPager?.goNext() == nil)
        #expect(empty.boardingPager?.goPrevious() == nil)
        #expect(trace.take() == [])
    }

    @Test func `N02: Next pushes page after page, and after the last there is none`() {
        let series = pages("A", "B", "C", on: trace)
        let world = World(series, stack: [series[0]], trace: trace)
        #expect(world.pager.goNext().outcome == "finished")
        #expect(
            world.take() == [
                "pager change 0→1 code at 1", "stack [A, B]", "A willDisappear", "B willAppear",
                "pager will 0→1 code at 1", "willShow B", "A didDisappear", "B didAppear", "pager did 0→1 code at 1",
                "didShow B", "end push finished",
            ])
        #expect(world.pager.goNext().outcome == "finished")
        #expect(
            world.take() == [
                "pager change 1→2 code at 2", "stack [A, B, C]", "B willDisappear", "C willAppear",
                "pager will 1→2 code at 2", "willShow C", "B didDisappear", "C didAppear", "pager did 1→2 code at 2",
                "didShow C", "end push finished",
            ])
        #expect(world.stack == "A B C")
        #expect(world.pager.goNext().outcome == "nil")
        #expect(world.take() == [])
        #expect(world.stack == "A B C")
    }

    @Test func `T09, N04, SD-BP1: Previous shows the page before, by call and by back, and does nothing on the first`()
    {
        let series = pages("A", "B", "C", on: trace)
        for goesByCommand in [false, true] {
            let world = World(series, stack: [series[0], series[1]], trace: trace)
            if goesByCommand {
                #expect(world.host.goBack(cause: .key).outcome == "finished")
                #expect(
                    world.take() == [
                        "pager change 1→0 key at 0", "stack [A]", "B willDisappear", "A willAppear",
                        "pager will 1→0 key at 0", "willShow A", "B didDisappear", "A didAppear",
                        "pager did 1→0 key at 0", "didShow A", "end pop finished",
                    ])
            } else {
                #expect(world.pager.goPrevious().outcome == "finished")
                #expect(
                    world.take() == [
                        "pager change 1→0 code at 0", "stack [A]", "B willDisappear", "A willAppear",
                        "pager will 1→0 code at 0", "willShow A", "B didDisappear", "A didAppear",
                        "pager did 1→0 code at 0", "didShow A", "end pop finished",
                    ])
            }
            #expect(world.stack == "A")
            if goesByCommand {
                let trip = world.host.goBack(cause: .key)
                #expect(!trip.wasHandled)
                #expect(world.take() == ["refuse atRoot", "end pop refused(atRoot)"])
            } else {
                #expect(world.pager.goPrevious().outcome == "nil")
                #expect(world.take() == [])
            }
            #expect(world.stack == "A")
            #expect(world.host.goForward(cause: .key).outcome == "finished")
            #expect(
                world.take() == [
                    "pager change 0→1 key at 1", "stack [A, B]", "A willDisappear", "B willAppear",
                    "pager will 0→1 key at 1", "willShow B", "A didDisappear", "B didAppear", "pager did 0→1 key at 1",
                    "didShow B", "end push finished",
                ])
            #expect(world.stack == "A B")
        }
    }

    @Test func `N05: What a page says wins over the list, also when it says that there is no page`() {
        let (a, x) = (Ticket("A", trace), Page("X", trace))
        let b = Page("B", trace)
        a.next = { .screen(x) }
        let world = World([a, b], stack: [a], trace: trace)
        #expect(world.pager.goNext().outcome == "finished")
        #expect(
            world.take() == [
                "ask next of A", "pager change 0→– code at –", "stack [A, X]", "X willAppear",
                "pager will 0→– code at –", "willShow X", "X didAppear", "pager did 0→– code at –", "didShow X",
                "end push finished",
            ])
        #expect(world.stack == "A X")
        #expect(!world.pager.isOn)

        world.host.pop()
        a.next = { .none }
        #expect(
            world.take() == [
                "pager change –→0 code at 0", "stack [A]", "X willDisappear", "pager will –→0 code at 0", "willShow A",
                "X didDisappear", "pager did –→0 code at 0", "didShow A", "end pop finished",
            ])
        #expect(world.pager.goNext().outcome == "nil")
        #expect(world.take() == ["ask next of A"])
        #expect(world.stack == "A")
    }

    @Test func `N07: A previous page that is not on the stack comes in and takes the place of the root`() {
        let series = pages("A", "B", on: trace)
        let world = World(series, stack: [series[1]], trace: trace)
        #expect(world.pager.goPrevious().outcome == "finished")
        #expect(
            world.take() == [
                "pager change 1→0 code at 0", "stack [A]", "B willDisappear", "A willAppear",
                "pager will 1→0 code at 0", "willShow A", "B didDisappear", "A didAppear", "pager did 1→0 code at 0",
                "didShow A", "end popRevealing finished",
            ])
        #expect(world.stack == "A")
    }

    @Test func `N08, T10, SD-BP2: A previous page that is not on the stack comes in right below, and nothing is lost`()
    {
        let (home, x) = (Page("Home", trace), Page("X", trace))
        let b = Ticket("B", trace)
        b.previous = { .screen(x) }
        for goesByFinger in [false, true] {
            let world = World([], stack: [home, b], trace: trace, isSlow: goesByFinger)
            if goesByFinger {
                world.begin(.previous)
                world.lift(finishing: true)
                world.presenter.complete()
                #expect(
                    world.take() == [
                        "ask previous of B", "X willAppear", "pager will –→– gesture at –", "willShow X", "begin",
                        "follow 0.0", "pager progress –→– gesture 0.0 at –", "move 0.0",
                        "release finishing", "pager change –→– gesture at –", "stack [Home, X]", "settle finishing",
                        "X didAppear", "pager did –→– gesture at –", "didShow X", "end popRevealing finished",
                    ])
            } else {
                #expect(world.pager.goPrevious().outcome == "finished")
                #expect(
                    world.take() == [
                        "ask previous of B", "pager change –→– code at –", "stack [Home, X]", "X willAppear",
                        "pager will –→– code at –", "willShow X", "X didAppear", "pager did –→– code at –", "didShow X",
                        "end popRevealing finished",
                    ])
            }
            #expect(world.stack == "Home X")
        }
    }

    @Test func `N16: Forward by a key pushes what the page names, and without a page is left to others`() {
        let a = Ticket("A", trace)
        let x = Page("X", trace)
        a.next = { .screen(x) }
        let world = World([], stack: [a], trace: trace)
        #expect(world.host.goForward(cause: .key).wasHandled)
        #expect(
            world.take() == [
                "ask next of A", "pager change –→– key at –", "stack [A, X]", "X willAppear", "pager will –→– key at –",
                "willShow X", "X didAppear", "pager did –→– key at –", "didShow X", "end push finished",
            ])
        world.host.pop()
        a.next = { .none }
        #expect(
            world.take() == [
                "pager change –→– code at –", "stack [A]", "X willDisappear", "pager will –→– code at –", "willShow A",
                "X didDisappear", "pager did –→– code at –", "didShow A", "end pop finished",
            ])
        let trip = world.host.goForward(cause: .key)
        #expect(!trip.wasHandled)
        #expect(world.take() == ["ask next of A", "refuse nothingAhead", "end push refused(nothingAhead)"])
        #expect(world.stack == "A")
    }

    @Test func `N17: A page that names a screen of the stack, or itself, is reported and has no neighbour`() {
        let (home, a) = (Page("Home", trace), Ticket("A", trace))
        let world = World([], stack: [home, a], trace: trace)
        a.next = { .screen(home) }
        a.previous = { .screen(a) }
        #expect(world.pager.goNext().outcome == "nil")
        #expect(
            world.take() == [
                "ask next of A",
                """
                slip: BoardingPager: A named Home as its next page, which is on the stack already. answer a screen \
                that is not on the stack, or .none.
                """,
            ])
        #expect(world.pager.goPrevious().outcome == "nil")
        #expect(
            world.take() == [
                "ask previous of A",
                """
                slip: BoardingPager: A named A as its previous page, which is the page itself. answer a screen that \
                is not on the stack, or .none.
                """,
            ])
        #expect(!world.host.goForward(cause: .key).wasHandled)
        #expect(world.take() == ["ask next of A", "refuse nothingAhead", "end push refused(nothingAhead)"])
        #expect(world.stack == "Home A")
    }

    @Test func `N20: A list stays at its ends, a ring goes round them, and an empty one does nothing`() {
        let series = pages("P0", "P1", "P2", "P3", "P4", on: trace)
        let line = World(series, stack: series, trace: trace)
        #expect(line.pager.goNext().outcome == "nil")
        #expect(line.take() == [])
        #expect(line.stack == "P0 P1 P2 P3 P4")
        line.pager.go(to: 0)
        #expect(
            line.take() == [
                "pager change 4→0 code at 0", "stack [P0]", "P4 willDisappear", "P0 willAppear",
                "pager will 4→0 code at 0", "willShow P0", "P4 didDisappear", "P0 didAppear", "pager did 4→0 code at 0",
                "didShow P0", "end popTo finished",
            ])
        #expect(line.pager.goPrevious().outcome == "nil")
        #expect(line.take() == [])
        #expect(line.stack == "P0")

        let ring = World(series, stack: series, trace: trace, wraps: true)
        #expect(ring.pager.goNext().outcome == "finished")
        #expect(
            ring.take() == [
                "pager change 4→0 code at 0", "stack [P0]", "P4 willDisappear", "P0 willAppear",
                "pager will 4→0 code at 0", "willShow P0", "P4 didDisappear", "P0 didAppear", "pager did 4→0 code at 0",
                "didShow P0", "end popTo finished",
            ])
        #expect(ring.stack == "P0")
        #expect(ring.pager.goPrevious().outcome == "finished")
        #expect(
            ring.take() == [
                "pager change 0→4 code at 4", "stack [P4]", "P0 willDisappear", "P4 willAppear",
                "pager will 0→4 code at 4", "willShow P4", "P0 didDisappear", "P4 didAppear", "pager did 0→4 code at 4",
                "didShow P4", "end popRevealing finished",
            ])
        #expect(ring.stack == "P4")

        let empty = World([], stack: [series[0]], trace: trace, wraps: true)
        #expect(empty.pager.goNext().outcome == "nil")
        #expect(empty.pager.goPrevious().outcome == "nil")
        #expect(empty.take() == [])
        #expect(empty.stack == "P0")
    }

    @Test func `N23: Back on a later page pages back, and on the first there is no back`() {
        let series = pages("A", "B", on: trace)
        let world = World(series, stack: series, trace: trace)
        #expect(world.host.canGoBack)
        #expect(world.host.goBack().outcome == "finished")
        #expect(
            world.take() == [
                "pager change 1→0 backButton at 0", "stack [A]", "B willDisappear", "A willAppear",
                "pager will 1→0 backButton at 0", "willShow A", "B didDisappear", "A didAppear",
                "pager did 1→0 backButton at 0", "didShow A", "end pop finished",
            ])
        #expect(world.stack == "A")
        #expect(!world.host.canGoBack)
        #expect(world.take() == [])
    }
}
