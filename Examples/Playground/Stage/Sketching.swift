/// A screen that can be drawn in cells.
@MainActor protocol Sketching: MailScreen {
    func draw(on sketch: inout Sketch)
    /// What the toolbar offers: a key, what it does, and how it is asked for.
    var buttons: [ToolButton] { get }
    /// What it is painted on.
    func paper(_ theme: Theme) -> Style
}

extension Sketching {
    var buttons: [ToolButton] { [] }
    func paper(_ theme: Theme) -> Style { theme.page }
}

/// A button of a bar: its key, what it does, and how a click asks for it; nil is only a reminder of the key.
typealias ToolButton = (key: String, label: String, act: Act?)
