extension Character {
    /// How many cells a terminal gives it: 0, 1 or 2.
    ///
    /// Terminals differ about what is joined or followed by a selector; whoever writes such a character has to say
    /// anew where the next one goes.
    var cellWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.value < 0x7F { return unicodeScalars.contains { $0.value == 0xFE0F } ? 2 : first.value < 0x20 ? 0 : 1 }
        if unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
        return first.cellWidth
    }
}

extension Unicode.Scalar {
    fileprivate var cellWidth: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .format: return 0
        default: break
        }
        return properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) } ? 2 : 1
    }

    /// East Asian Wide and Fullwidth of Unicode's EastAsianWidth.txt, blocks of one kind drawn together.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FB, 0x1F1E6...0x1F1FF, 0x1F200...0x1F320,
        0x1F900...0x1F9FF, 0x20000...0x3FFFD,
    ]
}

extension String {
    /// How many cells a terminal gives it.
    var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }

    /// What of it fits into so many cells, with a mark at its end where something is left out.
    func fitted(to width: Int) -> String {
        if cellWidth <= width { return self }
        var (text, used) = ("", 0)
        for character in self {
            let next = used + character.cellWidth
            if next > width - 1 { break }
            text.append(character)
            used = next
        }
        return width > 0 ? text + "…" : ""
    }

    /// Its lines, broken at blanks where they are longer than so many cells.
    func wrapped(to width: Int) -> [String] {
        var (lines, line): ([String], String) = ([], "")
        for word in split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
            if line.isEmpty {
                line = word
            } else if line.cellWidth + 1 + word.cellWidth <= width {
                line += " " + word
            } else {
                lines.append(line)
                line = word
            }
        }
        return (lines + [line]).map { $0.fitted(to: width) }
    }
}
