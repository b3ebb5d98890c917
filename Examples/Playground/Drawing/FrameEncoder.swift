/// Turns canvases into what a terminal must be sent, which is only what differs from the one before.
struct FrameEncoder {
    let depth: ColourDepth
    private var last: Canvas?
    private var style: Style?

    init(depth: ColourDepth) {
        self.depth = depth
    }

    /// Has everything sent anew: after a resize, or when somebody else has written on the screen.
    mutating func forget() {
        last = nil
    }

    /// What to send; empty where nothing differs.
    mutating func encode(_ canvas: Canvas) -> String {
        let old = last.flatMap { $0.width == canvas.width && $0.height == canvas.height ? $0 : nil }
        if let old, old.cells == canvas.cells { return "" }
        style = nil
        // The terminal shows the whole frame at once, where it knows how.
        var text = "\u{1B}[?2026h" + (old == nil ? "\u{1B}[0m\u{1B}[2J" : "")
        for y in 0..<canvas.height { encodeRow(y, of: canvas, old, into: &text) }
        last = canvas
        return text + "\u{1B}[0m\u{1B}[?2026l"
    }

    private mutating func encodeRow(_ y: Int, of canvas: Canvas, _ old: Canvas?, into text: inout String) {
        var cursor = -1
        for x in 0..<canvas.width {
            let cell = canvas[x, y]
            if cell.isTail || old?[x, y] == cell && !hasChangedTail(x, y, canvas, old) { continue }
            if cursor != x { text += "\u{1B}[\(y + 1);\(x + 1)H" }
            if cell.style != style { text += code(of: cell.style) }
            style = cell.style
            text.append(cell.text)
            // Terminals agree on the width of plain characters only.
            let isPlain = cell.text.unicodeScalars.count == 1 && !canvas.hasTail(x + 1, y)
            cursor = isPlain ? x + 1 : -1
        }
    }

    private func hasChangedTail(_ x: Int, _ y: Int, _ canvas: Canvas, _ old: Canvas?) -> Bool {
        old.map { $0.hasTail(x + 1, y) != canvas.hasTail(x + 1, y) } ?? true
    }

    private func code(of style: Style) -> String {
        var codes = ["0"]
        if style.traits.contains(.bold) { codes.append("1") }
        if style.traits.contains(.faint) { codes.append("2") }
        if style.traits.contains(.underlined) { codes.append("4") }
        if style.traits.contains(.reversed) { codes.append("7") }
        if let ink = depth.code(style.ink, isBackground: false) { codes.append(ink) }
        if let paper = depth.code(style.paper, isBackground: true) { codes.append(paper) }
        return "\u{1B}[\(codes.joined(separator: ";"))m"
    }
}
