import BoardingPager
import NavHost
import TestSupport
import Testing
import Unpop

@MainActor struct BoardingPagerGestureTests {
    let trace = Trace()

    func pan(_ phase: PanEvent.Phase, from x: Double, by dx: Double, gesture: Int) -> PanEvent {
        PanEvent(
            phase, gesture: gesture, location: NavPoint(x: x + dx, y: 50), translation: NavPoint(x: dx),
            viewport: NavSize(width: 400, height: 800))
    }

    @Test func `A swipe pages both ways from anywhere, and no edge claim steals a page`() {
        let pages = [Page("P0", trace), Page("P1", trace)]
        let host = NavHost(series: pages)
        host.install(Unpop())
        host.install(Recorder(trace))
        _ = trace.take()
        host.pan(pan(.began, from: 200, by: -20, gesture: 1))
        host.pan(pan(.ended, from: 200, by: -250, gesture: 1))
        #expect(
            trace.take() == [
                "P0 willDisappear", "P1 willAppear", "willShow P1", "move 0.05", "release finishing",
                "stack [P0, P1]", "P0 didDisappear", "P1 didAppear", "didShow P1", "end push finished",
            ])
        #expect(host.explanation(for: pan(.began, from: 5, by: 20, gesture: 2)).winner == "BoardingPager")
        host.pan(pan(.began, from: 5, by: 20, gesture: 2))
        host.pan(pan(.ended, from: 5, by: 250, gesture: 2))
        #expect(
            trace.take() == [
                "P1 willDisappear", "P0 willAppear", "willShow P0", "move 0.05", "release finishing", "stack [P0]",
                "P1 didDisappear", "P0 didAppear", "didShow P0", "end pop finished",
            ])
        #expect(host.explanation(for: pan(.began, from: 395, by: -20, gesture: 3)).winner == "BoardingPager")
        #expect(host.explanation(for: pan(.began, from: 5, by: 20, gesture: 4)).verdict == .refused(.atRoot))
    }

    @Test func `B66: Pages on a screen turn first, the first one gives way to the host, one decision for each swipe`() {
        let backToP0 = [
            "P1 willDisappear", "P0 willAppear", "willShow P0", "move 0.05", "release finishing", "stack [A, P0]",
            "P1 didDisappear", "P0 didAppear", "didShow P0", "end pop finished",
        ]
        let backToA = [
            "P0 willDisappear", "A willAppear", "willShow A", "move 0.05", "release finishing", "stack [A]",
            "P0 didDisappear", "A didAppear", "didShow A", "end pop finished",
        ]
        for jumps in [false, true] {
            let pages = [Page("P0", trace), Page("P1", trace)]
            let host = NavHost(root: Page("A", trace))
            let pager = host.install(BoardingPager(pages))
            for page in pages { host.push(page) }
            host.install(Recorder(trace))
            _ = trace.take()
            func swipe(_ gesture: Int) -> String? {
                let winner = host.explanation(for: pan(.began, from: 200, by: 20, gesture: gesture)).winner
                host.pan(pan(.began, from: 200, by: 20, gesture: gesture))
                host.pan(pan(.ended, from: 200, by: 250, gesture: gesture))
                return winner
            }
            if jumps {
                pager.go(to: pages[0])
                #expect(
                    trace.take() == [
                        "stack [A, P0]", "P1 willDisappear", "P0 willAppear", "willShow P0", "P1 didDisappear",
                        "P0 didAppear", "didShow P0", "end popTo finished",
                    ])
            } else {
                #expect(swipe(1) == "BoardingPager")
                #expect(trace.take() == backToP0)
            }
            #expect(swipe(2) == "PanToPop")
            #expect(trace.take() == backToA)
            // Out of the pages, and at the root, there is nothing more to turn to.
            _ = swipe(3)
            #expect(trace.take() == ["refuse atRoot", "end pop refused(atRoot)"])
        }
    }

    @Test func `A page that closes the way back keeps the swipe back from everybody`() {
        final class Closed: BoardingPage {
            var previousPage: PageAnswer { .none }
        }
        let host = NavHost(root: Page("Home"))
        host.install(BoardingPager())
        host.push(Closed())
        let explanation = host.explanation(for: pan(.began, from: 5, by: 20, gesture: 1))
        #expect(explanation.verdict == .nobody)
        #expect(
            explanation.notes.map { "\($0.claimer) \($0.outcome)" } == [
                #"BoardingPager blocked(reason: "the page has no previous page")"#,
                #"PanToPop stopped(by: "BoardingPager")"#,
            ])
    }

    @Test func `SD-BP6: Gestures that are switched off page no more, and calls still do`() {
        let pages = [Page("P0", trace), Page("P1", trace)]
        let host = NavHost(series: pages)
        let pager = host.boardingPager
        host.install(Recorder(trace))
        _ = trace.take()
        pager?.allowsGestures = false
        #expect(host.verdict(for: pan(.began, from: 200, by: -20, gesture: 1)) == .nobody)
        host.pan(pan(.began, from: 200, by: -20, gesture: 1))
        host.pan(pan(.ended, from: 200, by: -250, gesture: 1))
        #expect(trace.take() == [])
        pager?.goNext()
        #expect(
            trace.take() == [
                "stack [P0, P1]", "P0 willDisappear", "P1 willAppear", "willShow P1", "P0 didDisappear",
                "P1 didAppear", "didShow P1", "end push finished",
            ])
        pager?.allowsGestures = true
        #expect(host.explanation(for: pan(.began, from: 200, by: 20, gesture: 2)).winner == "BoardingPager")
        host.pan(pan(.began, from: 200, by: 20, gesture: 2))
        host.pan(pan(.ended, from: 200, by: 250, gesture: 2))
        #expect(
            trace.take() == [
                "P1 willDisappear", "P0 willAppear", "willShow P0", "move 0.05", "release finishing", "stack [P0]",
                "P1 didDisappear", "P0 didAppear", "didShow P0", "end pop finished",
            ])
    }

    @Test func `What a swipe took back comes again from the trailing edge, out of a series`() {
        let (a, b) = (Page("A", trace), Page("B", trace))
        let host = NavHost(root: a)
        let unpop = host.install(Unpop())
        host.push(b)
        host.pop()
        host.install(Recorder(trace))
        _ = trace.take()
        #expect(host.verdict(for: pan(.began, from: 200, by: -20, gesture: 1)) == .nobody)
        host.pan(pan(.began, from: 395, by: -20, gesture: 2))
        #expect(unpop.canUnpop)
        host.pan(pan(.ended, from: 395, by: -300, gesture: 2))
        #expect(
            trace.take() == [
                "A willDisappear", "B willAppear", "willShow B", "move 0.05", "release finishing", "stack [A, B]",
                "A didDisappear", "B didAppear", "didShow B", "end push finished",
            ])
        #expect(!unpop.canUnpop)
    }

    @Test func `A page is asked once for a finger, whose verdict and begin go by one answer`() {
        let a = Ticket("A", trace)
        a.next = { [trace] in .screen(Page("B", trace)) }
        let world = World([a], stack: [a], trace: trace)
        world.finger.down(.leading)
        #expect(world.finger.explanation().verdict == .begins)
        #expect(world.finger.explanation().winner == "BoardingPager")
        world.finger.begin(at: 0.25)
        world.finger.lift()
        #expect(
            world.take() == [
                "ask next of A", "B willAppear", "pager will 0→– gesture at 0", "willShow B",
                "pager progress 0→– gesture 0.25 at 0", "move 0.25", "release returning", "B willDisappear",
                "B didDisappear", "pager cancel 0→– gesture at 0", "cancel released", "end push cancelled(released)",
            ])
    }

    @Test func `Over a sealing screen no finger leads back, from the edge or from anywhere`() {
        let a = Ticket("A", trace)
        a.next = { [trace] in .screen(Page("Done", trace), sealsSeries: true) }
        let world = World([a], stack: [a], trace: trace)
        world.finger.swipe(.leading)
        #expect(world.stack == "A Done")
        _ = world.take()
        for place in SwipingFinger.Place.allCases {
            world.finger.down(.trailing, from: place)
            let sealed = Refusal.vetoed(by: "BoardingPager", reason: "the series is sealed")
            #expect(world.finger.explanation().verdict == .refused(sealed))
            world.finger.begin()
            world.finger.lift(velocity: 2)
        }
        let refused = [
            "refuse vetoed(by: BoardingPager, the series is sealed)",
            "end pop refused(vetoed(by: BoardingPager, the series is sealed))",
        ]
        #expect(world.take() == refused + refused)
        #expect(world.stack == "A Done")
    }

    @Test func `What a page animates alongside follows the finger, and ends or is taken back with it`() {
        let series = pages("P0", "P1", on: trace)
        series[1].reactions["willAppear"] = { [trace] host in
            host.current?.animateAlongside(
                animation: { trace.write("alongside") }, progress: { trace.write("alongside \($0)") },
                completion: { trace.write("alongside completed") },
                cancellation: { trace.write("alongside cancelled") })
        }
        let world = World(series, stack: [series[0]], trace: trace, isSlow: true)
        world.begin(.next, at: 0.25)
        world.lift(finishing: false)
        world.presenter.complete()
        #expect(
            world.take() == [
                "P0 willDisappear", "P1 willAppear", "pager will 0→1 gesture at 0", "willShow P1", "begin",
                "alongside", "follow 0.25", "alongside 0.25", "pager progress 0→1 gesture 0.25 at 0", "move 0.25",
                "release returning", "P1 willDisappear", "P0 willAppear", "settle returning", "P1 didDisappear",
                "P0 didAppear", "pager cancel 0→1 gesture at 0", "cancel released", "alongside cancelled",
                "end push cancelled(released)",
            ])
        world.pager.goNext()
        world.presenter.motion?.report(fraction: 0.5)
        world.presenter.complete()
        #expect(
            world.take() == [
                "pager change 0→1 code at 1", "stack [P0, P1]", "P0 willDisappear", "P1 willAppear",
                "pager will 0→1 code at 1", "willShow P1", "begin", "alongside", "alongside 0.5",
                "pager progress 0→1 code 0.5 at 1", "move 0.5", "P0 didDisappear", "P1 didAppear",
                "pager did 0→1 code at 1", "didShow P1", "alongside completed", "end push finished",
            ])
    }

    @Test func `A page goes through by BoardingPass's numbers: where one second at this speed leads counts`() {
        let series = pages("P0", "P1", on: trace)
        for (part, velocity, stack) in [
            (0.25, 0.625, "P0 P1"), (0.25, 0.5, "P0"), (0.5, 0, "P0"), (0.625, -4, "P0 P1"),
        ] {
            let world = World(series, stack: [series[0]], trace: trace)
            world.begin(.next, at: part)
            world.finger.lift(velocity: velocity)
            #expect(world.stack == stack, "\(part) at \(velocity)")
        }
    }
}
