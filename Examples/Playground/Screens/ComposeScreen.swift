import NavHost

/// A draft.
@MainActor final class ComposeScreen: Editing, Keepable {
    nonisolated let title = "New message"
    let tools = ["type TEXT", "send", "back"]
    let bars = Bars(toolbar: .shown)
    let mailbox: Mailbox
    private(set) var draft: [String] = []

    init(_ mailbox: Mailbox) {
        self.mailbox = mailbox
    }

    var lines: [String] { (draft.isEmpty ? ["(empty)"] : draft) + ["", "-- \(mailbox.signature)"] }

    var whyToStay: String? { draft.isEmpty ? nil : "The draft has not been sent. Leave it?" }

    func type(_ text: String) {
        draft.append(text)
    }
}
