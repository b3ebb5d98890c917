import NavHost
import PopGuard
import Unpop

/// What is left of the inspector in a narrow terminal, and what is said in passing.
extension Stage {
    /// The stack and what redo would bring, the last pan, the last event: as many as there are rows for.
    func drawStatus(on whole: inout Sketch, _ rect: CellRect) {
        whole.canvas.fill(rect, theme.panel)
        let width = rect.width - 2
        let redo = app.unpop.nextEntries.map(\.screen)
        let room = redo.isEmpty ? width : max(width - 14, width / 2)
        // The top is what one looks for: it is the bottom that is left out.
        let stack = app.host.screens.map { describe($0) }.joinedAtEnd(" › ", within: room)
        let x = 1 + whole.canvas.write(stack, at: 1, rect.y, theme.panel, limit: room)
        if !redo.isEmpty {
            whole.canvas.write(" ↷ " + describe(redo), at: x, rect.y, theme.good, limit: max(rect.width - x - 1, 0))
        }
        let pan = app.lastPan.map { "\($0.way): \($0.verdict)" } ?? "? shows the keys, q quits"
        let event = frameNews ?? events(1).first ?? ""
        let lines = rect.height > 2 ? [pan, event] : [frameNews ?? pan]
        for (row, line) in lines.prefix(rect.height - 1).enumerated() {
            whole.canvas.write(line, at: 1, rect.y + 1 + row, theme.panelQuiet, limit: width)
        }
    }

    /// A line above the toolbar: what there is to say, or to take back.
    func drawToast(on whole: inout Sketch, _ device: CellRect) {
        let offer = app.offer.flatMap { $0.isOpen ? $0.screen : nil }
        guard let text = notice ?? offer.map({ "\(describe($0)) closed" }) else { return }
        let undo = " z Undo "
        let room = device.width - 6 - (offer == nil ? 0 : undo.cellWidth)
        let said = " \(text.fitted(to: max(room, 1))) "
        let width = said.cellWidth + (offer == nil ? 0 : undo.cellWidth)
        let (x, y) = (device.x + max((device.width - width) / 2, 0), device.bottom - 2)
        let end = x + whole.canvas.write(said, at: x, y, theme.otherButton)
        guard offer != nil else { return }
        whole.canvas.write(undo, at: end, y, theme.button)
        whole.target(CellRect(x: end, y: y, width: undo.cellWidth, height: 1), .undo)
    }
}

extension [String] {
    /// All of them, or the last of them behind a mark.
    fileprivate func joinedAtEnd(_ separator: String, within width: Int) -> String {
        var pieces = self
        while pieces.count > 1 {
            let text = (pieces.count < count ? "…" + separator : "") + pieces.joined(separator: separator)
            if text.cellWidth <= width { return text }
            pieces.removeFirst()
        }
        return (count > 1 ? "…" + separator : "") + (pieces.first ?? "")
    }
}
