extension WelcomePage: Sketching {
    func paper(_ theme: Theme) -> Style {
        Style(ink: theme.page.ink, paper: backdrop.colour(theme.pages))
    }

    func draw(on sketch: inout Sketch) {
        let paper = paper(sketch.theme)
        let art = sketch.height >= 14 && sketch.width >= 24 ? Self.art[index] : []
        let lines = text.wrapped(to: max(min(sketch.width - 6, 40), 1))
        // Three rows at the bottom belong to the dots.
        var y = max((sketch.height - art.count - lines.count - 5) / 2, art.isEmpty ? 0 : 2)
        let size = art.map(\.cellWidth).max() ?? 0
        for line in art {
            sketch.canvas.write(
                line + String(repeating: " ", count: size - line.cellWidth), at: (sketch.width - size) / 2, y,
                paper.inked(sketch.theme.depth == .none ? paper.ink : sketch.theme.accent.ink))
            y += 1
        }
        sketch.centre(title, at: y + 1, paper.with(.bold))
        y += 3
        for line in lines where y < sketch.height - 3 {
            sketch.centre(line, at: y, paper)
            y += 1
        }
        if !sketch.hasDotsAlready { Self.drawDots(on: &sketch, self) }
    }

    /// The dots of the series, each as much lit as its page is there.
    static func drawDots(on sketch: inout Sketch, _ page: WelcomePage) {
        let paper = page.paper(sketch.theme)
        let x = sketch.width / 2 - page.count
        for dot in 0..<page.count {
            let light = max(1 - abs(page.backdrop.position - Double(dot)), 0)
            let ink = paper.paper.mixed(with: paper.ink, 0.3 + 0.7 * light)
            let place = CellRect(x: x + 2 * dot, y: sketch.height - 3, width: 1, height: 1)
            sketch.canvas.write(light >= 0.5 ? "●" : "○", at: place.x, place.y, paper.inked(ink))
            sketch.target(place, .command(dot > page.index ? .next : .previous))
        }
    }

    private static let art = [
        ["╭──────────────╮", "│╲            ╱│", "│  ╲        ╱  │", "│    ╲____╱    │", "╰──────────────╯"],
        ["     ╭────────╮", "  ╭──┴─────╮  │", "╭─┴──────╮ │  │", "│        │ ├──╯", "│        ├─╯", "╰────────╯"],
        [
            "╭─────╮   ╭─────╮", "│  ●  ├───┤  ●  │", "╰──┬──╯   ╰──┬──╯", "╭──┴──╮   ╭──┴──╮", "│  ●  ├───┤  ●  │",
            "╰─────╯   ╰─────╯",
        ],
    ]
}
