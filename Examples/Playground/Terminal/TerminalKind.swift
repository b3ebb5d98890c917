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

    /// nil where the full screen would not work: no terminal at both ends, or one that is dumb or unknown.
    init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
        let name = (environment["TERM"] ?? "").lowercased()
        guard Self.known.contains(where: { name.hasPrefix($0) }) else { return nil }
        depth = ColourDepth(environment)
        // "15;0" and the like: the last number is the background's, and 7 and 15 are white.
        isDark = (environment["COLORFGBG"]?.split(separator: ";").last).flatMap { Int($0) }.map { $0 != 7 && $0 != 15 }
    }
}
