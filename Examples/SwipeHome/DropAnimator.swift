public import NavHost

/// The upper screen drops out of the viewport and fades, and the lower one brightens behind it.
public struct DropAnimator: TransitionAnimator {
    /// How long it takes from end to end, where no finger leads it.
    public var duration: Duration { .milliseconds(450) }
    /// How time turns into the fraction.
    public var curve: TimingCurve { .easeOut }

    /// A drop.
    public init() {}

    /// Where both screens are.
    public func frame(
        at fraction: Double, in size: NavSize, direction: Navigation.Direction, layout: LayoutDirection
    ) -> TransitionFrame {
        let isForward = direction == .forward
        let dropped = isForward ? 1 - fraction : fraction
        let upper = TransitionFrame.Layer(offset: NavPoint(y: size.height * dropped), opacity: 1 - 0.5 * dropped)
        let lower = TransitionFrame.Layer(dimming: 0.4 * (1 - dropped))
        return TransitionFrame(
            from: isForward ? lower : upper, to: isForward ? upper : lower, isToAbove: isForward,
            barsFraction: fraction)
    }
}
