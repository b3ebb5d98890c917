// The part of the article on presenters. Scripts/readme-blocks compares the two.
import NavHost

/// Stands for a toolkit: it shows screens, and runs an animation of its own.
@MainActor final class Toolkit {
    let size = NavSize(width: 320, height: 480)
    private var step: (@MainActor (Double) -> Void)?
    private var completion: (@MainActor () -> Void)?

    func show(_ screen: (any NavScreen)?) {
        print("shows", screen.map { ScreenLabel($0).description } ?? "nothing")
    }

    func draw(_ screen: any NavScreen, _ layer: TransitionFrame.Layer) {
        print("draws", ScreenLabel(screen), "at", layer.offset.x)
    }

    func animate(
        over duration: Duration, step: @escaping @MainActor (Double) -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        self.step = step
        self.completion = completion
    }

    func stop() {
        step = nil
        completion = nil
    }

    /// What a display link would do.
    func run() {
        for share in [0.5, 1] { step?(share) }
        let completion = completion
        stop()
        completion?()
    }
}

// snippet: presenter
final class ToolkitPresenter: NavPresenter {
    private let toolkit: Toolkit

    init(_ toolkit: Toolkit) {
        self.toolkit = toolkit
    }

    func begin(_ motion: Motion) {
        if !motion.isAnimated {
            toolkit.show(motion.to)
        } else if motion.navigation.state == .following {
            draw(motion)
        } else {
            run(motion)
        }
    }

    func follow(_ motion: Motion) {
        draw(motion)
    }

    func settle(_ motion: Motion) {
        run(motion)
    }

    func finishNow(_ motion: Motion) -> Bool {
        toolkit.stop()
        toolkit.show(motion.isFinishing ? motion.to : motion.from)
        return true
    }
}
// end

// snippet: running
extension ToolkitPresenter {
    private func run(_ motion: Motion) {
        let start = motion.fraction
        let end = motion.isFinishing ? 1.0 : 0
        toolkit.animate(over: motion.duration * abs(end - start) / motion.settleSpeed) { [weak self] share in
            motion.report(fraction: start + (end - start) * motion.animator.curve.progress(at: share))
            self?.draw(motion)
        } completion: { [weak self] in
            self?.toolkit.show(motion.isFinishing ? motion.to : motion.from)
            motion.complete()
        }
    }

    private func draw(_ motion: Motion) {
        guard let from = motion.from, let to = motion.to else { return }
        let frame = motion.animator.frame(
            at: motion.fraction, in: toolkit.size, direction: motion.direction, layout: motion.layoutDirection)
        toolkit.draw(from, frame.from)
        toolkit.draw(to, frame.to)
    }
}
// end

final class Inbox: NavScreen {}
final class Message: NavScreen {}

// snippet: using
let toolkit = Toolkit()
let presenter = ToolkitPresenter(toolkit)
let host = NavHost(root: Inbox())
host.presenter = presenter  // held weakly: somebody else owns it
host.push(Message())
// end

toolkit.run()
print(host.isNavigating)  // false

let canvasHost = NavHost(root: Inbox())

@MainActor func frames() {
    // snippet: frames
    let presenter = FramePresenter(for: canvasHost)
    presenter.onNeedsFrames = { print("begin to draw") }
    canvasHost.push(Message())
    for layer in presenter.picture(in: toolkit.size, at: canvasHost.clock.now) {
        toolkit.draw(layer.screen, layer.placement)
    }
    // end
}
frames()
