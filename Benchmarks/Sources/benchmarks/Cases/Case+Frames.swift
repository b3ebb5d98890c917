import Callees
import NavHost

extension Case {
    /// One frame of a gesture: an event, a fraction, three plugins that hear of it, and a picture.
    static var frames: [Case] {
        [
            Case(
                "frame/floor", n: 3, .frame("frame"), against: .frameFloor,
                Target(instructions: 1250, allocations: 0)),
            Case(
                "frame-among-idle-plugins/frame", n: 8, .frame("frame-idle", idlers: 8), against: .frame("frame"),
                .instructions(0...1.02)),
        ]
    }
}

extension Work {
    fileprivate static func frame(_ name: String, idlers: Int = 0) -> Work {
        Work(name, unit: "frame") {
            let host = NavHost(root: Screen())
            let watchers = (0..<3).map { _ in host.install(Watcher()) }
            for _ in 0..<idlers { host.install(Idler()) }
            host.push(Screen())
            let presenter = FramePresenter(for: host)
            let size = NavSize(width: 400, height: 800)
            let finger = Finger(on: host, in: size)
            let before = watchers.reduce(0) { $0 + $1.moves }
            var layers = 0
            return Rig(
                run: { rounds in
                    for _ in 0..<rounds {
                        let time = finger.move()
                        layers += presenter.picture(in: size, at: time).count
                    }
                },
                heard: { watchers.reduce(0) { $0 + $1.moves } - before + layers }, heardPerRound: 5)
        }
    }

    fileprivate static let frameFloor = Work("floor:frame", unit: "frame", isReference: true) {
        let receivers = (0..<3).map { _ in FrameReceiver() }
        let floor = FrameFloor(receivers, start: 5, width: 400)
        var layers = 0
        var frame = 0
        return Rig(
            run: { rounds in
                for _ in 0..<rounds {
                    frame += 1
                    let picture = floor.move(to: Double(30 + frame % 300))
                    layers += picture.old > picture.new ? 2 : 0
                }
            },
            heard: { receivers.reduce(0) { $0 + $1.count } + layers }, heardPerRound: 5)
    }
}

/// A finger that swipes back and never lets go.
@MainActor private final class Finger {
    private let host: NavHost
    // Not the subject: where it is kept, the dynamic check of a variable would cost as much as an event.
    @safe @exclusivity(unchecked) private var tracker = PanTracker()
    @safe @exclusivity(unchecked) private var frame = 0

    init(on host: NavHost, in size: NavSize) {
        self.host = host
        _ = tracker.down(at: NavPoint(x: 5, y: 300), time: .zero, in: size)
        _ = move()
    }

    func move() -> Duration {
        frame += 1
        let time = Duration.milliseconds(8 * frame)
        if let event = tracker.move(to: NavPoint(x: Double(30 + frame % 300), y: 300), time: time) { host.pan(event) }
        return time
    }
}
