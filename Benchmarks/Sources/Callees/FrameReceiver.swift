/// A delegate of the frame floor.
package final class FrameReceiver: FrameHearing {
    private let tally = Tally()

    package var count: Int { tally.count }

    package init() {}

    package func didMove(to fraction: Double) { tally.add(fraction >= 0 ? 1 : 0) }
}
