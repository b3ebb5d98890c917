/// A place on the screen, in cells.
struct CellPlace: Hashable {
    var x: Int
    var y: Int
}
