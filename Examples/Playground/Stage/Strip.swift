import NavHost

/// A strip that scrolls horizontally.
///
/// It counts in cells.
@MainActor final class Strip: Draggable {
    let length: Int
    /// How much of it is seen; told by whoever draws.
    var visible = 1 {
        didSet { offset = clamped(offset) }
    }
    private(set) var offset = 0
    private var start = 0

    init(length: Int) {
        self.length = length
    }

    var region: ScrollRegion {
        let cell = TerminalAdapter.cell.width
        return ScrollRegion(
            id: 1, offset: Double(offset) * cell, contentLength: Double(length) * cell,
            visibleLength: Double(visible) * cell)
    }

    func beginDrag(at column: Int) {
        start = offset
    }

    func drag(by columns: Int) {
        offset = clamped(start - columns)
    }

    func nudge(_ steps: Int) {
        offset = clamped(offset + 4 * steps)
    }

    private func clamped(_ offset: Int) -> Int {
        min(max(offset, 0), max(length - visible, 0))
    }
}
