/// What a screen draws itself on, and where it says what can be clicked and dragged.
@MainActor struct Sketch {
    struct Target {
        let rect: CellRect
        let act: Act
    }

    struct Grip {
        let rect: CellRect
        let thing: any Draggable
    }

    var canvas: Canvas
    let theme: Theme
    /// What is being typed; nil while nobody types.
    var field: String?
    /// Whether page dots are drawn by the stage, so that they stay while pages move.
    var hasDotsAlready = false
    private(set) var targets: [Target] = []
    private(set) var grips: [Grip] = []

    init(_ canvas: Canvas, _ theme: Theme) {
        self.canvas = canvas
        self.theme = theme
    }

    var width: Int { canvas.width }
    var height: Int { canvas.height }

    mutating func target(_ rect: CellRect, _ act: Act) {
        targets.append(Target(rect: canvas.placed(rect), act: act))
    }

    mutating func grip(_ rect: CellRect, _ thing: any Draggable) {
        grips.append(Grip(rect: canvas.placed(rect), thing: thing))
    }

    /// Text from the left margin on, broken into lines.
    ///
    /// - Returns: the row below it.
    @discardableResult mutating func paragraph(_ text: String, at y: Int, _ style: Style, margin: Int = 3) -> Int {
        var row = y
        for line in text.wrapped(to: max(width - 2 * margin, 1)) {
            canvas.write(line, at: margin, row, style)
            row += 1
        }
        return row
    }

    /// A line of text in the middle.
    mutating func centre(_ text: String, at y: Int, _ style: Style) {
        let text = text.fitted(to: max(width - 2, 0))
        canvas.write(text, at: (width - text.cellWidth) / 2, y, style)
    }

    /// A place to type.
    mutating func field(at y: Int, _ placeholder: String) {
        let rect = CellRect(x: 3, y: y, width: max(width - 6, 0), height: 1)
        let style = theme.otherButton
        canvas.fill(rect, style)
        target(rect, .edit)
        guard let field else {
            _ = canvas.write(placeholder, at: 4, y, style, limit: rect.width - 2)
            return
        }
        // The end is what one looks at.
        var shown = field + "▏"
        while shown.cellWidth > rect.width - 2, !shown.isEmpty { shown.removeFirst() }
        canvas.write(shown, at: 4, y, style)
    }
}
