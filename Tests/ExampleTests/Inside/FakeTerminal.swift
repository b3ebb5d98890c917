// Release builds hide what is inside a program.
#if DEBUG
@testable import playground

/// What a terminal shows that is sent frames: it knows no more sequences than they use.
struct FakeTerminal {
    let width: Int
    let height: Int
    /// What stands in each cell, with how it looks; nil is the second half of a wide character.
    private(set) var cells: [String?]
    /// What it did not understand.
    private(set) var complaints: [String] = []
    private var cursor = CellPlace(x: 0, y: 0)
    private var look = "0"

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        cells = Array(repeating: " 0", count: width * height)
    }

    mutating func hear(_ text: String) {
        var rest = Substring(text)
        while let next = rest.popFirst() {
            if next == "\u{1B}" {
                let parameters = rest.dropFirst().prefix { !$0.isLetter }
                rest = rest.dropFirst(parameters.count + 1)
                obey(String(parameters), rest.popFirst() ?? " ")
            } else {
                write(next)
            }
        }
    }

    private mutating func obey(_ parameters: String, _ letter: Character) {
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        switch letter {
        case "H" where numbers.count == 2: cursor = CellPlace(x: numbers[1] - 1, y: numbers[0] - 1)
        case "m": look = parameters
        case "J": cells = Array(repeating: " " + look, count: width * height)
        case "h" where parameters == "?2026", "l" where parameters == "?2026": break
        default: complaints.append(parameters + String(letter))
        }
    }

    private mutating func write(_ character: Character) {
        let wide = character.cellWidth
        guard cursor.y < height, cursor.x + wide <= width, wide > 0 else {
            complaints.append("\(character) at \(cursor)")
            return
        }
        let index = cursor.y * width + cursor.x
        if cells[index] == nil { cells[index - 1] = " " + look }
        if cursor.x + wide < width, cells[index + wide] == nil { cells[index + wide] = " " + look }
        cells[index] = String(character) + look
        if wide == 2 { cells[index + 1] = nil }
        cursor.x += wide
    }
}
#endif
