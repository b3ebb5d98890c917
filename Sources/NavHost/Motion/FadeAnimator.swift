/// Nothing moves: the new screen appears over the old one. For people who asked for reduced motion.
public struct FadeAnimator: TransitionAnimator {
    public var duration: Duration

    public init(duration: Duration = .milliseconds(200)) {
        self.duration = duration
    }

    public var curve: TimingCurve { .linear }

    public func frame(
        at fraction: Double, in size: NavSize, direction: Navigation.Direction, layout: LayoutDirection
    ) -> TransitionFrame {
        TransitionFrame(from: .init(), to: .init(opacity: fraction), isToAbove: true, barsFraction: fraction)
    }
}
