/// A colour of the screen, in 8 bits a channel.
struct Colour: Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// As on the web: 0xRRGGBB.
    init(_ hex: UInt32) {
        self.init(red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
    }

    static let black = Colour(0x000000)
    static let white = Colour(0xFFFFFF)

    /// The colour that lies `share` of the way to another one, 0…1.
    func mixed(with other: Colour, _ share: Double) -> Colour {
        if share <= 0 || self == other { return self }
        if share >= 1 { return other }
        func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
            UInt8((Double(one) + (Double(two) - Double(one)) * share).rounded())
        }
        return Colour(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    /// How far apart two colours look, roughly; squared.
    func distance(to other: Colour) -> Int {
        let (r, g, b) = (Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue))
        return 3 * r * r + 5 * g * g + 2 * b * b
    }

    /// How far it is from grey, 0…1.
    var saturation: Double {
        let (least, most) = (min(red, green, blue), max(red, green, blue))
        return most == 0 ? 0 : Double(most - least) / Double(most)
    }

    /// The same hue, four times as far from grey.
    var strengthened: Colour {
        let grey = (Int(red) + Int(green) + Int(blue)) / 3
        func push(_ value: UInt8) -> UInt8 { UInt8(min(max(grey + 4 * (Int(value) - grey), 0), 255)) }
        return Colour(red: push(red), green: push(green), blue: push(blue))
    }

    /// How bright it looks, 0…1.
    var brightness: Double { (0.3 * Double(red) + 0.59 * Double(green) + 0.11 * Double(blue)) / 255 }
}
