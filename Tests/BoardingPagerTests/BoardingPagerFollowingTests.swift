import BoardingPager
import NavHost
import TestSupport
import Testing

@MainActor struct BoardingPagerFollowingTests {
    let trace = Trace()

    private func world(_ count: Int, at index: Int) -> World {
        let series = (0..<count).map { Page("P\($0)", trace) }
        return World(series, stack: Array(series[...index]), trace: trace, isSlow: true)
    }

    @Test func `B85: A page that is caught on its way back and finished is current, and nothing is expected after`() {
        let world = world(4, at: 1)
        world.begin(.next, at: 0.4)
        world.lift(finishing: false)
        #expect(
            world.take() == [
                "P1 willDisappear", "P2 willAppear", "pager will 1→2 gesture at 1", "willShow P2", "begin",
                "follow 0.4", "pager progress 1→2 gesture 0.4 at 1", "move 0.4", "release returning",
                "P2 willDisappear", "P1 willAppear", "settle returning",
            ])
        world.begin(.next)
        world.lift(finishing: true)
        world.presenter.complete()
        #expect(
            world.take() == [
                "finishNow returning", "P2 didDisappear", "P1 didAppear", "pager cancel 1→2 gesture at 1",
                "cancel released", "end push cancelled(released)", "P1 willDisappear", "P2 willAppear",
                "pager will 1→2 gesture at 1", "willShow P2", "begin",
                "follow 0.0", "pager progress 1→2 gesture 0.0 at 1", "move 0.0", "release finishing",
                "pager change 1→2 gesture at 2", "stack [P0, P1, P2]", "settle finishing", "P1 didDisappear",
                "P2 didAppear", "pager did 1→2 gesture at 2", "didShow P2", "end push finished",
            ])
        #expect(world.pager.index == 2)
        #expect(world.pager.progress == 0)
        #expect(world.host.current == nil)
        world.pager.pages = world.pager.pages
        #expect(world.take() == [])
        #expect(world.stack == "P0 P1 P2")
    }

    @Test func `B86: A page that was announced is shown or cancelled, and none is announced where there is none`() {
        let world = world(2, at: 0)
        world.begin(.previous, at: 0.1)
        world.lift(finishing: false)
        #expect(world.take() == ["refuse atRoot", "end pop refused(atRoot)"])
        world.begin(.next, at: 0.1)
        world.lift(finishing: false)
        world.presenter.complete()
        #expect(
            world.take() == [
                "P0 willDisappear", "P1 willAppear", "pager will 0→1 gesture at 0", "willShow P1", "begin",
                "follow 0.1", "pager progress 0→1 gesture 0.1 at 0", "move 0.1", "release returning",
                "P1 willDisappear", "P0 willAppear", "settle returning", "P1 didDisappear", "P0 didAppear",
                "pager cancel 0→1 gesture at 0", "cancel released", "end push cancelled(released)",
            ])
        #expect(world.stack == "P0")
    }

    @Test func `B87: After a jump the next swipe goes to the neighbour of the page that is shown`() {
        let world = world(5, at: 0)
        for _ in 1...3 {
            world.begin(.next)
            world.lift(finishing: true)
            world.presenter.complete()
        }
        #expect(
            world.take() == [
                "P0 willDisappear", "P1 willAppear", "pager will 0→1 gesture at 0", "willShow P1", "begin",
                "follow 0.0", "pager progress 0→1 gesture 0.0 at 0", "move 0.0",
                "release finishing", "pager change 0→1 gesture at 1", "stack [P0, P1]", "settle finishing",
                "P0 didDisappear", "P1 didAppear", "pager did 0→1 gesture at 1", "didShow P1", "end push finished",
                "P1 willDisappear", "P2 willAppear", "pager will 1→2 gesture at 1", "willShow P2", "begin",
                "follow 0.0", "pager progress 1→2 gesture 0.0 at 1", "move 0.0",
                "release finishing", "pager change 1→2 gesture at 2", "stack [P0, P1, P2]", "settle finishing",
                "P1 didDisappear", "P2 didAppear", "pager did 1→2 gesture at 2", "didShow P2", "end push finished",
                "P2 willDisappear", "P3 willAppear", "pager will 2→3 gesture at 2", "willShow P3", "begin",
                "follow 0.0", "pager progress 2→3 gesture 0.0 at 2", "move 0.0",
                "release finishing", "pager change 2→3 gesture at 3", "stack [P0, P1, P2, P3]", "settle finishing",
                "P2 didDisappear", "P3 didAppear", "pager did 2→3 gesture at 3", "didShow P3", "end push finished",
            ])
        world.pager.go(to: 0)
        world.presenter.complete()
        #expect(
            world.take() == [
                "pager change 3→0 code at 0", "stack [P0]", "P3 willDisappear", "P0 willAppear",
                "pager will 3→0 code at 0", "willShow P0", "begin", "P3 didDisappear", "P0 didAppear",
                "pager did 3→0 code at 0", "didShow P0", "end popTo finished",
            ])
        world.begin(.next)
        world.lift(finishing: true)
        world.presenter.complete()
        #expect(
            world.take() == [
                "P0 willDisappear", "P1 willAppear", "pager will 0→1 gesture at 0", "willShow P1", "begin",
                "follow 0.0", "pager progress 0→1 gesture 0.0 at 0", "move 0.0",
                "release finishing", "pager change 0→1 gesture at 1", "stack [P0, P1]", "settle finishing",
                "P0 didDisappear", "P1 didAppear", "pager did 0→1 gesture at 1", "didShow P1", "end push finished",
            ])
        #expect(world.stack == "P0 P1")
    }

    @Test func `B88: Of fast swipes each is either committed with its own events or refused, in order`() {
        let world = world(12, at: 0)
        // Ten times next, then next and previous in turn, each 30 ms after the last; a page settles in 70 ms.
        for swipe in 0..<20 {
            world.begin(swipe < 10 || swipe % 2 == 0 ? .next : .previous)
            let isAccepted = world.host.isFollowing
            world.lift(finishing: true)
            if isAccepted { _ = world.clock.schedule(after: .milliseconds(70)) { world.presenter.complete() } }
            world.clock.advance(by: .milliseconds(30))
        }
        world.clock.advance(by: .milliseconds(70))
        let (refusedNext, refusedPrevious) = (Self.refused("push"), Self.refused("pop"))
        let parts = [
            Self.swiped(from: 0, to: 1), refusedNext, refusedNext, Self.settled(from: 0, to: 1),
            Self.swiped(from: 1, to: 2), refusedNext, refusedNext, Self.settled(from: 1, to: 2),
            Self.swiped(from: 2, to: 3), refusedNext, refusedNext, Self.settled(from: 2, to: 3),
            Self.swiped(from: 3, to: 4), refusedNext, refusedPrevious, Self.settled(from: 3, to: 4),
            Self.swiped(from: 4, to: 5), refusedPrevious, refusedNext, Self.settled(from: 4, to: 5),
            Self.swiped(from: 5, to: 4), refusedNext, refusedPrevious, Self.settled(from: 5, to: 4),
            Self.swiped(from: 4, to: 5), refusedPrevious, Self.settled(from: 4, to: 5),
        ]
        #expect(world.take() == parts.flatMap { $0 })
        #expect(world.pager.index == 5)
        #expect(world.stack == "P0 P1 P2 P3 P4 P5")
        #expect(world.clock.pendingCount == 0)
    }

    @Test func `B94: A drag that comes back changes nothing, and a jump changes once and shows no page between`() {
        let world = world(6, at: 0)
        world.begin(.next, at: 0.7)
        world.drag(0)
        world.lift(finishing: false)
        world.presenter.complete()
        #expect(
            world.take() == [
                "P0 willDisappear", "P1 willAppear", "pager will 0→1 gesture at 0", "willShow P1", "begin",
                "follow 0.7", "pager progress 0→1 gesture 0.7 at 0", "move 0.7", "follow 0.0",
                "pager progress 0→1 gesture 0.0 at 0", "move 0.0", "release returning", "P1 willDisappear",
                "P0 willAppear", "settle returning", "P1 didDisappear", "P0 didAppear", "pager cancel 0→1 gesture at 0",
                "cancel released", "end push cancelled(released)",
            ])
        #expect(world.pager.go(to: 5).outcome == "going on")
        world.presenter.motion?.report(fraction: 0.5)
        world.presenter.complete()
        #expect(
            world.take() == [
                "pager change 0→5 code at 5", "stack [P0, P1, P2, P3, P4, P5]", "P0 willDisappear", "P5 willAppear",
                "pager will 0→5 code at 5", "willShow P5", "begin", "pager progress 0→5 code 0.5 at 5", "move 0.5",
                "P0 didDisappear", "P5 didAppear", "pager did 0→5 code at 5", "didShow P5", "end push finished",
            ])
        #expect(world.stack == "P0 P1 P2 P3 P4 P5")
    }

    @Test
    func `B100, SD-BP5: While a move settles a finger is refused, a call ends it, and the index is the committed one`()
    {
        let world = world(4, at: 0)
        world.begin(.next)
        world.lift(finishing: true)
        #expect(
            world.take() == [
                "P0 willDisappear", "P1 willAppear", "pager will 0→1 gesture at 0", "willShow P1", "begin",
                "follow 0.0", "pager progress 0→1 gesture 0.0 at 0", "move 0.0",
                "release finishing", "pager change 0→1 gesture at 1", "stack [P0, P1]", "settle finishing",
            ])
        world.begin(.next)
        world.lift(finishing: true)
        #expect(world.take() == ["refuse busy", "end push refused(busy)"])
        world.presenter.complete()
        #expect(
            world.take() == [
                "P0 didDisappear", "P1 didAppear", "pager did 0→1 gesture at 1", "didShow P1", "end push finished",
            ])
        world.begin(.next)
        world.lift(finishing: true)
        #expect(
            world.take() == [
                "P1 willDisappear", "P2 willAppear", "pager will 1→2 gesture at 1", "willShow P2", "begin",
                "follow 0.0", "pager progress 1→2 gesture 0.0 at 1", "move 0.0",
                "release finishing", "pager change 1→2 gesture at 2", "stack [P0, P1, P2]", "settle finishing",
            ])
        #expect(world.pager.goNext().outcome == "going on")
        #expect(
            world.take() == [
                "finishNow finishing", "P1 didDisappear", "P2 didAppear", "pager did 1→2 gesture at 2", "didShow P2",
                "end push finished", "pager change 2→3 code at 3", "stack [P0, P1, P2, P3]", "P2 willDisappear",
                "P3 willAppear", "pager will 2→3 code at 3", "willShow P3", "begin",
            ])
        #expect(world.pager.index == 3)
    }
}

extension BoardingPagerFollowingTests {
    private static func swiped(from: Int, to: Int) -> [String] {
        let move = "\(from)→\(to) gesture"
        let stack = (0...to).map { "P\($0)" }.joined(separator: ", ")
        return [
            "P\(from) willDisappear", "P\(to) willAppear", "pager will \(move) at \(from)", "willShow P\(to)", "begin",
            "follow 0.0", "pager progress \(move) 0.0 at \(from)", "move 0.0",
            "release finishing", "pager change \(move) at \(to)", "stack [\(stack)]", "settle finishing",
        ]
    }

    private static func refused(_ operation: String) -> [String] {
        ["refuse busy", "end \(operation) refused(busy)"]
    }

    private static func settled(from: Int, to: Int) -> [String] {
        [
            "P\(from) didDisappear", "P\(to) didAppear", "pager did \(from)→\(to) gesture at \(to)", "didShow P\(to)",
            "end \(to > from ? "push" : "pop") finished",
        ]
    }
}
