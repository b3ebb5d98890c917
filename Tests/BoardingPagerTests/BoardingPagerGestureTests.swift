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
        let pages = [Page("P0"), Page("P1")]
        let host = NavHost(series: pages)
        let pager = host.boardingPager
        pager?.allowsGestures = false
        #expect(host.verdict(for: pan(.began, from: 200, by: -20, gesture: 1)) == .nobody)
        pager?.goNext()
        #expect(host.top === pages[1])
        pager?.allowsGestures = true
        #expect(host.verdict(for: pan(.began, from: 200, by: 20, gesture: 2)) == .begins)
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

    @Test func `A flick that would lead far enough within a second pages, as in BoardingPass`() {
        for (velocity, index) in [(-150.0, 0), (-200, 1)] {
            let host = NavHost(series: [Page("P0"), Page("P1")])
            host.pan(pan(.began, from: 200, by: -20, gesture: 1))
            host.pan(
                PanEvent(
                    .ended, gesture: 1, location: NavPoint(x: 80, y: 50), translation: NavPoint(x: -120),
                    velocity: NavPoint(x: velocity), viewport: NavSize(width: 400, height: 800)))
            #expect(host.boardingPager?.index == index)
        }
    }

    @Test func `Pages slide side by side, what comes above them moves as the host says`() {
        let host = NavHost(series: [Page("P0"), Page("P1")])
        let presenter = SlowPresenter()
        host.presenter = presenter
        host.boardingPager?.goNext()
        #expect(presenter.motion?.animator is SlideAnimator)
        presenter.complete()
        host.push(Page("X"))
        #expect(presenter.motion?.animator is ParallaxAnimator)
    }
}
