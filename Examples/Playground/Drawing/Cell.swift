/// One cell of the screen.
struct Cell: Hashable {
    /// What stands in it.
    ///
    /// Wide characters stand in their first cell, and `isTail` marks their second.
    var text: Character
    var style: Style
    var isTail = false

    static func blank(_ style: Style) -> Cell { Cell(text: " ", style: style) }
}
