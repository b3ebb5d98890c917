/// Where both screens of a transition are, at one moment.
public struct TransitionFrame: Hashable, Sendable {
    /// One of the two screens.
    public struct Layer: Hashable, Sendable {
        /// How far it is from its place, in points, to the right and down.
        public var offset: NavPoint
        /// 0 invisible, 1 opaque.
        public var opacity: Double
        /// How dark a veil lies over it: 0 none, 1 black.
        public var dimming: Double

        /// Says where it is.
        public init(offset: NavPoint = .zero, opacity: Double = 1, dimming: Double = 0) {
            self.offset = offset
            self.opacity = opacity
            self.dimming = dimming
        }
    }

    /// The screen that goes.
    public var from: Layer
    /// The screen that comes.
    public var to: Layer
    /// Which of the two lies above the other.
    public var isToAbove: Bool
    /// How far the bars have changed over, 0…1.
    public var barsFraction: Double

    /// Says where it is.
    public init(from: Layer, to: Layer, isToAbove: Bool, barsFraction: Double) {
        self.from = from
        self.to = to
        self.isToAbove = isToAbove
        self.barsFraction = barsFraction
    }
}
