// The part of README.md about questions. Scripts/readme-blocks compares the two.
import NavHost
import PopGuard

// snippet: screen
final class Draft: PopGuarded {
    var text = ""

    func guardAnswer(onLeaving navigation: Navigation) -> GuardAnswer {
        text.isEmpty ? .allow : .ask
    }
}
// end

@MainActor func showDialogue(_ text: String, answer: @escaping @MainActor (Bool) -> Void) {
    answer(true)
}

final class Inbox: NavScreen {}
let host = NavHost(root: Inbox())
let draft = Draft()

// snippet: guard
host.install(
    PopGuard { question in
        showDialogue("Discard the draft?") { isYes in question.answer(isYes ? .leave : .stay) }
    })
// end

draft.text = "Dear Ada,"
host.push(draft)
host.goBack()
