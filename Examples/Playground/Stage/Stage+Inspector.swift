import NavHost
import Unpop

/// What goes on inside: stack, redo, the last pan and why, events, switches.
extension Stage {
    func drawInspector(on whole: inout Sketch, _ rect: CellRect) {
        whole.canvas.fill(rect, theme.panel)
        if !theme.depth.isFine {
            for y in rect.y..<rect.bottom { whole.canvas.write("│", at: rect.x, y, theme.panelQuiet) }
        }
        var pen = Pen(x: rect.x + 2, y: rect.y, width: rect.width - 3, bottom: rect.bottom)
        let switches = (Switch.plugins.count + Switch.moods.count + 1) / 2 + 1
        let room = rect.height - switches
        drawStack(on: &whole, &pen, rows: max(room / 4, 2))
        drawPan(on: &whole, &pen)
        drawEvents(on: &whole, &pen, bottom: rect.bottom - switches)
        pen.y = rect.bottom - switches
        drawSwitches(on: &whole, &pen)
    }

    /// Two rows where there is no room for more.
    func drawStatus(on whole: inout Sketch, _ rect: CellRect) {
        whole.canvas.fill(rect, theme.panel)
        let redo = app.unpop.nextEntries.map(\.screen)
        let news = notice ?? app.lastPan.map { "\($0.way): \($0.verdict)" } ?? "? shows the keys, q quits"
        var x =
            1
            + whole.canvas.write(
                describe(app.host.screens), at: 1, rect.y, theme.panel, limit: rect.width - (redo.isEmpty ? 2 : 14))
        if !redo.isEmpty {
            x += 1 + whole.canvas.write(" ↷ ", at: x, rect.y, theme.panelTitle)
            whole.canvas.write(describe(redo), at: x - 1, rect.y, theme.panelQuiet, limit: max(rect.width - x, 0))
        }
        guard rect.height > 1 else { return }
        whole.canvas.write(frameNews ?? news, at: 1, rect.y + 1, theme.panelQuiet, limit: rect.width - 2)
    }

    /// Where the next line goes.
    struct Pen {
        let x: Int
        var y: Int
        let width: Int
        let bottom: Int
    }

    private func line(
        _ text: String, on whole: inout Sketch, _ pen: inout Pen, _ style: Style, indent: Int = 0
    ) {
        guard pen.y < pen.bottom else { return }
        whole.canvas.write(text, at: pen.x + indent, pen.y, style, limit: max(pen.width - indent, 0))
        pen.y += 1
    }

    private func drawStack(on whole: inout Sketch, _ pen: inout Pen, rows: Int) {
        line("STACK", on: &whole, &pen, theme.panelTitle)
        let screens = app.host.screens
        for (index, screen) in screens.reversed().prefix(rows).enumerated() {
            let isLast = index == rows - 1 && screens.count > rows
            let text = isLast ? "and \(screens.count - rows + 1) more" : describe(screen)
            line((index == 0 ? "▸ " : "  ") + text, on: &whole, &pen, index == 0 ? theme.panel : theme.panelQuiet)
        }
        let redo = app.unpop.nextEntries.map(\.screen)
        guard !redo.isEmpty else { return }
        line("↷ " + describe(redo), on: &whole, &pen, theme.good)
    }

    private func drawPan(on whole: inout Sketch, _ pen: inout Pen) {
        line("LAST PAN", on: &whole, &pen, theme.panelTitle)
        guard let pan = app.lastPan else {
            line("Drag with the mouse: from the", on: &whole, &pen, theme.panelQuiet)
            line("edges, the content, the strip.", on: &whole, &pen, theme.panelQuiet)
            return
        }
        line(pan.way, on: &whole, &pen, theme.panel)
        let isGood = pan.explanation.verdict == .begins
        line("→ " + pan.verdict, on: &whole, &pen, isGood ? theme.good : theme.bad)
        for note in pan.explanation.notes {
            guard note.outcome != .passed || pan.explanation.notes.count <= 3 else { continue }
            line("\(note.claimer) \(describe(note.outcome))", on: &whole, &pen, theme.panelQuiet, indent: 2)
        }
        if let trip = app.host.current, trip.isInteractive {
            line(progressBar(trip.fraction, width: pen.width), on: &whole, &pen, theme.panelTitle.with([]))
        }
    }

    private func progressBar(_ share: Double, width: Int) -> String {
        let cells = max(width - 6, 1)
        let full = Int((share * Double(cells)).rounded())
        return String(repeating: "━", count: full) + String(repeating: "─", count: cells - full) + " \(percent(share))"
    }

    private func drawEvents(on whole: inout Sketch, _ pen: inout Pen, bottom: Int) {
        let room = bottom - pen.y - 1 - (notice == nil && frameNews == nil ? 0 : 1)
        guard room > 0 else { return }
        line(app.shelf.isInstalled(app.transcript) ? "EVENTS" : "EVENTS (off)", on: &whole, &pen, theme.panelTitle)
        for text in app.transcript.lines.suffix(room) {
            line(text.hasPrefix("#") ? short(text) : text, on: &whole, &pen, theme.panelQuiet)
        }
        pen.y = bottom - 1
        if let news = frameNews ?? notice { line(news, on: &whole, &pen, theme.panel) }
    }

    /// "#3 pop by gesture: did show Inbox" without who and by whom: the number tells it.
    private func short(_ text: String) -> String {
        let number = text.prefix { $0 != " " }
        let what = text.split(separator: ":", maxSplits: 1).last ?? ""
        return "\(number)\(what)"
    }

    private func drawSwitches(on whole: inout Sketch, _ pen: inout Pen) {
        line("SWITCHES  ? keys · q quit", on: &whole, &pen, theme.panelTitle)
        let column = pen.width / 2
        for (plugin, mood) in zip(Switch.plugins, Switch.moods) {
            for (index, one) in [plugin, mood].enumerated() {
                let rect = CellRect(x: pen.x + index * column, y: pen.y, width: column, height: 1)
                let isOn = isOn(one)
                whole.canvas.write(String(one.key), at: rect.x, rect.y, theme.panelTitle.with([]))
                whole.canvas.write(isOn ? "●" : "○", at: rect.x + 2, rect.y, isOn ? theme.good : theme.panelQuiet)
                whole.canvas.write(
                    one.name, at: rect.x + 4, rect.y, isOn ? theme.panel : theme.panelQuiet, limit: column - 5)
                whole.target(rect, .flip(one))
            }
            pen.y += 1
        }
    }
}
