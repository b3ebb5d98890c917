import ExampleSwipeHome
import NavHost
import TestSupport
import Testing

@MainActor struct SwipeHomeTests {
    private let trace = Trace()
    private let host: NavHost
    private let presenter: SlowPresenter
    private let pages: [Page]
    private let size = NavSize(width: 400, height: 800)

    init() {
        pages = ["A", "B", "C"].map { [trace] in Page($0, trace) }
        host = NavHost()
        presenter = SlowPresenter(trace)
        host.clock = ManualClock()
        host.set(pages, animated: false)
        host.presenter = presenter
        host.install(SwipeHome())
        host.install(Recorder(trace))
        _ = trace.take()
    }

    private func event(
        _ phase: PanEvent.Phase, down y: Double, velocity: Double = 0, gesture: Int = 1, regions: [ScrollRegion] = []
    ) -> PanEvent {
        PanEvent(
            phase, gesture: gesture, location: NavPoint(x: 200, y: 300 + y), translation: NavPoint(y: y),
            velocity: NavPoint(y: velocity), viewport: size, regions: regions)
    }

    @Test func `A swipe down goes back to the root in one move, and every screen's end is told once`() {
        host.pan(event(.began, down: 12))
        host.pan(event(.changed, down: 240))
        host.pan(event(.changed, down: 600))
        host.pan(event(.ended, down: 600))
        presenter.complete()
        #expect(
            trace.take() == [
                "C willDisappear", "A willAppear", "willShow A", "begin", "follow 0.025", "move 0.025", "follow 0.5",
                "move 0.5", "follow 1.0", "move 1.0", "release finishing", "stack [A]", "settle finishing",
                "C didDisappear", "A didAppear", "didShow A", "end popToRoot finished",
            ])
    }

    @Test func `Let go of before three quarters of the way it springs back`() {
        host.pan(event(.began, down: 12))
        host.pan(event(.changed, down: 240))
        host.pan(event(.ended, down: 359))
        presenter.complete()
        #expect(
            trace.take() == [
                "C willDisappear", "A willAppear", "willShow A", "begin", "follow 0.025", "move 0.025", "follow 0.5",
                "move 0.5", "release returning", "A willDisappear", "C willAppear", "settle returning",
                "A didDisappear", "C didAppear", "cancel released", "end popToRoot cancelled(released)",
            ])
        #expect(host.count == 3)
    }

    @Test(arguments: [(359.0, 0.0, false), (360, 0, true), (30, 899, false), (30, 900, true), (470, -900, false)])
    func `Its own policy decides, not the host's`(y: Double, velocity: Double, finishes: Bool) {
        host.commitPolicy = CommitPolicy { _ in .init(finishes: !finishes) }
        host.pan(event(.began, down: 12))
        host.pan(event(.ended, down: y, velocity: velocity))
        #expect(host.count == (finishes ? 1 : 3))
        #expect(presenter.motion?.settleSpeed == (abs(velocity) >= 900 ? 2 : 1))
    }

    @Test func `Its own frames are drawn under the finger, and nobody else's transitions change`() {
        let frames = FramePresenter(for: host)
        host.pan(event(.began, down: 12))
        host.pan(event(.changed, down: 240))
        let layers = Array(frames.picture(in: size, at: .zero))
        #expect(layers.map { "\(ScreenLabel($0.screen))" } == ["A", "C"])
        #expect(layers.map(\.placement.offset) == [.zero, NavPoint(y: 400)])
        #expect(layers.map(\.placement.opacity) == [1, 0.75])
        #expect(layers.map(\.placement.dimming) == [0.2, 0])
        host.pan(event(.cancelled, down: 240))
        _ = frames.picture(in: size, at: .zero)
        _ = frames.picture(in: size, at: .seconds(1))
        host.pop()
        let pop = Array(frames.picture(in: size, at: .seconds(2)))
        #expect(pop.map(\.placement.offset.y) == [0, 0])
    }

    @Test func `On the root it leaves the pan to others, and the swipe back is as it was`() {
        #expect(host.verdict(for: event(.began, down: 12)) == .begins)
        var across = event(.began, down: 0, gesture: 2)
        across.translation = NavPoint(x: 15)
        across.location = NavPoint(x: 20, y: 300)
        #expect(host.explanation(for: across).winner == "PanToPop")
        host.popToRoot(animated: false)
        #expect(host.verdict(for: event(.began, down: 12, gesture: 3)) == .nobody)
    }

    @Test func `Content that scrolls down keeps the pan, unless it is at its top and would only bounce`() {
        let scrolled = ScrollRegion(id: 1, axis: .vertical, offset: 90, avoidsLeadingBounce: true)
        let atTop = ScrollRegion(id: 1, axis: .vertical, avoidsLeadingBounce: true)
        let bouncing = ScrollRegion(id: 1, axis: .vertical)
        #expect(host.verdict(for: event(.began, down: 12, gesture: 1, regions: [scrolled])) == .nobody)
        #expect(host.verdict(for: event(.began, down: 12, gesture: 2, regions: [atTop])) == .begins)
        #expect(host.verdict(for: event(.began, down: 12, gesture: 3, regions: [bouncing])) == .nobody)
    }

    @Test func `A buried screen that says no keeps all of them, and the finger is dead`() {
        pages[1].decision = { _, _ in .deny(reason: "draft") }
        host.pan(event(.began, down: 12))
        host.pan(event(.changed, down: 400))
        host.pan(event(.ended, down: 400, velocity: 2_000))
        #expect(
            trace.take() == [
                "ask B", "refuse vetoed(by: B, draft)", "end popToRoot refused(vetoed(by: B, draft))",
            ])
        #expect(host.count == 3)
    }

    @Test func `Uninstalled under the finger it takes its swipe back, and its command is gone`() throws {
        let home = try #require(host.plugin(conformingTo: SwipeHome.self))
        host.pan(event(.began, down: 12))
        _ = trace.take()
        host.uninstall(home)
        #expect(
            trace.take() == [
                "finishNow returning", "A willDisappear", "C willAppear", "A didDisappear", "C didAppear",
                "cancel dropped", "end popToRoot cancelled(dropped)",
            ])
        #expect(home.goHome() == nil)
    }

    @Test func `The command does what the swipe does`() throws {
        let home = try #require(host.plugin(conformingTo: SwipeHome.self))
        let navigation = try #require(home.goHome())
        #expect(navigation.cause == .key)
        presenter.complete()
        #expect(
            trace.take() == [
                "stack [A]", "C willDisappear", "A willAppear", "willShow A", "begin", "C didDisappear",
                "A didAppear", "didShow A", "end popToRoot finished",
            ])
    }
}
