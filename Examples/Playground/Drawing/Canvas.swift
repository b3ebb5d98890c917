/// Cells to draw on.
///
/// What lies outside is cut off, wide characters are cut off whole.
struct Canvas {
    let width: Int
    let height: Int
    private(set) var cells: [Cell]
    /// Whether x counts from the right, as where text begins there.
    ///
    /// Pieces of text stay as they are.
    var isMirrored = false

    init(width: Int, height: Int, _ style: Style) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        cells = Array(repeating: .blank(style), count: self.width * self.height)
    }

    var bounds: CellRect { CellRect(x: 0, y: 0, width: width, height: height) }

    /// A cell, as it lies on the screen; blank ones lie around.
    subscript(x: Int, y: Int) -> Cell {
        get {
            bounds.contains(CellPlace(x: x, y: y)) ? cells[y * width + x] : .blank(Style(ink: .white, paper: .black))
        }
        set {
            guard bounds.contains(CellPlace(x: x, y: y)) else { return }
            cells[y * width + x] = newValue
        }
    }

    /// Where a rectangle lies on the screen.
    func placed(_ rect: CellRect) -> CellRect {
        var placed = rect
        if isMirrored { placed.x = width - rect.right }
        return placed
    }

    mutating func fill(_ rect: CellRect, _ style: Style) {
        let rect = placed(rect)
        for y in max(rect.y, 0)..<max(min(rect.bottom, height), max(rect.y, 0)) {
            for x in max(rect.x, 0)..<max(min(rect.right, width), max(rect.x, 0)) { put(.blank(style), x, y) }
        }
    }

    /// Writes text; what does not fit into `limit` cells is left out.
    ///
    /// Blanks of the paper that lies there stay.
    ///
    /// - Returns: how many cells it takes.
    @discardableResult
    mutating func write(_ text: String, at x: Int, _ y: Int, _ style: Style, limit: Int? = nil) -> Int {
        let text = text.printable.fitted(to: limit ?? Int.max)
        let size = text.cellWidth
        var column = placed(CellRect(x: x, y: y, width: size, height: 1)).x
        for character in text {
            let wide = character.cellWidth
            if wide == 0 { continue }
            if column >= 0, column + wide <= width, y >= 0, y < height {
                put(Cell(text: character, style: style), column, y)
                if wide == 2 { put(Cell(text: " ", style: style, isTail: true), column + 1, y) }
            }
            column += wide
        }
        return size
    }

    /// Changes how cells look, and leaves what stands in them.
    mutating func restyle(_ rect: CellRect, _ change: (Style) -> Style) {
        for y in max(rect.y, 0)..<max(min(rect.bottom, height), max(rect.y, 0)) {
            for x in max(rect.x, 0)..<max(min(rect.right, width), max(rect.x, 0)) {
                cells[y * width + x].style = change(cells[y * width + x].style)
            }
        }
    }

    /// Puts a cell, and blanks the half of a wide character that it cuts.
    mutating func put(_ cell: Cell, _ x: Int, _ y: Int) {
        let index = y * width + x
        if cells[index].isTail, !cell.isTail, x > 0 { cells[index - 1].text = " " }
        if x + 1 < width, cells[index + 1].isTail { cells[index + 1] = .blank(cells[index + 1].style) }
        cells[index] = cell
    }
}
