import NavHost
import TestSupport
import Testing

/// Found by a tester: no duration traps, whatever an animator or a toolkit's time says.
@MainActor struct HostileDurationFoundTests {
    private struct Timed: TransitionAnimator {
        let duration: Duration

        func frame(
            at fraction: Double, in size: NavSize, direction: Navigation.Direction, layout: LayoutDirection
        ) -> TransitionFrame {
            TransitionFrame(from: .init(), to: .init(), isToAbove: true, barsFraction: fraction)
        }
    }

    @Test(arguments: [
        (Duration.seconds(Int64.max), Duration.seconds(86_400)), (.seconds(Int64.max) * 8, .seconds(86_400)),
        (.seconds(Int64.min), .zero), (.seconds(-1), .zero), (.seconds(2), .seconds(2)),
    ])
    func `A motion takes between no time and a day, and ends a second after that`(said: Duration, taken: Duration) {
        let stage = Stage("A", isAnimated: true)
        stage.host.animator = Timed(duration: said)
        let plan = stage.host.plan(for: .push(stage["B"]))
        #expect(plan.motion == .animated(taken))
        let navigation = stage.host.push(stage["B"])
        #expect(stage.presenter?.motion?.duration == taken)
        stage.clock.advance(by: taken)
        #expect(navigation.end == nil)
        stage.clock.advance(by: .seconds(1))
        #expect(navigation.end == .finished)
    }

    @Test func `A picture may be asked for at the end of time`() {
        let host = NavHost(root: Page("A"))
        let presenter = FramePresenter(for: host)
        let size = NavSize(width: 100, height: 100)
        let navigation = host.push(Page("B"))
        #expect(presenter.picture(in: size, at: .seconds(Int64.min)).count == 2)
        #expect(presenter.picture(in: size, at: .seconds(Int64.max)).count == 1)
        #expect(navigation.end == .finished)
    }

    @Test func `The machine's clock takes any delay`() {
        let clock = SystemNavClock()
        let tokens = [Duration.seconds(Int64.max), .seconds(Int64.max) * 8, .seconds(Int64.min)].map {
            clock.schedule(after: $0) {}
        }
        for token in tokens { token.cancel() }
        #expect(clock.now < .seconds(86_400))
    }
}
