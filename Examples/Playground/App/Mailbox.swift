/// What the app knows, without any screen: messages, what was read and sent, the signature.
@MainActor final class Mailbox {
    let messages = Message.samples
    private(set) var read: Set<Int> = []
    private(set) var sentCount = 0
    private(set) var signature = "Sent from a terminal"
    /// How long leaving what has been changed can be undone; nil where a person is asked instead.
    var undoWindow: Duration?
    /// Hears what becomes of screens that were left.
    var onNews: ((String) -> Void)?

    func markAsRead(_ index: Int) {
        read.insert(index)
    }

    func send(_ lines: [String]) {
        sentCount += 1
    }

    func sign(with text: String) {
        signature = text
    }
}
