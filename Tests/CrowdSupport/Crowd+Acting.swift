import BoardingPager
import NavHost
import PopGuard
import TestSupport
import Unpop

extension Crowd {
    /// Does something at random; `isInside` where a callback does it.
    func act(isInside: Bool) {
        // Pauses and motions end soon: in them most of what is asked for is refused.
        if !isInside, host.isSuspended, dice.onceIn(4) { return host.resume() }
        if !isInside, host.current != nil, !host.isFollowing, dice.onceIn(3) { return presenter.complete() }
        switch dice.below(44) {
        case 0..<10: perform()
        case 10..<15: command()
        case 15..<23 where !isInside: lead()
        case 23..<27: page()
        case 27..<31: redo()
        case 31 where !offers.isEmpty: undo()
        case 31..<34: answer()
        case 34: changePlugins()
        case 35: live()
        case 36 where !isInside: wait()
        case 37, 38: present()
        case 39 where !isInside: adopt()
        case 40..<44: actOddly(isInside: isInside)
        default: changeScreens()
        }
    }

    private func perform() {
        var request = randomRequest()
        request.cause = Cause(dice.pick([.code, .control, .backButton, .backMenu, .plugin]) ?? .code)
        request.isAnimated = !dice.onceIn(3)
        request.isForced = dice.onceIn(8)
        request.isFinal = dice.onceIn(10)
        if dice.onceIn(6) { request.whenBusy = dice.pick([.drop, .queue, .endRunning]) }
        note("perform \(request.operation) by \(request.cause.kind)")
        host.perform(request)
    }

    func randomRequest() -> NavRequest {
        let any = anyScreen() ?? makeScreen()
        switch dice.below(14) {
        case 0, 1, 2: return .push(makeScreen())
        case 4: return .push(any)
        case 5: return .pop(count: 1 + dice.below(3))
        case 6: return .popToRoot()
        case 7: return .pop(to: any)
        case 8: return .pop(revealing: any)
        case 9: return .set(host.screens.shuffled(using: &dice))
        case 10: return .replaceTop(with: any)
        case 11: return .remove(any)
        case 12: return .reveal(any)
        default: return .pop()
        }
    }

    private func command() {
        let cause = dice.pick([Cause.key, .backButton, .accessibility]) ?? .key
        note("command by \(cause.kind)")
        if dice.onceIn(3) { host.goForward(cause: cause) } else { host.goBack(cause: cause) }
    }

    private func lead() {
        let how = dice.below(isFingerDown ? 6 : 2)
        note("finger \(isFingerDown) \(how)")
        switch (isFingerDown, how) {
        case (false, _):
            finger.down(dice.onceIn(2) ? .leading : .trailing, from: dice.onceIn(2) ? .edge : .content)
            if dice.onceIn(2) { _ = finger.explanation() }
            finger.begin(at: Double(dice.below(5)) / 10)
            isFingerDown = true
            if host.isFollowing { see("finger") }
        case (true, 0), (true, 1): finger.move(to: Double(dice.below(12)) / 10)
        case (true, 2):
            finger.cancel()
            isFingerDown = false
        default:
            finger.lift(velocity: Double(dice.below(5) - 1))
            isFingerDown = false
        }
    }

    private func page() {
        let how = dice.below(9)
        note("pager \(how)")
        switch how {
        case 0, 1: pager.goNext(cause: dice.onceIn(2) ? .code : .control)
        case 2: pager.goPrevious(cause: dice.onceIn(2) ? .code : .control)
        case 3: pager.go(to: dice.below(4), force: dice.onceIn(4))
        case 4: if let page = dice.pick(pager.pages) { pager.go(to: page) }
        case 5: if pager.count < 6, let screen = anyScreen() { pager.pages.insert(screen, at: dice.below(pager.count)) }
        case 6: if pager.count > 1 { pager.pages.remove(at: dice.below(pager.count)) }
        case 7: pager.pages.shuffle(using: &dice)
        default:
            pager.isForwardLocked = dice.onceIn(4)
            pager.allowsGestures = !dice.onceIn(4)
        }
    }

    private func redo() {
        let how = dice.below(12)
        note("unpop \(how)")
        switch how {
        case 0..<5: if unpop.unpop(animated: dice.onceIn(2)).end == .finished { see("redo") }
        case 5: unpop.granularity = dice.onceIn(2) ? .operation : .screen
        case 6: unpop.depth = dice.below(6)
        case 7: unpop.timeToLive = dice.onceIn(3) ? nil : .seconds(1 + dice.below(30))
        case 8: unpop.lifetime = dice.onceIn(2) ? .perEntry : .sinceLastActivity
        case 9 where dice.onceIn(3): unpop.clear()
        default: undo()
        }
    }

    private func undo() {
        guard let offer = offers.last(where: \.isOpen) ?? offers.last else { return }
        note("undo \(offer.isOpen)")
        let navigation = offer.undo()
        if navigation?.end == .finished || navigation?.state == .moving { see("undo") }
    }

    private func answer() {
        guard !questions.isEmpty else { return }
        let question = questions.removeFirst()
        let how = dice.below(6)
        note("answer \(how)")
        switch how {
        case 0: needsTurn = true
        case 1: question.answer(.stay)
        case 2: question.answer(.leaveTo(randomRequest()))
        default: question.answer(.leave)
        }
    }

    private func changePlugins() {
        let how = dice.below(8)
        note("plugin \(how)")
        switch how {
        case 0: host.uninstall(unpop)
        case 1: host.uninstall(pager)
        case 2: host.uninstall(guarding)
        default:
            host.install(guarding)
            host.install(pager)
            host.install(unpop)
        }
    }

    private func live() {
        let how = dice.below(5)
        note("life \(how)")
        switch how {
        case 0: host.suspend()
        case 1: host.sendMemoryPressure()
        default: host.resume()
        }
    }

    private func wait() {
        let seconds = dice.below(15)
        note("wait \(seconds)")
        clock.advance(by: .seconds(seconds))
    }

    private func present() {
        switch dice.below(6) {
        case 0:
            host.presenter = dice.onceIn(2) ? nil : presenter
            presenter.canFinishNow = !dice.onceIn(4)
            note("presenter \(host.presenter == nil ? "none" : "slow")")
        default:
            note("complete")
            presenter.complete()
        }
    }

    /// The toolkit does something by itself.
    private func adopt() {
        var wanted = host.screens
        switch dice.below(4) {
        case 0: wanted.append(makeScreen())
        case 1: if wanted.count > 1 { wanted.remove(at: dice.below(wanted.count)) }
        default: if wanted.count > 1 { wanted.removeLast(1 + dice.below(wanted.count - 1)) }
        }
        let isInteractive = dice.onceIn(2)
        note("adopt \(wanted)\(isInteractive ? " interactive" : "")")
        let motion = host.adopt(wanted, isInteractive: isInteractive, animated: isInteractive)
        if isInteractive { motion.release(finishing: dice.onceIn(2)) }
        motion.complete()
    }

    private func changeScreens() {
        if dice.onceIn(4) { host.guardedSwipe = dice.onceIn(2) ? .hold : .refuse }
        guard let screen = dice.pick(screens) else { return }
        note("change \(screen), swipes \(host.guardedSwipe)")
        screen.leaving = dice.pick([.allow, .allow, .ask, .offerUndo(window: .seconds(5))]) ?? .allow
        screen.isForwardLocked = dice.onceIn(4)
        screen.allowsUnpop = !dice.onceIn(4)
    }
}
