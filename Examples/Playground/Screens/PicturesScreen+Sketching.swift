extension PicturesScreen: Sketching {
    var buttons: [ToolButton] {
        [("[ ]", "Strip", .nudgeStrip(1)), ("- +", "Slider", .nudgeSlider(1)), ("Esc", "Back", .command(.back))]
    }

    func draw(on sketch: inout Sketch) {
        let width = max(sketch.width - 6, 1)
        var y = 2
        let isRoomy = sketch.height >= 14
        if isRoomy {
            let hint = "Drag the strip. At its beginning it lets you swipe back."
            y = sketch.paragraph(hint, at: y, sketch.theme.quiet) + 1
        }
        // Below it: a caption, the slider and its name, and the rows that bars and notices take.
        let size = max(min(sketch.height - y - (isRoomy ? 7 : 4), 10), 2)
        drawStrip(on: &sketch, CellRect(x: 3, y: y, width: width, height: size + 1))
        y += size + (isRoomy ? 2 : 1)
        if isRoomy { sketch.canvas.write("Hour of the day", at: 3, y, sketch.theme.quiet) }
        drawSlider(on: &sketch, CellRect(x: 3, y: y + (isRoomy ? 1 : 0), width: width, height: 1))
    }

    private func drawStrip(on sketch: inout Sketch, _ rect: CellRect) {
        strip.visible = rect.width
        sketch.grip(rect, strip)
        var page = Canvas(width: rect.width, height: rect.height, sketch.theme.page)
        page.isMirrored = sketch.canvas.isMirrored
        for (index, caption) in captions.enumerated() {
            let x = index * Self.pitch - strip.offset
            guard x < rect.width, x + Self.pitch > 0 else { continue }
            let picture = Landscape(seed: index, hour: slider.value)
            picture.draw(on: &page, CellRect(x: x, y: 0, width: Self.pitch - 2, height: rect.height - 1), sketch.theme)
            page.write(caption, at: x, rect.height - 1, sketch.theme.quiet, limit: Self.pitch - 2)
        }
        sketch.canvas.draw(page, in: sketch.canvas.placed(rect), .init(), sketch.theme.depth)
    }

    private func drawSlider(on sketch: inout Sketch, _ rect: CellRect) {
        slider.length = rect.width
        sketch.grip(CellRect(x: rect.x, y: rect.y, width: rect.width, height: 2), slider)
        let knob = Int((slider.value * Double(max(rect.width - 1, 0))).rounded())
        for x in 0..<rect.width {
            let isOn = x < knob
            sketch.canvas.write(
                x == knob ? "●" : isOn ? "━" : "─", at: rect.x + x, rect.y,
                x <= knob ? sketch.theme.accent : sketch.theme.quiet)
        }
    }
}
