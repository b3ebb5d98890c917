import NavHost
import PopGuard

/// Ways to leave, and what it takes.
extension MailApp {
    func carryOut(_ command: LeaveCommand) -> [String] {
        switch command {
        case .button: return report(host.goBack(cause: .backButton))
        case .escape: return report(host.goBack(cause: .accessibility))
        case .menu: return report(host.popToRoot(cause: .backMenu))
        case .minds(let isEverybody): guarding.causes = isEverybody ? .all : .user
        case .offer(let window): mailbox.undoWindow = window
        case .undo: return undo()
        case .pin: pinTop()
        case .unpin: pin?.remove()
        case .away: return answer(.leaveTo(.popToRoot()))
        case .awaits: return []
        }
        return []
    }

    /// A rule about one screen, which knows nothing of it.
    private func pinTop() {
        guard let top = host.top else { return }
        pin?.remove()
        pin = guarding.addRule(for: top) { _ in .deny(reason: "it is pinned") }
    }

    /// A guard that awaits the answer, on a host of its own: first no, then yes.
    func awaitAnswers() async -> [String] {
        var lines: [String] = []
        for isConfirmed in [false, true] {
            let window = NavHost(root: InboxScreen(mailbox))
            window.install(PopGuard(awaiting: { _ in isConfirmed }))
            let draft = ComposeScreen(mailbox)
            draft.type("Dear Ada")
            window.push(draft)
            let trip = window.goBack()
            let before = describe(trip.state)
            _ = await trip.result
            lines.append("Awaiting \(isConfirmed ? "yes" : "no"): \(before), then \(describe(trip.state)).")
        }
        return lines
    }
}
