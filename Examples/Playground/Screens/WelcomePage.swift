import NavHost

/// A page of the onboarding series.
@MainActor final class WelcomePage: MailScreen {
    nonisolated let title: String
    let lines: [String]

    private init(_ number: Int, of count: Int, title: String, text: String) {
        self.title = title
        let dots = (1...count).map { $0 == number ? "●" : "○" }.joined(separator: " ")
        lines = [text, "", dots]
    }

    static func series() -> [WelcomePage] {
        let pages = [
            ("Welcome", "This is a mail app without a window. Say: next"),
            ("One stack", "Every page is a screen on the stack. Say: next, previous or stack"),
            ("Many plugins", "Page back and redo work because plugins are installed. Say: plugins, home"),
        ]
        return pages.enumerated().map { index, page in
            WelcomePage(index + 1, of: pages.count, title: page.0, text: page.1)
        }
    }
}
