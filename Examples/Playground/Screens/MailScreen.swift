import NavHost

/// A screen that can be written in lines of text, by whatever draws.
@MainActor protocol MailScreen: NavScreen, CustomStringConvertible {
    nonisolated var title: String { get }
    var lines: [String] { get }
    /// The commands that the toolbar offers.
    var tools: [String] { get }
    var bars: Bars { get }
}

extension MailScreen {
    nonisolated var description: String { title }
    var tools: [String] { [] }
    var bars: Bars { .standard }
}
