import NavHost

/// A screen that says one sentence.
@MainActor final class PlainScreen: MailScreen {
    nonisolated let title: String
    let lines: [String]

    init(_ title: String, _ line: String) {
        self.title = title
        lines = [line]
    }
}
