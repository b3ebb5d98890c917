import NavHost
import Unpop

/// What goes on inside: stack, redo, the last pan and why, events, switches.
extension Stage {
    func drawInspector(on whole: inout Sketch, _ rect: CellRect) {
        whole.canvas.fill(rect, theme.panel)
        if !theme.depth.isFine {
            for y in rect.y..<rect.bottom { whole.canvas.write("│", at: rect.x, y, theme.panelQuiet) }
        }
        let inner = CellRect(x: rect.x + 2, y: rect.y, width: rect.width - 3, height: rect.height - 1)
        // One row for the heading.
        let switches = rect.height >= 16 ? Switch.moods.count + 1 : 0
        let isAiry = rect.height >= 24
        let column = CellRect(x: inner.x, y: inner.y, width: inner.width, height: inner.height - switches)
        var pen = PanelPen(column, theme, isAiry: isAiry)
        drawStack(on: &whole, &pen, rows: min(max(column.height / 4, 2), 8))
        drawPan(on: &whole, &pen)
        drawEvents(on: &whole, &pen)
        if switches > 0 {
            let rest = CellRect(x: inner.x, y: column.bottom, width: inner.width, height: switches)
            drawSwitches(on: &whole, rest)
        }
        drawFooter(on: &whole, CellRect(x: rect.x, y: rect.bottom - 1, width: rect.width, height: 1))
    }

    private func drawStack(on whole: inout Sketch, _ pen: inout PanelPen, rows: Int) {
        pen.heading("STACK", on: &whole.canvas)
        let screens = app.host.screens
        for (index, screen) in screens.reversed().prefix(rows).enumerated() {
            let isLast = index == rows - 1 && screens.count > rows
            let text = isLast ? "and \(screens.count - rows + 1) more" : describe(screen)
            let mark = index == 0 ? "▸ " : "  "
            pen.line(mark + text, on: &whole.canvas, index == 0 ? theme.panel : theme.panelQuiet)
        }
        let redo = app.unpop.nextEntries.map(\.screen)
        if !redo.isEmpty { pen.line("↷ " + describe(redo), on: &whole.canvas, theme.good) }
    }

    private func drawPan(on whole: inout Sketch, _ pen: inout PanelPen) {
        pen.heading("LAST PAN", on: &whole.canvas)
        guard let pan = app.lastPan else {
            let hint = "Drag with the mouse: from an edge, the content, the strip."
            return pen.paragraph(hint, on: &whole.canvas, theme.panelQuiet)
        }
        pen.line(pan.way, on: &whole.canvas, theme.panel)
        pen.paragraph("→ " + pan.verdict, on: &whole.canvas, style(of: pan.explanation.verdict))
        for line in pan.opinions { pen.paragraph(line, on: &whole.canvas, theme.panelQuiet) }
        if let trip = app.host.current, trip.isInteractive {
            pen.line(progressBar(trip.fraction, width: pen.width), on: &whole.canvas, theme.panelTitle.with([]))
        }
    }

    private func style(of verdict: Verdict) -> Style {
        switch verdict {
        case .begins: theme.good
        case .refused: theme.bad
        default: theme.panel
        }
    }

    private func progressBar(_ share: Double, width: Int) -> String {
        let cells = max(width - 6, 1)
        let full = Int((share * Double(cells)).rounded())
        let number = percent(share)
        let gap = String(repeating: " ", count: max(6 - number.count, 1))
        return String(repeating: "━", count: full) + String(repeating: "─", count: cells - full) + gap + number
    }

    private func drawEvents(on whole: inout Sketch, _ pen: inout PanelPen) {
        guard pen.room > (pen.isAiry ? 3 : 2) else { return }
        let isOn = app.shelf.isInstalled(app.transcript)
        pen.heading(isOn ? "EVENTS" : "EVENTS (off)", on: &whole.canvas)
        let room = pen.room - (pen.isAiry ? 1 : 0)
        for text in events(room) { pen.line(text, on: &whole.canvas, theme.panelQuiet) }
    }

    private func drawSwitches(on whole: inout Sketch, _ rect: CellRect) {
        whole.canvas.write("SWITCHES", at: rect.x, rect.y, theme.panelTitle, limit: rect.width)
        let isWide = rect.width >= 38
        // The longest label decides where the second column begins.
        let first = isWide ? rect.width / 2 : 15
        for (index, one) in Switch.plugins.enumerated() {
            drawSwitch(on: &whole, one, CellRect(x: rect.x, y: rect.y + 1 + index, width: first, height: 1), isWide)
        }
        for (index, one) in Switch.moods.enumerated() {
            let place = CellRect(x: rect.x + first, y: rect.y + 1 + index, width: rect.width - first, height: 1)
            drawSwitch(on: &whole, one, place, isWide)
        }
    }

    private func drawSwitch(on whole: inout Sketch, _ one: Switch, _ rect: CellRect, _ isWide: Bool) {
        let isOn = isOn(one)
        whole.canvas.write(String(one.key), at: rect.x, rect.y, theme.panelTitle.with([]))
        whole.canvas.write(isOn ? "●" : "○", at: rect.x + 2, rect.y, isOn ? theme.good : theme.panelQuiet)
        let name = isWide ? one.name : one.label
        whole.canvas.write(name, at: rect.x + 4, rect.y, isOn ? theme.panel : theme.panelQuiet, limit: rect.width - 4)
        whole.target(rect, .flip(one))
    }

    /// In line with the toolbar.
    private func drawFooter(on whole: inout Sketch, _ rect: CellRect) {
        whole.canvas.fill(rect, theme.bar)
        if let frameNews {
            whole.canvas.write(frameNews, at: rect.x + 2, rect.y, theme.bar, limit: rect.width - 3)
        } else {
            drawButtons(
                on: &whole, Self.panelButtons, CellRect(x: rect.x + 1, y: rect.y, width: rect.width - 1, height: 1))
        }
    }

    /// A click beside something else must not end the program.
    private static let panelButtons: [ToolButton] = [
        ("?", "Keys", .help), ("I", "Pane", .inspector), ("q", "Quit", nil),
    ]
}

extension Stage {
    /// The last events, as many as there are rows for; pans are shown by themselves.
    func events(_ count: Int) -> [String] {
        // A pan takes a few lines, and a person pans often.
        let heard = app.transcript.lines.suffix(8 * count + 50)
        return heard.filter { !$0.hasPrefix("A pan") && !$0.hasPrefix("   ") }.suffix(count).map(short)
    }

    /// "#3 pop by gesture: did show Inbox" without what and by whom: the number tells it.
    private func short(_ text: String) -> String {
        guard text.hasPrefix("#") else { return text }
        let number = text.prefix { $0 != " " }
        let what = text.split(separator: ":", maxSplits: 1).last ?? ""
        return "\(number)\(what)"
    }
}
