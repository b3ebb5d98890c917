import BoardingPager
import NavHost
import TestSupport
import Testing

/// How pages move, and how far a finger must lead them.
@MainActor struct BoardingPagerPolicyTests {
    private func pan(_ phase: PanEvent.Phase, by dx: Double, velocity: Double = 0) -> PanEvent {
        PanEvent(
            phase, gesture: 1, location: NavPoint(x: 200 + dx, y: 50), translation: NavPoint(x: dx),
            velocity: NavPoint(x: velocity), viewport: NavSize(width: 400, height: 800))
    }

    @Test func `A flick that would lead far enough within a second pages, as in BoardingPass`() {
        for (velocity, index) in [(-150.0, 0), (-200, 1)] {
            let host = NavHost(series: [Page("P0"), Page("P1")])
            host.pan(pan(.began, by: -20))
            host.pan(pan(.ended, by: -120, velocity: velocity))
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
