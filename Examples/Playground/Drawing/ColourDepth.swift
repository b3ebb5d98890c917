/// How many colours a terminal has.
enum ColourDepth: Hashable {
    /// None, or none wanted: `NO_COLOR`.
    case none
    case sixteen
    case palette
    case full

    init(_ environment: [String: String]) {
        let (terminal, colours) = (environment["TERM"] ?? "", environment["COLORTERM"] ?? "")
        if !(environment["NO_COLOR"] ?? "").isEmpty {
            self = .none
        } else if colours == "truecolor" || colours == "24bit" || terminal.hasSuffix("-direct") {
            self = .full
        } else if terminal.contains("256color") || !colours.isEmpty {
            self = .palette
        } else {
            self = terminal.hasPrefix("vt") ? .none : .sixteen
        }
    }

    /// Whether two near colours can be told apart, so that parts of a cell can be filled.
    var isFine: Bool { self == .palette || self == .full }

    /// The parameters of the escape sequence that sets a colour; nil where there are no colours.
    func code(_ colour: Colour, isBackground: Bool) -> String? {
        let base = isBackground ? 48 : 38
        switch self {
        case .none: return nil
        case .full: return "\(base);2;\(colour.red);\(colour.green);\(colour.blue)"
        case .palette: return "\(base);5;\(Self.cube(colour))"
        case .sixteen:
            let index = Self.nearest(to: colour)
            return "\((isBackground ? 40 : 30) + (index < 8 ? index : index + 52))"
        }
    }

    /// The entry of the 256 colours that comes nearest: of the cube of 6 × 6 × 6, or of the 24 greys.
    private static func cube(_ colour: Colour) -> Int {
        func step(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
        func level(_ step: Int) -> UInt8 { UInt8(step == 0 ? 0 : 55 + 40 * step) }
        let (r, g, b) = (step(colour.red), step(colour.green), step(colour.blue))
        let inCube = Colour(red: level(r), green: level(g), blue: level(b))
        let average = (Int(colour.red) + Int(colour.green) + Int(colour.blue)) / 3
        let grey = min(max((average - 3) / 10, 0), 23)
        let level8 = UInt8(8 + 10 * grey)
        let inGreys = Colour(red: level8, green: level8, blue: level8)
        return colour.distance(to: inGreys) < colour.distance(to: inCube) ? 232 + grey : 16 + 36 * r + 6 * g + b
    }

    /// A colour stays one: it would be lost among the greys, as most soft colours are nearest to one of them.
    private static func nearest(to colour: Colour) -> Int {
        let colour = colour.saturation > 0.3 ? colour.strengthened : colour
        let ranked = xterm.indices.min { colour.distance(to: xterm[$0]) < colour.distance(to: xterm[$1]) }
        return ranked ?? 7
    }

    /// As xterm has them.
    private static let xterm: [Colour] = [
        Colour(0x000000), Colour(0xCD0000), Colour(0x00CD00), Colour(0xCDCD00), Colour(0x0000EE), Colour(0xCD00CD),
        Colour(0x00CDCD), Colour(0xE5E5E5), Colour(0x7F7F7F), Colour(0xFF0000), Colour(0x00FF00), Colour(0xFFFF00),
        Colour(0x5C5CFF), Colour(0xFF00FF), Colour(0x00FFFF), Colour(0xFFFFFF),
    ]
}
