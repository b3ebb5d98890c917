import NavHost

/// The list of messages: the root.
@MainActor final class InboxScreen: MailScreen {
    nonisolated let title = "Inbox"
    let tools = ["open N", "compose", "settings", "onboarding", "help"]
    let bars = Bars(toolbar: .shown)
    private let mailbox: Mailbox

    init(_ mailbox: Mailbox) {
        self.mailbox = mailbox
    }

    var lines: [String] {
        let list = mailbox.messages.enumerated().map { index, message in
            "\(index + 1) \(mailbox.read.contains(index) ? " " : "•") \(message.sender): \(message.subject)"
        }
        return mailbox.sentCount == 0 ? list : list + ["", "Sent: \(mailbox.sentCount)"]
    }
}
