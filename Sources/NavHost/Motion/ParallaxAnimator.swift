/// The upper screen slides over the lower one, which follows more slowly under a light veil.
///
/// The defaults are EZCustomNavigation's: 0.33 s, a quarter of the width, a tenth of black.
public struct ParallaxAnimator: TransitionAnimator {
    /// How long it takes from end to end, where no finger leads it.
    public var duration: Duration
    /// How far the lower screen moves, as a part of the width.
    public var parallax: Double
    /// The veil over the lower screen when it is covered, 0…1.
    public var dimming: Double

    /// A parallax with EZCustomNavigation's numbers, unless told otherwise.
    public init(duration: Duration = .milliseconds(330), parallax: Double = 0.25, dimming: Double = 0.1) {
        self.duration = duration
        self.parallax = parallax
        self.dimming = dimming
    }

    /// Where both screens are.
    public func frame(
        at fraction: Double, in size: NavSize, direction: Navigation.Direction, layout: LayoutDirection
    ) -> TransitionFrame {
        let isForward = direction != .backward
        // How far the upper screen covers the lower one.
        let covered = isForward ? fraction : 1 - fraction
        let trailing = size.width * layout.sign
        let upper = TransitionFrame.Layer(offset: NavPoint(x: trailing * (1 - covered)))
        let lower = TransitionFrame.Layer(
            offset: NavPoint(x: -trailing * parallax * covered), dimming: dimming * covered)
        return TransitionFrame(
            from: isForward ? lower : upper, to: isForward ? upper : lower, isToAbove: isForward,
            barsFraction: fraction)
    }
}
