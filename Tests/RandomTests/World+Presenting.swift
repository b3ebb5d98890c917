import NavHost
import TestSupport

extension World {
    /// The presenter, or the toolkit behind it, does something.
    func present() {
        switch presenter {
        case let slow as SlowPresenter: present(slow)
        case let mirror as MirrorPresenter: present(mirror)
        default: break
        }
    }

    private func present(_ slow: SlowPresenter) {
        note("presenter completes")
        if dice.onceIn(4) { slow.motion?.report(fraction: Double(dice.below(11)) / 10) }
        slow.complete()
        if dice.onceIn(4) { slow.complete() }
    }

    private func present(_ mirror: MirrorPresenter) {
        if !dice.onceIn(3) {
            let wanted = randomStack()
            note("mirror changes silently to \(wanted), if it does")
            return mirror.changeSilently(to: wanted.map(screen))
        }
        note("mirror completes")
        mirror.complete()
    }

    /// The toolkit did something by itself and says so.
    func adopt() {
        adopt(randomStack(), isInteractive: dice.onceIn(3), animated: dice.onceIn(2))
    }

    @discardableResult func adopt(_ wanted: [String], isInteractive: Bool, animated: Bool) -> Motion? {
        note("adopt \(wanted)\(isInteractive ? " interactive" : "")")
        let screens = wanted.map(screen)
        if let mirror = presenter as? MirrorPresenter {
            let motion = mirror.change(to: screens, isInteractive: isInteractive, animated: animated)
            if let motion { follow(motion) }
            return motion
        }
        specCount += 1
        specs["\(specCount)"] = Spec(operation: .adopt(wanted))
        let motion = host.adopt(
            screens, cause: Cause(.external, origin: "\(specCount)"), isInteractive: isInteractive,
            animated: animated)
        follow(motion)
        return motion
    }

    private func follow(_ motion: Motion) {
        track(motion.navigation)
        motions.append(motion)
        if motions.count > 6 { motions.removeFirst() }
    }

    /// Calls a motion, old or new, at the wrong time or the right one.
    func callStray() {
        guard let motion = dice.onceIn(2) ? motions.last : dice.pick(motions) else { return }
        let how = dice.below(5)
        note("motion \(motion.navigation.id) \(how)")
        switch how {
        case 0: motion.report(fraction: Double(dice.below(13)) / 10 - 0.1)
        case 1: motion.report(fraction: .nan)
        case 2: motion.release(finishing: dice.onceIn(2))
        case 3: motion.complete()
        default:
            motion.release(finishing: true)
            motion.complete()
        }
    }

    /// Whether the presenter could end at once what it moves.
    var canFinishNow: Bool {
        switch presenter {
        case let slow as SlowPresenter: slow.canFinishNow
        case let mirror as MirrorPresenter: !mirror.vices.contains(.refusesToFinish)
        default: true
        }
    }

    /// Whether the host need not follow its toolkit first.
    var isInStep: Bool {
        guard let mirror = presenter as? MirrorPresenter else { return true }
        return host.current != nil || mirror.screens.map { ScreenLabel($0).description } == names
    }
}
