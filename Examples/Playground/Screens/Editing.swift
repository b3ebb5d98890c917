import NavHost
import PopGuard

/// A screen that text can be typed into, and that has something to lose.
@MainActor protocol Editing: MailScreen, PopGuarded {
    var mailbox: Mailbox { get }
    func type(_ text: String)
    /// What a person should hear before it goes away; nil while there is nothing to lose.
    var whyToStay: String? { get }
}

extension Editing {
    func guardAnswer(onLeaving navigation: Navigation) -> GuardAnswer {
        guard whyToStay != nil else { return .allow }
        return mailbox.undoWindow.map { .offerUndo(window: $0) } ?? .ask
    }
}
