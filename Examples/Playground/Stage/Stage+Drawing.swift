import NavHost

/// Everything, from back to front.
extension Stage {
    /// What is to be seen now.
    func draw(at time: Duration) -> Canvas {
        let theme = theme
        var whole = Sketch(Canvas(width: width, height: height, theme.page), theme)
        guard let layout else {
            // The motion goes on unseen.
            _ = adapter.picture(at: time)
            drawNotice(on: &whole)
            keep([], [])
            return whole.canvas
        }
        drawDevice(on: &whole, layout.device, at: time)
        if let inspector = layout.inspector { drawInspector(on: &whole, inspector) }
        if let status = layout.status { drawStatus(on: &whole, status) }
        drawToast(on: &whole, layout.device)
        if app.dialogue.text != nil { drawDialogue(on: &whole, layout.device) }
        drawHelp(on: &whole)
        keep(whole.targets, whole.grips)
        return whole.canvas
    }

    /// Says why nothing else is shown.
    private func drawNotice(on whole: inout Sketch) {
        let lines = [
            "too small", "\(width) × \(height)", "needs \(StageLayout.least.width) × \(StageLayout.least.height)",
        ]
        let shown = lines.prefix(max(height, 1))
        for (row, line) in shown.enumerated() {
            let text = line.fitted(to: width)
            let x = (width - text.cellWidth) / 2
            whole.canvas.write(text, at: x, (height - shown.count) / 2 + row, row == 0 ? theme.strong : theme.quiet)
        }
    }

    private func drawDevice(on whole: inout Sketch, _ device: CellRect, at time: Duration) {
        let picture = adapter.picture(at: time)
        let pages = picture.compactMap { $0.screen as? WelcomePage }
        let areAllPages = pages.count == picture.count && !pages.isEmpty
        for (index, layer) in picture.enumerated() {
            guard let screen = layer.screen as? any Sketching else { continue }
            var sketch = Sketch(Canvas(width: device.width, height: device.height, screen.paper(theme)), theme)
            sketch.canvas.isMirrored = app.host.layoutDirection == .rightToLeft
            sketch.field = screen === app.host.top ? field : nil
            sketch.hasDotsAlready = areAllPages
            screen.draw(on: &sketch)
            // A tenth of black, as the animator wants it, is not to be seen in cells; on white less will do.
            whole.canvas.draw(
                sketch.canvas, in: device,
                .init(
                    eighths: Int((layer.placement.offset.x / TerminalAdapter.cell.width * 8).rounded()),
                    opacity: layer.placement.opacity, dimming: layer.placement.dimming * (isDark ? 3 : 1.5),
                    shadow: index == 1 && !areAllPages ? (isDark ? 0.28 : 0.1) : 0), theme.depth)
            if screen === app.host.top { whole.adopt(sketch, at: device) }
        }
        if areAllPages, let page = pages.last { overlay(on: &whole, device) { WelcomePage.drawDots(on: &$0, page) } }
        drawBars(on: &whole, device, picture.bars)
    }

    /// Draws over what is there, in the coordinates of the device.
    func overlay(on whole: inout Sketch, _ device: CellRect, _ draw: (inout Sketch) -> Void) {
        var part = Sketch(whole.canvas.part(device), theme)
        part.canvas.isMirrored = app.host.layoutDirection == .rightToLeft
        draw(&part)
        whole.canvas.draw(part.canvas, in: device, .init(), theme.depth)
        whole.adopt(part, at: device)
    }

    private func drawBars(on whole: inout Sketch, _ device: CellRect, _ bars: BarsVisibility?) {
        let visible = bars ?? BarsVisibility(navigationBar: 1, toolbar: 0)
        drawBar(on: &whole, CellRect(x: device.x, y: device.y, width: device.width, height: 1), visible.navigationBar) {
            self.drawTitle(on: &$0)
        }
        drawBar(
            on: &whole, CellRect(x: device.x, y: device.bottom - 1, width: device.width, height: 1), visible.toolbar
        ) { self.drawTools(on: &$0) }
    }

    /// A bar comes and goes by becoming opaque: a row cannot be moved in by less than a row.
    private func drawBar(
        on whole: inout Sketch, _ rect: CellRect, _ visibility: Double, _ draw: (inout Sketch) -> Void
    ) {
        guard visibility > 0.01 else { return }
        var bar = Sketch(Canvas(width: rect.width, height: 1, theme.bar), theme)
        bar.canvas.isMirrored = app.host.layoutDirection == .rightToLeft
        draw(&bar)
        let opacity = theme.depth == .none || !theme.depth.isFine ? (visibility < 0.5 ? 0 : 1) : visibility
        guard opacity > 0 else { return }
        whole.canvas.draw(bar.canvas, in: rect, .init(opacity: opacity), theme.depth)
        whole.adopt(bar, at: rect)
    }

    private func drawTitle(on bar: inout Sketch) {
        let isForward = app.host.layoutDirection == .leftToRight
        let trip = app.host.current
        let screens = app.host.screens
        var room = 1
        if screens.count > 1 {
            let name = describe(screens[screens.count - 2]).fitted(to: bar.width / 3)
            let text = isForward ? "‹ \(name)" : "\(name) ›"
            room = bar.canvas.write(text, at: 1, 0, theme.barButton) + 1
            bar.target(CellRect(x: 0, y: 0, width: room + 1, height: 1), .backButton)
        }
        // Two titles change places as their screens do.
        let share = trip.map(\.fraction) ?? 1
        let isMoving = trip.map { $0.direction != .inPlace && $0.from != nil } ?? false
        let titles: [((any NavScreen)?, Double)] =
            isMoving ? [(trip?.from, 1 - share), (trip?.to, share)] : [(app.host.top, 1)]
        for (screen, strength) in titles where screen != nil && strength > 0.5 {
            let fade = (strength - 0.5) * 2
            let paper = theme.barTitle.paper
            let ink = theme.depth.isFine ? paper.mixed(with: theme.barTitle.ink, fade) : theme.barTitle.ink
            let text = describe(screen).fitted(to: max(bar.width - 2 * room - 2, bar.width / 3))
            let x = max((bar.width - text.cellWidth) / 2, room + 2)
            bar.canvas.write(text, at: x, 0, theme.barTitle.inked(ink), limit: max(bar.width - x - 1, 0))
        }
    }

    private func drawTools(on bar: inout Sketch) {
        guard let screen = app.host.top as? any Sketching else { return }
        drawButtons(on: &bar, screen.buttons, CellRect(x: 1, y: 0, width: bar.width - 1, height: 1))
    }

    /// As many buttons as fit; the help has them all.
    func drawButtons(on bar: inout Sketch, _ buttons: [ToolButton], _ rect: CellRect) {
        var x = rect.x
        for (index, button) in buttons.enumerated() {
            let size = button.key.cellWidth + button.label.cellWidth + 3
            // The last one needs no room behind it, and any other must leave some for the mark that there are more.
            guard x + size - (index + 1 == buttons.count ? 2 : 0) <= rect.right else {
                bar.target(CellRect(x: x, y: rect.y, width: 3, height: 1), .help)
                bar.canvas.write("…", at: x + 1, rect.y, theme.bar)
                return
            }
            if let act = button.act { bar.target(CellRect(x: x, y: rect.y, width: size, height: 1), act) }
            bar.canvas.write(button.key, at: x + 1, rect.y, theme.barButton)
            bar.canvas.write(button.label, at: x + 2 + button.key.cellWidth, rect.y, theme.bar)
            x += size
        }
    }
}

extension Canvas {
    /// A copy of a part.
    func part(_ rect: CellRect) -> Canvas {
        var part = Canvas(width: rect.width, height: rect.height, Style(ink: .white, paper: .black))
        for y in 0..<part.height {
            for x in 0..<part.width { part[x, y] = self[rect.x + x, rect.y + y] }
        }
        return part
    }
}

extension Sketch {
    /// Takes over what a part says of where things are.
    mutating func adopt(_ part: Sketch, at place: CellRect) {
        for target in part.targets { self.target(target.rect.moved(by: place), target.act) }
        for grip in part.grips { self.grip(grip.rect.moved(by: place), grip.thing) }
    }
}

extension CellRect {
    fileprivate func moved(by place: CellRect) -> CellRect {
        CellRect(x: x + place.x, y: y + place.y, width: width, height: height)
    }
}
