/// Makes pans of a pointer that goes down, moves and goes up, for toolkits without recognisers.
///
/// ```swift
/// if let event = tracker.down(at: point, time: now, in: size) { host.pan(event) }
/// if let event = tracker.move(to: point, time: now) { host.pan(event) }
/// if let event = tracker.up(at: point, time: now) { host.pan(event) }
/// ```
/// A pan begins once the pointer is further than ``slop`` from where it went down; less is a tap, and tells nothing.
/// What makes no sense is ignored: a place that is not finite, a move or an up without a down. A time that runs
/// backward counts as no time. Moving allocates nothing.
public struct PanTracker: Sendable {
    /// 10 points, as UIKit's recognisers have it.
    public static let standardSlop = 10.0
    /// What counts for the velocity: a finger that rests this long before it goes up has none.
    public static let velocityWindow = Duration.milliseconds(100)

    /// How far the pointer may stray before it pans, in points.
    public var slop: Double
    /// How many fingers are down, as far as the toolkit knows.
    public var touches = 1
    /// Whether the pointer is down.
    public private(set) var isDown = false
    private var trail = PanTrail()
    private var hasBegun = false
    private var gestureCount = 0
    // What was said when it went down; a whole event kept from move to move would be copied at each.
    private var viewport = NavSize(width: 0, height: 0)
    private var regions: [ScrollRegion] = []
    private var layoutDirection = LayoutDirection.leftToRight

    /// A tracker of one pointer.
    public init(slop: Double = PanTracker.standardSlop) {
        self.slop = slop
    }

    /// The pointer goes down: a new gesture.
    ///
    /// - Parameters:
    ///   - place: where it goes down, in the viewport; one that is not finite is ignored.
    ///   - time: when, since any fixed moment.
    ///   - viewport: the size of what the screens fill.
    ///   - regions: what lies under it, innermost first.
    ///   - layoutDirection: the side that a line begins on.
    /// - Returns: the end of the pan that was under way, where the pointer never went up.
    public mutating func down(
        at place: NavPoint, time: Duration, in viewport: NavSize, regions: [ScrollRegion] = [],
        layoutDirection: LayoutDirection = .leftToRight
    ) -> PanEvent? {
        let event = cancel()
        guard place.isFinite else { return event }
        gestureCount += 1
        trail.start(at: place, time)
        isDown = true
        self.viewport = viewport
        self.regions = regions
        self.layoutDirection = layoutDirection
        return event
    }

    /// The pointer moves.
    public mutating func move(to place: NavPoint, time: Duration) -> PanEvent? {
        guard place.isFinite, isDown else { return nil }
        trail.add(place, time)
        if hasBegun { return event(.changed) }
        guard trail.distance > slop else { return nil }
        hasBegun = true
        return event(.began)
    }

    /// The pointer goes up.
    ///
    /// A place that is not finite counts as the last one.
    public mutating func up(at place: NavPoint, time: Duration) -> PanEvent? {
        guard isDown else { return nil }
        trail.add(place.isFinite ? place : trail.place, time)
        return finish(.ended)
    }

    /// The toolkit takes the pointer away.
    public mutating func cancel() -> PanEvent? {
        finish(.cancelled)
    }

    private mutating func finish(_ phase: PanEvent.Phase) -> PanEvent? {
        defer {
            isDown = false
            hasBegun = false
            regions = []
        }
        return hasBegun ? event(phase) : nil
    }

    // In place, because it comes with each move: by itself it would be given a copy of all that is here.
    @inline(__always) private func event(_ phase: PanEvent.Phase) -> PanEvent {
        PanEvent(
            phase, gesture: gestureCount, location: trail.place, translation: trail.translation,
            velocity: trail.velocity, touches: touches, viewport: viewport, regions: regions,
            layoutDirection: layoutDirection, time: trail.time)
    }
}
