/// What lies behind the pages of the series, and which dot is lit: it moves alongside of them.
@MainActor final class Backdrop {
    /// A page's number, and between two pages something between.
    var position = 0.0

    /// The colour there.
    func colour(_ colours: [Colour]) -> Colour {
        let place = min(max(position, 0), Double(colours.count - 1))
        let first = Int(place)
        return colours[first].mixed(with: colours[min(first + 1, colours.count - 1)], place - Double(first))
    }
}
