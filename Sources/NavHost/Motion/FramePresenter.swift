/// All that a terminal or a canvas needs: it is asked for a picture, and answers for any moment and any size.
///
/// It has no timer of its own: whoever draws asks while ``needsFrames`` holds.
/// ```swift
/// let presenter = FramePresenter(for: host)
/// presenter.onNeedsFrames = { startDrawing() }
/// for layer in presenter.picture(in: size, at: clock.now) { draw(layer) }
/// ```
@MainActor public final class FramePresenter: NavPresenter, HostLifeObserving {
    private enum Phase {
        case rest
        case following
        /// `start` is the moment of the first picture.
        case running(start: Duration?, from: Double, to: Double, duration: Double)
    }

    private weak let host: NavHost?
    private var motion: Motion?
    private var phase = Phase.rest
    /// Whether a picture is being made that was needed: that another one is needed after it is no news.
    private var isDrawing = false
    // What is marked is read for every picture and never accessed across a call: the dynamic check costs more than the
    // access and could find nothing.

    /// Called when frames are needed that were not needed before.
    @safe @exclusivity(unchecked) public var onNeedsFrames: (@MainActor () -> Void)? {
        didSet { extendLifetime(oldValue) }
    }
    /// Whether the next picture differs from the last one.
    @safe @exclusivity(unchecked) public private(set) var needsFrames = true

    /// Becomes the presenter of a host, which holds it weakly.
    public init(for host: NavHost) {
        self.host = host
        host.presenter = self
        host.addDelegate(self)
    }

    /// What is to be seen now, at rest as in motion.
    ///
    /// - Parameters:
    ///   - size: what is drawn on, in points.
    ///   - time: of whoever draws; it must not run backward. A motion begins with its first picture.
    public func picture(in size: NavSize, at time: Duration) -> Picture {
        isDrawing = needsFrames
        needsFrames = false
        advance(to: time)
        isDrawing = false
        guard let motion, let from = motion.from, let to = motion.to else { return picture(of: host) }
        let frame = motion.animator.frame(
            at: motion.fraction, in: size, direction: motion.direction, layout: motion.layoutDirection)
        let bars = host?.bars(of: motion.navigation, at: frame.barsFraction)
        let old = Picture.Layer(screen: from, placement: frame.from)
        let new = Picture.Layer(screen: to, placement: frame.to)
        if frame.isToAbove { return Picture(back: old, front: new, bars: bars) }
        return Picture(back: new, front: old, bars: bars)
    }

    private func picture(of host: NavHost?) -> Picture {
        Picture(
            back: host?.top.map { Picture.Layer(screen: $0, placement: .init()) }, front: nil, bars: host?.bars)
    }

    /// Keeps the motion, to draw it from the next picture on.
    public func begin(_ motion: Motion) {
        let old = self.motion
        if motion.navigation.state == .following {
            self.motion = motion
            phase = .following
        } else if motion.isAnimated {
            self.motion = motion
            phase = .running(start: nil, from: 0, to: 1, duration: motion.duration.seconds)
        }
        askForFrames()
        extendLifetime(old)
    }

    /// The next picture differs.
    public func follow(_ motion: Motion) {
        askForFrames()
    }

    /// Runs the motion to its end, in its part of the time.
    public func settle(_ motion: Motion) {
        guard motion === self.motion else { return }
        let end = motion.isFinishing ? 1.0 : 0
        let duration = motion.duration.seconds * abs(end - motion.fraction) / max(motion.settleSpeed, 0.1)
        phase = .running(start: nil, from: motion.fraction, to: end, duration: duration)
        askForFrames()
    }

    /// Lets go of the motion: the next picture shows what is there afterwards.
    public func finishNow(_ motion: Motion) -> Bool {
        if motion === self.motion { rest() }
        return true
    }

    /// The next picture differs.
    public func show(_ bars: Bars) {
        askForFrames()
    }

    /// The next picture is empty.
    public func navHostDidEnd(_ host: NavHost) {
        rest()
    }

    private func advance(to time: Duration) {
        guard case .running(let start, let from, let to, let duration) = phase, let motion else { return }
        if motion.navigation.end != nil { return rest() }
        let begun = start ?? time
        let share = duration > 0 ? min(max((time - begun).seconds / duration, 0), 1) : 1
        if start == nil { phase = .running(start: time, from: from, to: to, duration: duration) }
        motion.report(fraction: from + (to - from) * motion.animator.curve.progress(at: share))
        // Whoever heard that may have begun something else.
        guard motion === self.motion else { return }
        guard share >= 1 else { return askForFrames() }
        rest()
        motion.complete()
    }

    private func rest() {
        let old = motion.take()
        phase = .rest
        askForFrames()
        extendLifetime(old)
    }

    private func askForFrames() {
        guard !needsFrames else { return }
        needsFrames = true
        if !isDrawing { onNeedsFrames?() }
    }
}

extension Duration {
    /// In seconds, as far as a Double is exact.
    var seconds: Double {
        // The same number, without the price of a division of durations; beyond 64 bits its components would trap.
        if #available(macOS 15, iOS 18, tvOS 18, *), let attoseconds = Int64(exactly: attoseconds) {
            return Double(attoseconds) / 1e18
        }
        return self / .seconds(1)
    }
}
