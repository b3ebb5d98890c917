/// Both screens move side by side, the full width, as pages do.
///
/// The default duration is BoardingPass's: 0.4 s.
public struct SlideAnimator: TransitionAnimator {
    /// How long it takes from end to end, where no finger leads it.
    public var duration: Duration

    /// A slide of BoardingPass's duration, unless told otherwise.
    public init(duration: Duration = .milliseconds(400)) {
        self.duration = duration
    }

    /// Where both screens are.
    public func frame(
        at fraction: Double, in size: NavSize, direction: Navigation.Direction, layout: LayoutDirection
    ) -> TransitionFrame {
        let trailing = size.width * layout.sign * (direction == .backward ? -1 : 1)
        return TransitionFrame(
            from: .init(offset: NavPoint(x: -trailing * fraction)),
            to: .init(offset: NavPoint(x: trailing * (1 - fraction))),
            isToAbove: direction != .backward, barsFraction: fraction)
    }
}
