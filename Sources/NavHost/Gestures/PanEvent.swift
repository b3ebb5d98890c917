/// What a toolkit knows of a finger or pointer that drags, as plain values. Lengths are points, velocities points a
/// second, x to the right whatever the layout.
public struct PanEvent: Sendable {
    public enum Phase: Hashable, Sendable {
        case began, changed, ended, cancelled
    }

    public var phase: Phase
    /// New with each finger that goes down.
    public var gesture: Int
    public var location: NavPoint
    /// How far it has come since the finger went down.
    public var translation: NavPoint
    public var velocity: NavPoint
    public var touches: Int
    public var viewport: NavSize
    /// What lies under the place where the finger went down, innermost first.
    public var regions: [ScrollRegion]
    public var layoutDirection: LayoutDirection

    public init(
        _ phase: Phase, gesture: Int, location: NavPoint, translation: NavPoint, velocity: NavPoint = .zero,
        touches: Int = 1, viewport: NavSize, regions: [ScrollRegion] = [],
        layoutDirection: LayoutDirection = .leftToRight
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
    }

    /// Where the finger went down.
    var origin: NavPoint { NavPoint(x: location.x - translation.x, y: location.y - translation.y) }

    /// Whether it makes sense: all numbers finite, a viewport to move in.
    var isSound: Bool {
        location.isFinite && translation.isFinite && viewport.width > 0 && viewport.height > 0
            && viewport.width.isFinite && viewport.height.isFinite
    }
}
