import Foundation

/// What is known of the terminal before it is touched.
struct TerminalKind {
    let depth: ColourDepth
    /// Whether its background is dark, as far as it says; nil where it does not.
    let isDark: Bool?

    /// Families that know an alternate screen and cursor addressing; entries of terminfo begin with these.
    private static let known = [
        "xterm", "screen", "tmux", "rxvt", "linux", "vt1", "vt2", "vt3", "vt4", "vt5", "konsole", "gnome", "vte",
        "alacritty", "foot", "kitty", "wezterm", "ghostty", "contour", "iterm", "st", "eterm", "mintty", "cygwin",
        "putty", "nsterm", "ansi", "dtterm", "rio",
    ]

    /// Whether there is a terminal at both ends.
    static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// Fails where the full screen would not work: on a terminal that is dumb or unknown.
    init(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws(UsageError) {
        let name = environment["TERM"] ?? ""
        guard Self.known.contains(where: { name.lowercased().hasPrefix($0) }) else {
            throw UsageError(
                (name.isEmpty ? "TERM is not set" : "TERM is '\(name.printable)'")
                    + ", and the full screen needs a terminal such as xterm")
        }
        depth = ColourDepth(environment)
        // "15;0" and the like: the last number is the background's, and 7 and 15 are white.
        isDark = (environment["COLORFGBG"]?.split(separator: ";").last).flatMap { Int($0) }.map { $0 != 7 && $0 != 15 }
    }
}
