/// A finger that goes down, moves and goes up, as a script writes it.
struct Drag: Hashable {
    enum Place: String, Hashable {
        /// Where nothing lies under the finger; the two say what a reader should think of.
        case edge, content
        case strip, slider
    }

    let place: Place
    /// Where it goes down and up, as a part of the width, from the left.
    let start: Double
    let end: Double
    let duration: Duration

    /// Reads "edge 0 -> 0.7 in 200 ms"; nil where it is not written like that.
    init?(_ text: String) {
        let words = text.split(separator: " ")
        guard words.count == 7, let place = Place(rawValue: String(words[0])), words[2] == "->" || words[2] == "→",
            words[4] == "in", let start = Double(words[1]), let end = Double(words[3]), let time = Double(words[5]),
            let unit = ["ms": 0.001, "s": 1][words[6]], (0...1).contains(start), (0...1).contains(end),
            (0...60).contains(time * unit)
        else { return nil }
        self.place = place
        self.start = start
        self.end = end
        duration = .seconds(time * unit)
    }

    /// Where the finger is: the first cell, then one for each moment of `interval`, the last one included.
    func columns(of width: Int, every interval: Duration) -> [Int] {
        let steps = max(Int((duration / interval).rounded()), 1)
        let (first, last) = (column(start, of: width), column(end, of: width))
        return (0...steps).map { first + Int((Double((last - first) * $0) / Double(steps)).rounded()) }
    }

    private func column(_ share: Double, of width: Int) -> Int {
        min(max(Int((share * Double(width)).rounded(.down)), 0), width - 1)
    }
}
