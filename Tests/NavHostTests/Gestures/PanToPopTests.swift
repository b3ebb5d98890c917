import NavHost
import TestSupport
import Testing

@MainActor struct PanToPopTests {
    let trace = Trace()
    let viewport = NavSize(width: 400, height: 800)

    func event(
        _ phase: PanEvent.Phase, from x: Double, by dx: Double, velocity: Double = 0, gesture: Int = 1,
        regions: [ScrollRegion] = []
    ) -> PanEvent {
        PanEvent(
            phase, gesture: gesture, location: NavPoint(x: x + dx, y: 100), translation: NavPoint(x: dx),
            velocity: NavPoint(x: velocity), viewport: viewport, regions: regions)
    }

    @Test func `A swipe from the leading edge pops when more than half of the way is gone`() {
        let host = NavHost(root: Page("A", trace))
        host.push(Page("B", trace))
        host.install(Recorder(trace))
        _ = trace.take()
        #expect(host.verdict(for: event(.began, from: 5, by: 10)) == .begins)
        host.pan(event(.began, from: 5, by: 20))
        host.pan(event(.changed, from: 5, by: 100))
        host.pan(event(.ended, from: 5, by: 220))
        #expect(
            trace.take() == [
                "B willDisappear", "A willAppear", "willShow A", "move 0.05", "move 0.25", "release finishing",
                "stack [A]", "B didDisappear", "A didAppear", "didShow A", "end pop finished",
            ])
    }

    @Test func `A swipe over a guarded screen is held, asks when let go of, and goes on or springs back`() {
        let b = Page("B", trace)
        let host = NavHost(root: Page("A", trace))
        host.push(b)
        host.install(Recorder(trace))
        host.guardedSwipe = .hold
        var questions: [Question] = []
        b.decision = { _, _ in .confirm { questions.append($0) } }
        _ = trace.take()
        host.pan(event(.began, from: 5, by: 20))
        host.pan(event(.changed, from: 5, by: 400))
        host.pan(event(.ended, from: 5, by: 400))
        #expect(
            trace.take() == [
                "ask B", "B willDisappear", "A willAppear", "willShow A", "move 0.02519083969465653",
                "move 0.19411764705882353",
            ])
        #expect(questions.count == 1)
        questions.removeLast().answer(.stay)
        #expect(
            trace.take() == [
                "release returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
                "cancel released", "end pop cancelled(released)",
            ])
        host.pan(event(.began, from: 5, by: 20, gesture: 2))
        host.pan(event(.ended, from: 5, by: 400, gesture: 2))
        _ = trace.take()
        questions.removeLast().answer(.leave)
        #expect(
            trace.take() == [
                "release finishing", "stack [A]", "B didDisappear", "A didAppear", "didShow A", "end pop finished",
            ])
    }
}
