/// A pan that is about to begin, as claimers see it.
public struct Pan: Sendable {
    /// Where on the screen a pan began.
    public enum Zone: Hashable, Sendable {
        /// In the band along the side that it moves away from.
        case edge
        /// Anywhere else. A claim on the content holds in the band too, where nobody claims the edge.
        case content
    }

    /// The event that it would begin with.
    public let event: PanEvent
    /// Which way it goes.
    public let direction: PanDirection
    /// Where the finger went down.
    public let zone: Zone

    init(_ event: PanEvent, _ direction: PanDirection, band: EdgeBand) {
        self.event = event
        self.direction = direction
        let origin = event.origin
        let fromLeft = (direction == .trailing) == (event.layoutDirection == .leftToRight)
        let distance =
            switch direction {
            case .leading, .trailing: fromLeft ? origin.x : event.viewport.width - origin.x
            case .down: origin.y
            case .up: event.viewport.height - origin.y
            }
        zone = band.contains(distance) ? .edge : .content
    }

    /// The length of the viewport along the pan, in points.
    public var viewportLength: Double { direction.isHorizontal ? event.viewport.width : event.viewport.height }
}
