/// What goes where on the screen.
struct StageLayout: Hashable {
    /// The screens of the app.
    let device: CellRect
    /// The pane that explains; nil where there is no room, or nobody wants it.
    let inspector: CellRect?
    /// What is left of it in a narrow terminal.
    let status: CellRect?

    /// Less is no room for anything.
    static let least = (width: 24, height: 8)

    /// nil where there is no room for anything.
    init?(width: Int, height: Int, wantsInspector: Bool = true) {
        guard width >= Self.least.width, height >= Self.least.height else { return nil }
        guard wantsInspector, width >= 72 else {
            let rows = height >= 12 ? 3 : height >= 10 ? 2 : 1
            device = CellRect(x: 0, y: 0, width: width, height: height - rows)
            status = CellRect(x: 0, y: height - rows, width: width, height: rows)
            inspector = nil
            return
        }
        let side = min(max(width * 36 / 100, 29), 46)
        device = CellRect(x: 0, y: 0, width: width - side - 1, height: height)
        inspector = CellRect(x: width - side - 1, y: 0, width: side + 1, height: height)
        status = nil
    }
}
