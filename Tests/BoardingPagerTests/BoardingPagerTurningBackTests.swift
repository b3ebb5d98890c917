import BoardingPager
import NavHost
import TestSupport
import Testing

@MainActor struct BoardingPagerTurningBackTests {
    let trace = Trace()

    private func world(_ count: Int, at index: Int) -> World {
        let series = (0..<count).map { Page("P\($0)", trace) }
        return World(series, stack: Array(series[...index]), trace: trace, isSlow: true)
    }

    @Test func `N10, N11, T13: A finger that turns round stops at nothing, and only letting go decides`() {
        let world = world(2, at: 0)
        world.begin(.next, at: 0.7)
        world.drag(0.1)
        world.lift(finishing: false)
        world.presenter.complete()
        #expect(
            world.take() == [
                "P0 willDisappear", "P1 willAppear", "pager will 0→1 gesture at 0", "willShow P1", "begin",
                "follow 0.7", "pager progress 0→1 gesture 0.7 at 0", "move 0.7", "follow 0.1",
                "pager progress 0→1 gesture 0.1 at 0", "move 0.1", "release returning", "P1 willDisappear",
                "P0 willAppear", "settle returning", "P1 didDisappear", "P0 didAppear", "pager cancel 0→1 gesture at 0",
                "cancel released", "end push cancelled(released)",
            ])
        world.begin(.next, at: 0.4)
        world.drag(-0.2)
        #expect(world.host.isFollowing)
        #expect(world.pager.progress == 0)
        world.lift(finishing: false)
        world.presenter.complete()
        #expect(
            world.take() == [
                "P0 willDisappear", "P1 willAppear", "pager will 0→1 gesture at 0", "willShow P1", "begin",
                "follow 0.4", "pager progress 0→1 gesture 0.4 at 0", "move 0.4", "follow 0.0",
                "pager progress 0→1 gesture 0.0 at 0", "move 0.0", "release returning", "P1 willDisappear",
                "P0 willAppear", "settle returning", "P1 didDisappear", "P0 didAppear", "pager cancel 0→1 gesture at 0",
                "cancel released", "end push cancelled(released)",
            ])
        #expect(world.stack == "P0")
    }

    @Test func `N13, SD-BP4: A cancelled way back leaves the stack as it was`() {
        let world = world(2, at: 1)
        world.begin(.previous, at: 0.5)
        #expect(world.pager.progress == -0.5)
        world.lift(finishing: false)
        world.presenter.complete()
        #expect(
            world.take() == [
                "P1 willDisappear", "P0 willAppear", "pager will 1→0 gesture at 1", "willShow P0", "begin",
                "follow 0.5", "pager progress 1→0 gesture 0.5 at 1", "move 0.5", "release returning",
                "P0 willDisappear", "P1 willAppear", "settle returning", "P0 didDisappear", "P1 didAppear",
                "pager cancel 1→0 gesture at 1", "cancel released", "end pop cancelled(released)",
            ])
        #expect(world.stack == "P0 P1")
    }

    @Test func `N14, T12, SD-BP3: Without a neighbour no finger leads, and a push meanwhile animates by itself`() {
        let world = world(2, at: 1)
        world.begin(.next, at: 0.3)
        #expect(world.take() == [])
        world.host.push(Page("X", trace))
        world.drag(0.9)
        #expect(!world.host.isFollowing)
        #expect(world.presenter.motion?.isInteractive == false)
        world.lift(finishing: false)
        world.presenter.complete()
        #expect(
            world.take() == [
                "pager change 1→– code at –", "stack [P0, P1, X]", "P1 willDisappear", "X willAppear",
                "pager will 1→– code at –", "willShow X", "begin", "P1 didDisappear", "X didAppear",
                "pager did 1→– code at –", "didShow X", "end push finished",
            ])
        #expect(world.stack == "P0 P1 X")
    }

    @Test func `N19: One can page as far as there are neighbours`() {
        let series = pages("A", "B", "C", on: trace)
        let world = World([series[1]], stack: [series[1]], trace: trace)
        #expect(world.pager.reach == 0...0)
        world.pager.pages = [series[0], series[1]]
        #expect(world.pager.reach == -1...0)
        world.pager.pages = [series[1], series[2]]
        #expect(world.pager.reach == 0...1)
        world.pager.pages = series
        #expect(world.pager.reach == -1...1)
    }

    @Test func `T11: What the app does while a finger leads stays, and takes the finger away`() {
        let world = world(3, at: 1)
        world.begin(.next, at: 0.3)
        #expect(
            world.take() == [
                "P1 willDisappear", "P2 willAppear", "pager will 1→2 gesture at 1", "willShow P2", "begin",
                "follow 0.3", "pager progress 1→2 gesture 0.3 at 1", "move 0.3",
            ])
        world.host.push(Page("X", trace))
        world.presenter.complete()
        world.cancel()
        #expect(
            world.take() == [
                "finishNow returning", "P2 willDisappear", "P1 willAppear", "P2 didDisappear", "P1 didAppear",
                "pager cancel 1→2 gesture at 1", "cancel superseded", "end push cancelled(superseded)",
                "pager change 1→– code at –", "stack [P0, P1, X]", "P1 willDisappear", "X willAppear",
                "pager will 1→– code at –", "willShow X", "begin", "P1 didDisappear", "X didAppear",
                "pager did 1→– code at –", "didShow X", "end push finished",
            ])
        #expect(world.stack == "P0 P1 X")
        world.host.pop()
        world.presenter.complete()

        world.begin(.next, at: 0.3)
        #expect(
            world.take() == [
                "pager change –→1 code at 1", "stack [P0, P1]", "X willDisappear", "P1 willAppear",
                "pager will –→1 code at 1", "willShow P1", "begin", "X didDisappear", "P1 didAppear",
                "pager did –→1 code at 1", "didShow P1", "end pop finished", "P1 willDisappear", "P2 willAppear",
                "pager will 1→2 gesture at 1", "willShow P2", "begin", "follow 0.3",
                "pager progress 1→2 gesture 0.3 at 1", "move 0.3",
            ])
        world.host.remove(world.pager.pages[0])
        world.cancel()
        #expect(
            world.take() == [
                "finishNow returning", "P2 willDisappear", "P1 willAppear", "P2 didDisappear", "P1 didAppear",
                "pager cancel 1→2 gesture at 1", "cancel superseded", "end push cancelled(superseded)", "stack [P1]",
                "begin", "end remove finished",
            ])
        #expect(world.stack == "P1")
    }

    @Test func `T14: Right after a cancel another finger leads`() {
        let world = world(3, at: 0)
        world.begin(.next, at: 0.3)
        world.cancel()
        world.begin(.next, at: 0.6)
        world.lift(finishing: true)
        world.presenter.complete()
        #expect(
            world.take() == [
                "P0 willDisappear", "P1 willAppear", "pager will 0→1 gesture at 0", "willShow P1", "begin",
                "follow 0.3", "pager progress 0→1 gesture 0.3 at 0", "move 0.3", "release returning",
                "P1 willDisappear", "P0 willAppear", "settle returning", "finishNow returning", "P1 didDisappear",
                "P0 didAppear", "pager cancel 0→1 gesture at 0",
                "cancel released", "end push cancelled(released)", "P0 willDisappear", "P1 willAppear",
                "pager will 0→1 gesture at 0", "willShow P1", "begin", "follow 0.6",
                "pager progress 0→1 gesture 0.6 at 0", "move 0.6", "release finishing", "pager change 0→1 gesture at 1",
                "stack [P0, P1]", "settle finishing", "P0 didDisappear", "P1 didAppear", "pager did 0→1 gesture at 1",
                "didShow P1", "end push finished",
            ])
        #expect(world.stack == "P0 P1")
    }
}
