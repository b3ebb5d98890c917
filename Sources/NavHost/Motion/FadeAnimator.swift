/// Nothing moves: the new screen appears over the old one.
///
/// For people who asked for reduced motion.
public struct FadeAnimator: TransitionAnimator {
    /// How long it takes from end to end, where no finger leads it.
    public var duration: Duration

    /// A fade.
    public init(duration: Duration = .milliseconds(200)) {
        self.duration = duration
    }

    /// How time turns into the fraction.
    public var curve: TimingCurve { .linear }

    /// Where both screens are.
    public func frame(
        at fraction: Double, in size: NavSize, direction: Navigation.Direction, layout: LayoutDirection
    ) -> TransitionFrame {
        TransitionFrame(from: .init(), to: .init(opacity: fraction), isToAbove: true, barsFraction: fraction)
    }
}
