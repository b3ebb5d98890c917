import NavHost

/// One message, which counts as read once it has appeared.
@MainActor final class MessageScreen: Keepable, AppearanceObserving {
    nonisolated let title: String
    let tools = ["back", "compose"]
    let bars = Bars(toolbar: .shown)
    let mailbox: Mailbox
    let index: Int

    init(_ index: Int, in mailbox: Mailbox) {
        self.index = index
        self.mailbox = mailbox
        title = mailbox.messages[index].subject
    }

    var lines: [String] {
        let message = mailbox.messages[index]
        return ["From \(message.sender)", "", message.text]
    }

    func screenDidAppear(on host: NavHost) {
        mailbox.markAsRead(index)
    }
}
