import Foundation

/// A made-up picture: hills under a sky, at some hour of the day.
struct Landscape {
    let seed: Int
    /// 0 before dawn, 1 after dusk.
    let hour: Double

    /// Draws it with two picture points in a cell: the upper half is ink, the lower half paper.
    func draw(on canvas: inout Canvas, _ rect: CellRect, _ theme: Theme) {
        for y in 0..<rect.height {
            for x in 0..<rect.width {
                let (upper, lower) = (point(x, 2 * y, in: rect), point(x, 2 * y + 1, in: rect))
                if theme.depth == .none {
                    let shade = ridge(x, 2 * y + 1, in: rect).map { ["▒", "▓", "█"][$0] } ?? "░"
                    canvas.write(shade, at: rect.x + x, rect.y + y, theme.quiet)
                } else {
                    canvas.write("▀", at: rect.x + x, rect.y + y, Style(ink: upper, paper: lower))
                }
            }
        }
    }

    private static let ridges = [(base: 0.55, swing: 0.22), (base: 0.72, swing: 0.16), (base: 0.88, swing: 0.1)]

    private func point(_ x: Int, _ y: Int, in rect: CellRect) -> Colour {
        ridge(x, y, in: rect).map(hill) ?? sky(Double(y) / Double(2 * rect.height))
    }

    /// The nearest hill there, which hides those behind it; nil is sky.
    private func ridge(_ x: Int, _ y: Int, in rect: CellRect) -> Int? {
        let height = Double(2 * rect.height)
        for ridge in Self.ridges.indices.reversed() {
            let phase = (Double(x) + Double(seed) * 37) / (7 - 1.3 * Double(ridge)) + Double(seed * (ridge + 2))
            let wave = 0.6 * sin(phase) + 0.4 * sin(phase * 2.3 + 1)
            if Double(y) >= height * (Self.ridges[ridge].base - Self.ridges[ridge].swing * wave) { return ridge }
        }
        return nil
    }

    private var light: Double { sin(hour * .pi) }

    private func sky(_ depth: Double) -> Colour {
        let day = Colour(0x3E8EDE).mixed(with: Colour(0xCDE8FA), depth)
        let dusk = Colour(0x1C1740).mixed(with: Colour(0xF08A4B), depth * depth)
        return dusk.mixed(with: day, light * light)
    }

    private func hill(_ ridge: Int) -> Colour {
        let colours = [Colour(0x6F8FA8), Colour(0x4C7A58), Colour(0x2F5A38)]
        let earth = colours[ridge].mixed(with: Colour(0xB9A15A), Double(seed % 3) * 0.16)
        return Colour(0x171428).mixed(with: earth, 0.25 + 0.75 * light)
    }
}
