/// What a person did, as a terminal tells it.
enum InputEvent: Hashable {
    /// A character that was typed.
    case text(Character)
    case key(Key)
    /// Text from the clipboard: data, never keys.
    case paste(String)
    case mouse(Mouse)
    /// The terminal's answer to the question for its background.
    case background(Colour)

    enum Key: Hashable {
        case escape, enter, backspace, tab
        case up, down, left, right
        case altLeft, altRight
        /// Control and a letter.
        case control(Character)
    }

    struct Mouse: Hashable {
        enum Act: Hashable {
            case press, move, release
            /// The wheel, or a finger on a touchpad: columns to the right, rows down.
            case scroll(x: Int, y: Int)
            /// The buttons at the side.
            case back, forward
        }

        let act: Act
        /// Where, in cells from the upper left corner; may be outside of the screen.
        let place: CellPlace
    }
}
