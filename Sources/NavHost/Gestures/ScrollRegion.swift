/// Something under the finger that may want the pan for itself: a scroll view, a row with actions, a slider.
public struct ScrollRegion: Hashable, Sendable {
    /// Which way something scrolls.
    public enum Axis: Hashable, Sendable {
        /// From side to side.
        case horizontal
        /// Up and down.
        case vertical
    }

    /// Tells regions apart in logs.
    public var id: Int
    /// Which way it scrolls.
    public var axis: Axis
    /// How far it is scrolled from its leading (or top) limit, in points.
    ///
    /// Negative while it bounces.
    public var offset: Double
    /// How long its content is along the axis, in points; for claimers that want to know.
    public var contentLength: Double
    /// How much of it is seen along the axis, in points; for claimers that want to know.
    public var visibleLength: Double
    /// The directions that it wants right now, whatever its offset: a row that is half open.
    public var wants: Set<PanDirection>
    /// Whether it is a control that is dragged, such as a slider: it wins even in the edge band.
    public var isControl: Bool
    /// Whether it yields, rather than bounce, where a pan goes back at its leading limit; nil asks the host.
    public var avoidsLeadingBounce: Bool?

    /// Describes something under the finger.
    public init(
        id: Int = 0, axis: Axis = .horizontal, offset: Double = 0, contentLength: Double = 0,
        visibleLength: Double = 0, wants: Set<PanDirection> = [], isControl: Bool = false,
        avoidsLeadingBounce: Bool? = nil
    ) {
        self.id = id
        self.axis = axis
        self.offset = offset
        self.contentLength = contentLength
        self.visibleLength = visibleLength
        self.wants = wants
        self.isControl = isControl
        self.avoidsLeadingBounce = avoidsLeadingBounce
    }

    /// How near to its limit counts as being there, in points: half a point hides rounding.
    static let limitTolerance = 0.5

    /// Whether the region keeps a pan in this direction for itself.
    func keeps(_ direction: PanDirection, avoidsBounce: Bool) -> Bool {
        if isControl || wants.contains(direction) { return true }
        guard (axis == .horizontal) == direction.isHorizontal else { return false }
        let goesBack = direction == .trailing || direction == .down
        return !(goesBack && offset <= Self.limitTolerance && (avoidsLeadingBounce ?? avoidsBounce))
    }
}
