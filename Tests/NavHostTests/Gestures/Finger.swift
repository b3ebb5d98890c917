import NavHost

/// A finger on a host, in parts of the viewport's width: what a toolkit would feed.
@MainActor final class Finger {
    let host: NavHost
    /// Grows with each ``begin(_:)``, as a recogniser's would.
    private(set) var id: Int
    private var isDown = false
    /// Where it goes down.
    var start: NavPoint
    /// The sign of the way that it goes in, along x.
    var sign = 1.0
    var size = NavSize(width: 400, height: 800)
    var regions: [ScrollRegion] = []
    var layout = LayoutDirection.leftToRight
    var touches = 1
    private var last = 0.0

    init(_ host: NavHost, id: Int = 0, x: Double = 5) {
        self.host = host
        self.id = id
        start = NavPoint(x: x, y: 300)
    }

    /// Goes down and asks; the same finger begins after it.
    func verdict(_ part: Double = 0.05) -> Verdict {
        if !isDown { down() }
        return host.verdict(for: event(.began, part))
    }

    func begin(_ part: Double = 0.05) {
        if !isDown { down() }
        host.pan(event(.began, part))
    }

    func move(_ part: Double) {
        host.pan(event(.changed, part))
    }

    /// Lifts it where it is, at a velocity in widths a second.
    func end(_ velocity: Double = 0) {
        host.pan(event(.ended, last, velocity: velocity))
        isDown = false
    }

    func cancel() {
        host.pan(event(.cancelled, last))
        isDown = false
    }

    /// Goes down, along, and up again.
    func swipe(to part: Double = 0.9, velocity: Double = 0) {
        begin()
        move(part)
        end(velocity)
    }

    func event(_ phase: PanEvent.Phase, _ part: Double, velocity: Double = 0) -> PanEvent {
        last = part
        let way = sign * part * size.width
        return PanEvent(
            phase, gesture: id, location: NavPoint(x: start.x + way, y: start.y), translation: NavPoint(x: way),
            velocity: NavPoint(x: sign * velocity * size.width), touches: touches, viewport: size, regions: regions,
            layoutDirection: layout)
    }

    private func down() {
        id += 1
        isDown = true
    }
}
