/// What a toolkit knows of a finger or pointer that drags, as plain values.
///
/// Lengths are points, velocities points a second, x to the right whatever the layout.
public struct PanEvent: Sendable {
    /// Where a pan stands.
    public enum Phase: Hashable, Sendable {
        /// The toolkit took it for a pan: it moved further than a tap does.
        case began
        /// It moved on.
        case changed
        /// It was lifted.
        case ended
        /// The toolkit took it away: it leads nothing any more.
        case cancelled
    }

    /// What happened.
    public var phase: Phase
    /// New with each finger that goes down.
    public var gesture: Int
    /// Where the finger is, in the viewport.
    public var location: NavPoint
    /// How far it has come since the finger went down.
    public var translation: NavPoint
    /// How fast it moves.
    public var velocity: NavPoint
    /// How many fingers are down.
    ///
    /// A pan from the content needs exactly one.
    public var touches: Int
    /// The size of what the screens fill.
    public var viewport: NavSize
    /// What lies under the place where the finger went down, innermost first.
    public var regions: [ScrollRegion]
    /// The side that a line begins on; read when a pan begins.
    public var layoutDirection: LayoutDirection
    /// When it happened, since any fixed moment.
    ///
    /// The host does not go by it; claims and logs may.
    public var time: Duration

    /// Says what happened to a finger or pointer.
    public init(
        _ phase: Phase, gesture: Int, location: NavPoint, translation: NavPoint, velocity: NavPoint = .zero,
        touches: Int = 1, viewport: NavSize, regions: [ScrollRegion] = [],
        layoutDirection: LayoutDirection = .leftToRight, time: Duration = .zero
    ) {
        self.phase = phase
        self.gesture = gesture
        self.location = location
        self.translation = translation
        self.velocity = velocity
        self.touches = touches
        self.viewport = viewport
        self.regions = regions
        self.layoutDirection = layoutDirection
        self.time = time
    }

    /// Where the finger went down.
    var origin: NavPoint { NavPoint(x: location.x - translation.x, y: location.y - translation.y) }

    /// Whether it makes sense: all numbers finite, a viewport to move in.
    var isSound: Bool {
        location.isFinite && translation.isFinite && viewport.width > 0 && viewport.height > 0
            && viewport.width.isFinite && viewport.height.isFinite
    }
}
