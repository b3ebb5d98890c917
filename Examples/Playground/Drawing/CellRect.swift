/// A part of the screen, in cells.
struct CellRect: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var right: Int { x + width }
    var bottom: Int { y + height }

    func contains(_ place: CellPlace) -> Bool {
        place.x >= x && place.x < right && place.y >= y && place.y < bottom
    }
}
