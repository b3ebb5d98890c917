/// What a key or a click asks for.
enum Act: Hashable {
    case command(Command)
    /// The button in the bar, which has a cause of its own.
    case backButton
    case flip(Switch)
    /// Begins to type into the screen.
    case edit
    case nudgeStrip(Int)
    case nudgeSlider(Int)
    /// Takes back what was left.
    case undo
    case help
    case frames
    case inspector
    case crash, overflow
    case suspend
    case quit
}
