/// Writes a panel line by line, from its top down.
struct PanelPen {
    let x: Int
    let width: Int
    /// The row below the last one.
    let bottom: Int
    let theme: Theme
    /// Whether there is room for blank rows.
    let isAiry: Bool
    private(set) var y: Int
    private var hasBegun = false

    /// - Parameter rect: what the text fills.
    init(_ rect: CellRect, _ theme: Theme, isAiry: Bool) {
        (x, y, width, bottom) = (rect.x, rect.y, rect.width, rect.bottom)
        self.theme = theme
        self.isAiry = isAiry
    }

    /// How many lines still fit.
    var room: Int { max(bottom - y, 0) }

    mutating func heading(_ text: String, on canvas: inout Canvas) {
        if hasBegun, isAiry { y += 1 }
        hasBegun = true
        line(text, on: &canvas, theme.panelTitle)
    }

    /// One line, cut off where it is too long.
    mutating func line(_ text: String, on canvas: inout Canvas, _ style: Style) {
        guard room > 0 else { return }
        canvas.write(text, at: x, y, style, limit: max(width, 0))
        y += 1
    }

    /// As many lines as it takes.
    mutating func paragraph(_ text: String, on canvas: inout Canvas, _ style: Style) {
        for piece in text.wrapped(to: max(width, 1)) { line(piece, on: &canvas, style) }
    }
}
