package import NavHost

/// A finger on a viewport of 400 × 800 points, in parts of its width: what a toolkit would feed.
@MainActor package final class SwipingFinger {
    /// Where it goes down.
    package enum Place: Sendable, CaseIterable {
        /// Within the band along the side that it moves away from.
        case edge
        /// In the middle.
        case content
    }

    private let host: NavHost
    private let size = NavSize(width: 400, height: 800)
    private var id: Int
    private var direction = PanDirection.trailing
    private var start = NavPoint.zero
    private var part = 0.0

    /// - Parameter id: the last gesture id that is taken; each finger that goes down takes the next.
    package init(_ host: NavHost, after id: Int = 0) {
        self.host = host
        self.id = id
    }

    /// Goes down, and asks and tells nothing yet.
    package func down(_ direction: PanDirection, from place: Place = .content) {
        id += 1
        part = 0
        self.direction = direction
        let edge = direction == .leading ? size.width - 5 : 5
        start = NavPoint(x: place == .edge ? edge : size.width / 2, y: 300)
    }

    /// What would become of it.
    package func explanation() -> PanExplanation {
        host.explanation(for: event(.began, velocity: 0.1))
    }

    /// Begins, where it has come so far.
    package func begin(at part: Double = 0) {
        self.part = part
        host.pan(event(.began, velocity: 0.1))
    }

    /// Goes on.
    package func move(to part: Double) {
        self.part = part
        host.pan(event(.changed))
    }

    /// Lets go where it is, at a velocity in widths a second.
    package func lift(velocity: Double = 0) {
        host.pan(event(.ended, velocity: velocity))
    }

    /// The system takes it away.
    package func cancel() {
        host.pan(event(.cancelled))
    }

    /// Goes down, all along, and up again.
    package func swipe(_ direction: PanDirection, from place: Place = .content, to part: Double = 0.9) {
        down(direction, from: place)
        begin(at: part)
        lift()
    }

    private func event(_ phase: PanEvent.Phase, velocity: Double = 0) -> PanEvent {
        let sign = direction == .leading ? -1.0 : 1.0
        let way = sign * part * size.width
        return PanEvent(
            phase, gesture: id, location: NavPoint(x: start.x + way, y: start.y), translation: NavPoint(x: way),
            velocity: NavPoint(x: sign * velocity * size.width), viewport: size)
    }
}
