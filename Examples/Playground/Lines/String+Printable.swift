import Foundation

extension String {
    /// The text without what would move a cursor, end a line or turn the reading direction: it is data.
    var printable: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\t" ? " " : $0 }.filter { !$0.isCommanding }))
    }

    /// The text without blanks at its ends.
    var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

extension Unicode.Scalar {
    fileprivate var isCommanding: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Joiners are needed by emoji and scripts; overrides and isolates, and the byte order mark, are not text.
        case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) || value == 0xFEFF
        default: false
        }
    }
}
