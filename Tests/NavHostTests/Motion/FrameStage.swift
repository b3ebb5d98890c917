import NavHost
import TestSupport

/// A host with a ``FramePresenter``, drawn by hand as lines of text.
@MainActor final class FrameStage {
    let host = NavHost()
    let clock = ManualClock()
    let presenter: FramePresenter
    var size = NavSize(width: 400, height: 800)
    private(set) var wakeCount = 0

    init(_ names: String...) {
        host.clock = clock
        host.animator = SlideAnimator(duration: .milliseconds(400))
        host.set(names.map { Page($0) }, animated: false)
        presenter = FramePresenter(for: host)
        presenter.onNeedsFrames = { [weak self] in self?.wakeCount += 1 }
    }

    /// The layers, back to front: name, place, and what is not as at rest.
    func draw(at milliseconds: Int) -> String {
        let picture = presenter.picture(in: size, at: .milliseconds(milliseconds))
        let layers = picture.map { layer in
            let place = layer.placement
            return "\(ScreenLabel(layer.screen)) \(Int(place.offset.x.rounded()))"
                + (place.opacity == 1 ? "" : " opacity \(place.opacity)")
                + (place.dimming == 0 ? "" : " dimming \(place.dimming)")
        }
        let bar = picture.bars.map { "bar \($0.navigationBar)" } ?? "no bars"
        return (layers + [bar, presenter.needsFrames ? "goes on" : "rests"]).joined(separator: ", ")
    }
}
