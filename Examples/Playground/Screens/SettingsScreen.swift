import NavHost
import Unpop

/// The signature, which is changed here and holds once it has been saved.
@MainActor final class SettingsScreen: Editing, UnpopDeciding {
    nonisolated let title = "Settings"
    let tools = ["type TEXT", "save", "back"]
    let bars = Bars(toolbar: .shown)
    let mailbox: Mailbox
    private(set) var signature: String

    init(_ mailbox: Mailbox) {
        self.mailbox = mailbox
        signature = mailbox.signature
    }

    var isChanged: Bool { signature != mailbox.signature }

    var lines: [String] { ["Signature: \(signature)\(isChanged ? "  (not saved)" : "")"] }

    /// They would come back as they were, and say what no longer holds.
    let allowsUnpop = false

    var whyToStay: String? { isChanged ? "The signature has not been saved. Leave it as it was?" : nil }

    func type(_ text: String) {
        signature = text
    }

    func save() {
        mailbox.sign(with: signature)
    }
}
