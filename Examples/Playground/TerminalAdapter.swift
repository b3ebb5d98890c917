import NavHost

/// Puts a ``NavHost`` on a terminal: this is all it takes.
///
/// For another toolkit write the same with its own types. Three things go back and forth between a host and whatever
/// draws:
/// 1. *Pictures.* A ``FramePresenter`` answers for any moment which screens are to be seen, and where. Ask it whenever
///    you draw, and draw while it ``needsFrames``: at rest nothing runs.
/// 2. *Pointers.* A ``PanTracker`` makes pans of presses and moves, and the host finds out who wants them. A press that
///    never pans is a tap: your own business.
/// 3. *Lengths.* The host counts in points. Here a cell is 8 × 16 of them, and a place is the middle of its cell.
@MainActor final class TerminalAdapter {
    /// One cell, in points.
    static let cell = NavSize(width: 8, height: 16)

    let host: NavHost
    /// How much room the screens have, in points; keep it up to date.
    private(set) var size = NavSize(width: 0, height: 0)
    /// Hears who wants a pan, and who not, before it begins.
    var onVerdict: (@MainActor (PanEvent, PanExplanation) -> Void)?
    private let presenter: FramePresenter
    private var tracker = PanTracker()

    init(_ host: NavHost) {
        self.host = host
        presenter = FramePresenter(for: host)
    }

    /// Called when frames are needed that were not needed before: start your timer, or ask for a tick.
    var onNeedsFrames: (@MainActor () -> Void)? {
        get { presenter.onNeedsFrames }
        set { presenter.onNeedsFrames = newValue }
    }

    var needsFrames: Bool { presenter.needsFrames }

    func resize(columns: Int, rows: Int) {
        size = NavSize(width: Double(columns) * Self.cell.width, height: Double(rows) * Self.cell.height)
    }

    /// What is to be seen now: screens from back to front, with offsets in points.
    func picture(at time: Duration) -> Picture { presenter.picture(in: size, at: time) }

    /// The pointer goes down at a cell, over these regions, innermost first.
    func press(_ place: CellPlace, over regions: [ScrollRegion], at time: Duration) {
        let direction = host.layoutDirection
        feed(tracker.down(at: Self.point(place), time: time, in: size, regions: regions, layoutDirection: direction))
    }

    /// The pointer moves, perhaps outside of the screens.
    ///
    /// - Returns: the pan, once it is one: until then it may be a tap.
    @discardableResult func move(to place: CellPlace, at time: Duration) -> PanEvent? {
        feed(tracker.move(to: Self.point(place), time: time))
    }

    /// The pointer goes up.
    ///
    /// - Returns: the pan that ends; nil after a tap.
    @discardableResult func release(at place: CellPlace, at time: Duration) -> PanEvent? {
        feed(tracker.up(at: Self.point(place), time: time))
    }

    @discardableResult private func feed(_ event: PanEvent?) -> PanEvent? {
        guard let event else { return nil }
        // Asking first costs nobody anything: the answers are kept for this finger.
        if event.phase == .began { onVerdict?(event, host.explanation(for: event)) }
        host.pan(event)
        return event
    }

    private static func point(_ place: CellPlace) -> NavPoint {
        NavPoint(x: (Double(place.x) + 0.5) * cell.width, y: (Double(place.y) + 0.5) * cell.height)
    }
}
