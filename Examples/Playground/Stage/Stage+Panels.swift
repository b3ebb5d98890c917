import NavHost

/// Dialogue and help: what lies over everything.
extension Stage {
    func drawDialogue(on whole: inout Sketch, _ device: CellRect) {
        veil(device, on: &whole)
        let width = min(device.width, max(min(device.width - 4, 44), 22))
        let lines = (app.dialogue.text ?? "").wrapped(to: width - 4)
        let rect = CellRect(
            x: device.x + (device.width - width) / 2, y: device.y + max((device.height - lines.count - 4) / 2, 0),
            width: width, height: lines.count + 4)
        drawBox(on: &whole, rect)
        for (row, line) in lines.enumerated() {
            whole.canvas.write(line, at: rect.x + 2, rect.y + 1 + row, theme.dialogue)
        }
        let y = rect.bottom - 2
        let leave = whole.canvas.write(" y Leave ", at: rect.x + 2, y, theme.button)
        whole.target(CellRect(x: rect.x + 2, y: y, width: leave, height: 1), .command(.yes))
        let stay = whole.canvas.write(" x Stay ", at: rect.x + 3 + leave, y, theme.otherButton)
        whole.target(CellRect(x: rect.x + 3 + leave, y: y, width: stay, height: 1), .command(.no))
    }

    /// The keys, in as many pages as it takes.
    var helpPages: [ArraySlice<Keys.Row>] {
        let size = max(height - 2, 1)
        return stride(from: 0, to: Keys.help.count, by: size).map { Keys.help[$0..<min($0 + size, Keys.help.count)] }
    }

    func drawHelp(on whole: inout Sketch) {
        let pages = helpPages
        guard let page = helpPage.map({ min($0, pages.count - 1) }) else { return }
        veil(whole.canvas.bounds, on: &whole)
        let keyWidth = (Keys.help.map(\.keys.cellWidth).max() ?? 0) + 2
        let width = min(keyWidth + (Keys.help.map(\.summary.cellWidth).max() ?? 0) + 4, whole.width)
        let height = pages[page].count + 2
        let rect = CellRect(
            x: (whole.width - width) / 2, y: (whole.height - height) / 2, width: width, height: height)
        drawBox(on: &whole, rect)
        whole.canvas.write(" Keys ", at: rect.x + 2, rect.y, theme.dialogue.with(.bold))
        if page + 1 < pages.count { whole.canvas.write(" ? more ", at: rect.x + 2, rect.bottom - 1, theme.dialogue) }
        for (index, row) in pages[page].enumerated() {
            let y = rect.y + 1 + index
            whole.canvas.write(row.keys, at: rect.x + 2, y, theme.dialogue.with(.bold), limit: keyWidth)
            whole.canvas.write(
                row.summary, at: rect.x + 2 + keyWidth, y, theme.dialogue, limit: max(width - keyWidth - 4, 0))
        }
        whole.target(whole.canvas.bounds, .help)
    }

    /// Sets back what lies below.
    private func veil(_ rect: CellRect, on whole: inout Sketch) {
        whole.canvas.restyle(rect) { style in
            theme.depth == .none ? style.with(.faint) : style.dimmed(theme.isDark ? 0.5 : 0.25)
        }
    }

    private func drawBox(on whole: inout Sketch, _ rect: CellRect) {
        let style = theme.dialogue
        whole.canvas.fill(rect, style)
        let line = String(repeating: "─", count: max(rect.width - 2, 0))
        whole.canvas.write("╭\(line)╮", at: rect.x, rect.y, style)
        whole.canvas.write("╰\(line)╯", at: rect.x, rect.bottom - 1, style)
        for y in (rect.y + 1)..<max(rect.bottom - 1, rect.y + 1) {
            whole.canvas.write("│", at: rect.x, y, style)
            whole.canvas.write("│", at: rect.right - 1, y, style)
        }
    }
}
