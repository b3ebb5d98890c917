import NavHost

/// Something on a screen that is dragged by itself: a strip, a slider.
@MainActor protocol Draggable: AnyObject {
    /// How it takes part in who gets a pan.
    var region: ScrollRegion { get }
    /// Remembers where it stands; the pointer is `column` cells into it.
    func beginDrag(at column: Int)
    /// The pointer has come so many cells, towards the trailing side.
    func drag(by columns: Int)
    /// A turn of the wheel, or a key.
    func nudge(_ steps: Int)
}
