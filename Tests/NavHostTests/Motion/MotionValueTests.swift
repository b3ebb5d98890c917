import NavHost
import Testing

struct MotionValueTests {
    private let size = NavSize(width: 400, height: 800)

    @Test func `A curve begins at 0, ends at 1, and is clamped outside`() {
        for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, TimingCurve(0.2, -1, 0.8, 2)] {
            #expect(curve.progress(at: 0) == 0)
            #expect(curve.progress(at: 1) == 1)
            #expect(curve.progress(at: -3) == 0)
            #expect(curve.progress(at: 3) == 1)
            #expect(curve.progress(at: .nan) == 0)
        }
    }

    @Test func `The curves are those of CSS`() {
        func at(_ curve: TimingCurve) -> [Int] {
            [0.25, 0.5, 0.75].map { Int((curve.progress(at: $0) * 1_000).rounded()) }
        }
        #expect(at(.linear) == [250, 500, 750])
        #expect(at(.easeIn) == [93, 315, 622])
        #expect(at(.easeOut) == [378, 685, 907])
        #expect(at(.easeInOut) == [129, 500, 871])
    }

    @Test func `A curve of numbers that make no sense is linear`() {
        #expect(TimingCurve(.nan, 0, 1, 1).progress(at: 0.3) == 0.3)
        #expect(TimingCurve(0, .infinity, 1, 1) == .linear)
    }

    @Test(arguments: [0.3, 0.7, 1, 1.5], [-2.0, 0, 5])
    func `A spring starts at 0 with the velocity it is given, and settles at 1 in the time it says`(
        damping: Double, velocity: Double
    ) {
        let spring = Spring(response: 0.4, damping: damping)
        #expect(spring.position(at: 0, velocity: velocity) == 0)
        #expect(abs(spring.position(at: 1e-6, velocity: velocity) / 1e-6 - velocity) < 0.01)
        let end = spring.settlingTime(tolerance: 0.001)
        #expect(abs(spring.position(at: end * 1.5, velocity: velocity) - 1) < 0.01)
        #expect(spring.position(at: -1) == 0)
    }

    @Test func `Only a spring without enough damping overshoots`() {
        func peak(_ damping: Double) -> Double {
            (0...400).map { Spring(response: 0.4, damping: damping).position(at: Double($0) / 200) }.max() ?? 0
        }
        #expect(peak(0.4) > 1.1)
        #expect(peak(1) <= 1)
        #expect(peak(1.5) <= 1)
    }

    @Test(arguments: [.nan, .infinity, -.infinity, 0, -3, 1e300])
    func `A spring of numbers that make no sense still moves from 0 to somewhere finite`(number: Double) {
        for spring in [Spring(response: number), Spring(damping: number), Spring(response: number, damping: number)] {
            for time in [0.001, 0.1, 1, 100] { #expect(spring.position(at: time).isFinite, "\(spring) at \(time)") }
            #expect(spring.settlingTime().isFinite)
        }
    }

    @Test(arguments: [
        (Navigation.Direction.forward, LayoutDirection.leftToRight, -25.0, 300.0, true),
        (.forward, .rightToLeft, 25, -300, true),
        (.backward, .leftToRight, 100, -75, false),
        (.backward, .rightToLeft, -100, 75, false),
    ])
    func
        `Parallax: at a quarter the upper screen is a quarter of the width on its way, the lower moves a quarter as far`(
            direction: Navigation.Direction, layout: LayoutDirection, from: Double, to: Double, isToAbove: Bool
        )
    {
        let frame = ParallaxAnimator().frame(at: 0.25, in: size, direction: direction, layout: layout)
        #expect(frame.from.offset.x == from)
        #expect(frame.to.offset.x == to)
        #expect(frame.isToAbove == isToAbove)
        #expect(frame.barsFraction == 0.25)
    }

    @Test func `Parallax dims the lower screen as it is covered, a tenth at most`() {
        let forward = ParallaxAnimator().frame(at: 1, in: size, direction: .forward, layout: .leftToRight)
        #expect(forward.from.dimming == 0.1)
        #expect(forward.to.dimming == 0)
        let backward = ParallaxAnimator().frame(at: 1, in: size, direction: .backward, layout: .leftToRight)
        #expect(backward.to.dimming == 0)
    }

    @Test(arguments: [
        (Navigation.Direction.forward, LayoutDirection.leftToRight, -100.0, 300.0),
        (.forward, .rightToLeft, 100, -300), (.backward, .leftToRight, 100, -300), (.backward, .rightToLeft, -100, 300),
    ])
    func `Slide: both screens move side by side`(
        direction: Navigation.Direction, layout: LayoutDirection, from: Double, to: Double
    ) {
        let frame = SlideAnimator().frame(at: 0.25, in: size, direction: direction, layout: layout)
        #expect(frame.from.offset.x == from)
        #expect(frame.to.offset.x == to)
    }

    @Test func `The durations are those of the libraries they come from`() {
        #expect(ParallaxAnimator().duration == .milliseconds(330))
        #expect(SlideAnimator().duration == .milliseconds(400))
        #expect(FadeAnimator().duration == .milliseconds(200))
    }
}
