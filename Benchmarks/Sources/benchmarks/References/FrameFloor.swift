import Callees

/// The least that a frame of a gesture can cost: a fraction, three strong delegates that hear it, two placements.
final class FrameFloor {
    private var delegates: ContiguousArray<any FrameHearing>
    private let start: Double
    private let width: Double

    init(_ delegates: [FrameReceiver], start: Double, width: Double) {
        self.delegates = ContiguousArray(delegates)
        self.start = start
        self.width = width
    }

    /// The left edges of the old and the new screen.
    func move(to x: Double) -> (old: Double, new: Double) {
        let fraction = min(max((x - start) / width, 0), 1)
        for index in delegates.indices { delegates[index].didMove(to: fraction) }
        return (fraction * width, (fraction - 1) * width * 0.25)
    }
}
