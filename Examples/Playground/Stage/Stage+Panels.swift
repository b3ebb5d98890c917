import NavHost

/// Dialogue and help: what lies over everything.
extension Stage {
    func drawDialogue(on whole: inout Sketch, _ device: CellRect) {
        whole.canvas.restyle(device) { style in
            var veiled = style.dimmed(theme.depth == .none ? 0 : 0.45)
            if theme.depth == .none { veiled.traits = .faint }
            return veiled
        }
        let width = max(min(device.width - 4, 44), 16)
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

    func drawHelp(on whole: inout Sketch) {
        whole.canvas.restyle(whole.canvas.bounds) { $0.dimmed(0.45) }
        let rows = Keys.help
        let keyWidth = (rows.map(\.keys.cellWidth).max() ?? 0) + 2
        let width = min(keyWidth + (rows.map(\.summary.cellWidth).max() ?? 0) + 4, whole.width - 2)
        let height = min(rows.count + 2, whole.height)
        let rect = CellRect(
            x: (whole.width - width) / 2, y: (whole.height - height) / 2, width: width, height: height)
        drawBox(on: &whole, rect)
        whole.canvas.write(" Keys ", at: rect.x + 2, rect.y, theme.dialogue.with(.bold))
        for (index, row) in rows.prefix(max(height - 2, 0)).enumerated() {
            let y = rect.y + 1 + index
            whole.canvas.write(row.keys, at: rect.x + 2, y, theme.dialogue.with(.bold), limit: keyWidth)
            whole.canvas.write(
                row.summary, at: rect.x + 2 + keyWidth, y, theme.dialogue, limit: max(width - keyWidth - 3, 0))
        }
        whole.target(whole.canvas.bounds, .help)
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
