import NavHost
import PopGuard

/// What was left at once, and can be taken back for a while.
extension MailApp {
    /// Whether what is changed is left at once, with an offer to undo that, rather than asked about.
    var offersUndo: Bool {
        get { mailbox.undoWindow != nil }
        set { mailbox.undoWindow = newValue ? .seconds(8) : nil }
    }

    /// Takes back what was left last.
    func undo() -> [String] {
        guard let trip = offer?.undo(cause: .key) else { return ["There is nothing to undo."] }
        return report(trip)
    }
}
