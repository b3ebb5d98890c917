import Foundation

/// Asks for a frame sixty times a second, for as long as frames are wanted, and counts them.
@MainActor final class FrameTimer {
    private static let interval = 16_666_667

    /// Draws one frame, and says whether more are to follow.
    var draw: (@MainActor () -> Bool)?
    private var timer: (any DispatchSourceTimer)?
    private var count = 0
    /// How many gaps between two frames of one motion were so many milliseconds long.
    private var gaps = [Int](repeating: 0, count: 64)
    private var last: DispatchTime?

    /// Begins to draw, at once; where it is drawing already, one more frame follows.
    func start() {
        isWanted = true
        guard timer == nil else { return }
        let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        timer.schedule(deadline: .now(), repeating: .nanoseconds(Self.interval), leeway: .nanoseconds(0))
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.tick() } }
        self.timer = timer
        last = nil
        timer.resume()
    }

    private var isWanted = false

    func stop() {
        timer?.cancel()
        timer = nil
    }

    /// How many frames there were, and how even they came.
    var summary: String {
        let all = gaps.reduce(0, +)
        guard all > 0 else { return "\(count) frames" }
        var (seen, limit) = (0, 0)
        while limit < gaps.count - 1, Double(seen + gaps[limit]) < 0.99 * Double(all) {
            seen += gaps[limit]
            limit += 1
        }
        return "\(count) frames, 99 % ≤ \(limit + 1) ms"
    }

    private func tick() {
        // What has come meanwhile is one tick late at most: then the timer rests, too.
        guard isWanted else { return stop() }
        isWanted = false
        let now = DispatchTime.now()
        if let last {
            let gap = Int((now.uptimeNanoseconds - last.uptimeNanoseconds) / 1_000_000)
            gaps[min(gap, gaps.count - 1)] += 1
        }
        last = now
        count += 1
        if draw?() == true { isWanted = true }
    }
}
