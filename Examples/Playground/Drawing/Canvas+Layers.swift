/// A picture in a picture: screens that move over each other.
extension Canvas {
    /// How a layer lies over what is there.
    struct Placement {
        /// How far it is from its place, in eighths of a cell.
        var eighths = 0
        /// 0 invisible, 1 opaque.
        var opacity = 1.0
        /// 0 none, 1 black.
        var dimming = 0.0
        /// How dark a shadow the edges throw, 0 none, 1 black.
        var shadow = 0.0
    }

    /// Draws a layer of the same size over a part of this canvas.
    ///
    /// Its edges move by eighths of a cell, its text by whole cells: a terminal has no half letters.
    mutating func draw(_ layer: Canvas, in rect: CellRect, _ placement: Placement, _ depth: ColourDepth) {
        let (whole, part) = placement.eighths.quotientAndRest(by: 8)
        if placement.shadow > 0, placement.opacity >= 1 { castShadow(placement.shadow, in: rect, whole, part, depth) }
        for y in 0..<min(rect.height, layer.height) {
            let uncovered = self[rect.x + whole, rect.y + y].style.paper
            for x in max(whole, 0)..<max(min(whole + layer.width, rect.width), max(whole, 0)) {
                let source = layer[x - whole, y]
                var cell = source
                // Half of a wide character is none.
                let isCut = source.isTail && x == 0 || x == rect.width - 1 && layer.hasTail(x - whole + 1, y)
                if isCut { cell = .blank(source.style) }
                cover(rect.x + x, rect.y + y, with: cell, placement, depth)
            }
            guard part > 0, depth.isFine, placement.opacity >= 1 else { continue }
            drawEdges(of: layer, y, in: rect, (whole, part), over: uncovered, placement)
        }
    }

    func hasTail(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && x < width && self[x, y].isTail
    }

    private mutating func cover(
        _ x: Int, _ y: Int, with cell: Cell, _ placement: Placement, _ depth: ColourDepth
    ) {
        guard bounds.contains(CellPlace(x: x, y: y)) else { return }
        var cell = cell
        cell.style = cell.style.dimmed(placement.dimming)
        if depth == .none, placement.dimming > 0.05 { cell.style.traits = .faint }
        guard placement.opacity < 1 else { return put(cell, x, y) }
        let below = self[x, y]
        let paper = below.style.paper.mixed(with: cell.style.paper, placement.opacity)
        // A letter goes before the next comes: the old one until the middle, then the new one.
        let isNew = placement.opacity >= 0.5
        var seen = isNew ? cell : below
        let strength = abs(placement.opacity - 0.5) * 2
        seen.style.ink = paper.mixed(with: seen.style.ink, strength)
        seen.style.paper = paper
        put(seen, x, y)
    }

    /// The two columns that a layer fills in part.
    private mutating func drawEdges(
        of layer: Canvas, _ y: Int, in rect: CellRect, _ at: (whole: Int, part: Int), over uncovered: Colour,
        _ placement: Placement
    ) {
        let block = Character(["▏", "▎", "▍", "▌", "▋", "▊", "▉"][at.part - 1])
        let ends = [(at.whole, layer[0, y], true), (at.whole + layer.width, layer[layer.width - 1, y], false)]
        for (x, edge, isLeft) in ends where x >= 0 && x < rect.width {
            let paper = edge.style.dimmed(placement.dimming).paper
            let old = isLeft ? uncovered : self[rect.x + x, rect.y + y].style.paper
            let style = Style(ink: isLeft ? old : paper, paper: isLeft ? paper : old)
            put(Cell(text: block, style: style), rect.x + x, rect.y + y)
        }
    }

    private mutating func castShadow(
        _ darkness: Double, in rect: CellRect, _ whole: Int, _ part: Int, _ depth: ColourDepth
    ) {
        for (distance, darkness) in [(1, darkness), (2, darkness / 2)] {
            for x in [whole - distance, whole + rect.width + (part > 0 ? 1 : 0) + distance - 1]
            where x >= 0 && x < rect.width {
                guard depth.isFine else {
                    if distance == 1 { drawRule(rect.x + x, rect) }
                    continue
                }
                let column = CellRect(x: rect.x + x, y: rect.y, width: 1, height: rect.height)
                restyle(column) { $0.dimmed(darkness) }
            }
        }
    }

    /// Without shades a line shows where one screen ends.
    private mutating func drawRule(_ x: Int, _ rect: CellRect) {
        for y in rect.y..<rect.bottom where bounds.contains(CellPlace(x: x, y: y)) {
            var style = self[x, y].style
            style.traits = []
            put(Cell(text: "│", style: style), x, y)
        }
    }
}

extension Int {
    /// Whole parts and what is left, which is never negative.
    fileprivate func quotientAndRest(by divisor: Int) -> (Int, Int) {
        let rest = ((self % divisor) + divisor) % divisor
        return ((self - rest) / divisor, rest)
    }
}
