import BoardingPager
import NavHost
import Unpop

extension MailApp {
    /// Carries out a command.
    ///
    /// - Returns: what there is to say besides what the screen shows.
    func carryOut(_ command: Command) throws(CommandError) -> [String] {
        switch command {
        case .open(let number): report(push(try message(number)))
        case .compose: report(push(ComposeScreen(mailbox)))
        case .settings: report(push(SettingsScreen(mailbox)))
        case .onboarding: report(push(welcome[0]))
        case .pictures: report(push(pictures))
        case .back: report(host.goBack(cause: .key))
        case .forward: report(host.goForward(cause: .key))
        case .next: report(pager.goNext(cause: .key))
        case .previous: report(pager.goPrevious(cause: .key))
        case .home: report(host.popToRoot(cause: .control))
        case .redo: redo()
        case .notify(let number): report(show(try message(number)))
        case .type(let text): type(text)
        case .send: send()
        case .save: save()
        case .yes: answer(.leave)
        case .no: answer(.stay)
        case .stack, .events, .plugins, .rules, .why, .help: tell(about: command)
        case .install(let name): try shelf.install(name)
        case .uninstall(let name): try shelf.uninstall(name)
        case .guarded(let manner): guarded(manner)
        case .change(let change): try carryOut(change)
        case .lead(let hand): carryOut(hand)
        case .keep(let keeping): carryOut(keeping)
        case .live(let life): carryOut(life)
        case .page(let page): try carryOut(page)
        case .leave(let leaving): carryOut(leaving)
        case .wait, .drag, .brief, .say, .quit: []
        }
    }

    /// A message arrives: the app shows it by itself, from wherever one is.
    private func show(_ screen: MessageScreen) -> Navigation {
        host.reveal(screen, bars: screen.bars)
    }

    private func redo() -> [String] {
        guard shelf.isInstalled(unpop) else { return ["Nothing is kept: unpop is off."] }
        return report(unpop.unpop(cause: .key))
    }

    private func guarded(_ manner: GuardedSwipe) -> [String] {
        host.guardedSwipe = manner
        return ["A swipe that is asked about \(manner == .hold ? "is held back" : "leads nothing")."]
    }

    private func type(_ text: String) -> [String] {
        guard let screen = host.top as? any Editing else { return ["There is nothing to type into here."] }
        screen.type(text)
        return []
    }

    private func send() -> [String] {
        guard let screen = host.top as? ComposeScreen else { return ["There is nothing to send here."] }
        guard !screen.draft.isEmpty else { return ["The draft is empty: type something first."] }
        mailbox.send(screen.draft)
        // What has been sent must not come back as a draft.
        var request = NavRequest.pop()
        request.isFinal = true
        return report(host.perform(request))
    }

    private func save() -> [String] {
        guard let screen = host.top as? SettingsScreen else { return ["There is nothing to save here."] }
        screen.save()
        return ["Saved."]
    }

    func answer(_ answer: Question.Answer) -> [String] {
        guard let trip = dialogue.trip else { return ["Nobody has asked anything."] }
        let isLate = dialogue.text == nil
        dialogue.answer(answer)
        return isLate ? ["Too late: the question is closed, and this changes nothing."] : report(trip)
    }
}
