/// How two screens change places: a pure function from a fraction to a picture.
///
/// Values, so that nothing leaks from one transition into the next.
public protocol TransitionAnimator: Sendable {
    /// How long it takes from end to end, where no finger leads it.
    var duration: Duration { get }
    /// How time turns into the fraction.
    var curve: TimingCurve { get }
    /// Where both screens are.
    ///
    /// - Parameters:
    ///   - fraction: how far the navigation has come, 0…1.
    ///   - size: the viewport, in points.
    ///   - direction: which way the navigation looks.
    ///   - layout: the side that a line begins on, and with it the side that new screens come from.
    /// - Returns: both screens and the bars at this fraction; at 1 the new screen must be where it rests.
    func frame(
        at fraction: Double, in size: NavSize, direction: Navigation.Direction, layout: LayoutDirection
    ) -> TransitionFrame
}

extension TransitionAnimator {
    /// Speeds up, then slows down: ``TimingCurve/easeInOut``.
    public var curve: TimingCurve { .easeInOut }
}
