import Foundation

/// The terminal as the full screen uses it: raw, on its alternate screen, with mouse; and as it was before.
@MainActor final class Terminal {
    /// Alternate screen, no cursor, mouse with drags in decimal numbers, pastes marked; asks for the background.
    private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}]11;?\u{7}"
    /// The same taken back, in the opposite order.
    nonisolated static let leave =
        "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

    /// Whether somebody still listens.
    private(set) var isGone = false

    /// nil where the terminal refuses.
    init?() {
        guard hold() else { return nil }
    }

    /// Takes the terminal, at the start and again after ``release()``.
    @discardableResult func hold() -> Bool {
        guard Lifeline.shared?.hold() == true else { return false }
        write(Self.enter)
        return true
    }

    /// Brings back what was.
    ///
    /// A second call does nothing.
    func release() {
        Lifeline.shared?.release()
    }

    /// The size in cells; 80 × 24 where the terminal does not say.
    var size: (width: Int, height: Int) {
        var size = winsize()
        let isKnown = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
        return isKnown ? (min(Int(size.ws_col), 1_000), min(Int(size.ws_row), 1_000)) : (80, 24)
    }

    func write(_ text: String) {
        guard !text.isEmpty, !isGone else { return }
        do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch { isGone = true }
    }
}
