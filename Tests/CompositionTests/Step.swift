import BoardingPager
import NavHost
import PopGuard
import TestSupport
import Unpop

/// One thing that somebody does.
///
/// What needs a plugin that is not there does nothing.
enum Step: Sendable {
    case push(String)
    case pop
    case popCount(Int)
    case root
    case to(String)
    case popUnder(String)
    case set([String])
    case replace(String)
    case remove(String)
    case reveal(String)
    case back, forward, key, menuToRoot, finalRoot, forced
    case swipe(PanDirection, SwipingFinger.Place)
    case peek(PanDirection, SwipingFinger.Place)
    /// A finger begins, something else happens, and it lets go to finish.
    case under(PanDirection, SwipingFinger.Place, [Step])
    case unpop, clear
    case depth(Int)
    case next, previous
    case page(Int)
    case edit([String])
    case lock(String, Bool)
    case leave, stay
    case leaveTo(String)
    case undo
    case wait(Int)
    case suspend, resume, pressure
}

extension Company {
    func take(_ step: Step) {
        switch step {
        case .push, .pop, .popCount, .root, .to, .popUnder, .set, .replace, .remove, .reveal: ask(step)
        case .back: host.goBack()
        case .forward: host.goForward(cause: .key)
        case .key: host.goBack(cause: .key)
        case .menuToRoot: host.popToRoot(cause: .backMenu)
        case .finalRoot:
            var request = NavRequest.popToRoot()
            request.isFinal = true
            host.perform(request)
        case .forced: host.pop(cause: .backButton, force: true)
        case .swipe(let direction, let place): finger.swipe(direction, from: place)
        case .peek(let direction, let place): finger.swipe(direction, from: place, to: 0.25)
        case .under(let direction, let place, let steps):
            finger.down(direction, from: place)
            finger.begin(at: 0.25)
            for step in steps { take(step) }
            finger.lift(velocity: 2)
        case .next, .previous, .page, .edit, .lock: page(step)
        case .unpop: if unpop.soleHost != nil { unpop.unpop() }
        case .clear: unpop.clear()
        case .depth(let depth): unpop.depth = depth
        case .leave: answer(.leave)
        case .stay: answer(.stay)
        case .leaveTo(let name): answer(.leaveTo(.pop(to: self[name])))
        case .undo: undo()
        case .wait(let seconds): clock.advance(by: .seconds(seconds))
        case .suspend: host.suspend()
        case .resume: host.resume()
        case .pressure: host.sendMemoryPressure()
        }
    }

    private func ask(_ step: Step) {
        switch step {
        case .push(let name): host.push(self[name])
        case .popCount(let count): host.pop(count: count)
        case .root: host.popToRoot()
        case .to(let name): host.pop(to: self[name])
        case .popUnder(let name): host.pop(revealing: self[name])
        case .set(let names): host.set(names.map { self[$0] })
        case .replace(let name): host.replaceTop(with: self[name], cause: .control)
        case .remove(let name): host.remove(self[name])
        case .reveal(let name): host.reveal(self[name])
        default: host.pop()
        }
    }

    private func page(_ step: Step) {
        switch step {
        case .previous: pager.goPrevious()
        case .page(let index): if pager.soleHost != nil { pager.go(to: index) }
        case .edit(let names): pager.pages = names.map { self[$0] }
        case .lock(let name, let isLocked): self[name].isForwardLocked = isLocked
        default: pager.goNext()
        }
    }
}
