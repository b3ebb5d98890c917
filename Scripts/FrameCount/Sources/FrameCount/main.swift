import NavHost

final class Screen: NavScreen {}

final class Observer: NavObserving {
    private(set) var moves = 0

    func navHost(_ host: NavHost, didMove navigation: Navigation) { moves += 1 }
}

guard CommandLine.arguments.count == 3, let frames = Int(CommandLine.arguments[1]), frames > 0,
    ["bare", "drawn"].contains(CommandLine.arguments[2])
else {
    fatalError("usage: FrameCount N bare|drawn   moves a finger N times, with pictures or without")
}

let host = NavHost(root: Screen())
host.push(Screen())
let observer = Observer()
host.addDelegate(observer)
let presenter = CommandLine.arguments[2] == "drawn" ? FramePresenter(for: host) : nil
let size = NavSize(width: 400, height: 800)
var tracker = PanTracker()
var layers = 0

_ = tracker.down(at: NavPoint(x: 5, y: 300), time: .zero, in: size)
for frame in 0...frames {
    let time = Duration.milliseconds(8 * frame + 8)
    if let event = tracker.move(to: NavPoint(x: Double(30 + frame % 300), y: 300), time: time) { host.pan(event) }
    if let presenter { layers += presenter.picture(in: size, at: time).count }
}

// What nobody hears or sees would be counted too cheap.
guard observer.moves == frames + 1, presenter == nil || layers == 2 * (frames + 1) else {
    fatalError("\(observer.moves) moves were heard and \(layers) layers drawn in \(frames + 1) frames")
}
