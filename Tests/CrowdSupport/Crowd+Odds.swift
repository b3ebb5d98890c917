import BoardingPager
import NavHost
import PopGuard
import TestSupport
import Unpop

/// What seldom happens: by hand, by another window, by a toolkit that takes its time.
extension Crowd {
    func actOddly(isInside: Bool) {
        switch dice.below(8) {
        case 0 where !isInside: leadByHand()
        case 1 where !isInside: adoptSlowly()
        case 2: takeElsewhere()
        case 3: parkByHand()
        case 4: changeRules()
        case 5: host.setBars(dice.onceIn(2) ? nil : Bars(toolbar: .shown))
        case 6: host.cancelFollowed()
        default: changeHooks()
        }
    }

    private func leadByHand() {
        let how = dice.below(6)
        note("by hand \(interaction == nil ? "begins" : "\(how)")")
        guard let led = interaction else {
            var request = randomRequest()
            request.cause = dice.onceIn(2) ? .gesture : .code
            request.isForced = dice.onceIn(6)
            interaction = host.beginInteractive(request, owner: dice.onceIn(3) ? pager : nil)
            return
        }
        switch how {
        case 0, 1: led.update(Double(dice.below(12)) / 10)
        case 2: led.cancel()
        case 3: led.finish()
        case 4: led.release(finishing: false)
        default:
            interaction = nil
            needsTurn = true
        }
        if led.navigation.end != nil { interaction = nil }
    }

    /// A toolkit begins something by itself, and ends it some other time.
    private func adoptSlowly() {
        let how = dice.below(4)
        note("toolkit \(adopted == nil ? "begins" : "\(how)")")
        guard let motion = adopted else {
            guard host.count > 1 else { return }
            adopted = host.adopt(host.screens.dropLast(), isInteractive: true, animated: true)
            return
        }
        switch how {
        case 0: motion.report(fraction: Double(dice.below(12)) / 10)
        case 1: motion.release(finishing: dice.onceIn(2))
        default:
            motion.release(finishing: dice.onceIn(2))
            motion.complete()
            adopted = nil
        }
    }

    /// Another window shows what lies ahead here, or lets go of it.
    private func takeElsewhere() {
        let entry = dice.onceIn(2) ? unpop.nextEntries.first : nil
        note("elsewhere \(entry.map { "\($0.screen)" } ?? "nothing")")
        if let entry { otherHost.perform(.push(entry)) } else { otherHost.perform(.set([makeScreen()])) }
    }

    private func parkByHand() {
        let entries = StackEntries((0...dice.below(2)).map { _ in StackEntry(anyScreen() ?? makeScreen()) })
        let window = dice.onceIn(3) ? nil : Duration.seconds(dice.below(30) - 2)
        let isParked = unpop.navHost(host, park: entries, for: window)
        note("park by hand \(entries.map { "\($0.screen)" }): \(isParked)")
    }

    private func changeRules() {
        note("rules \(rule == nil)")
        if let rule {
            rule.remove()
            self.rule = nil
        } else if dice.onceIn(2) {
            rule = guarding.addRule(for: Passenger.self) { [weak self] screen, _ in
                self?.react("rule on \(screen)")
                return self?.dice.onceIn(4) == true ? .ask : nil
            }
        } else if let screen = dice.pick(screens) {
            rule = guarding.addRule(for: screen) { _ in .offerUndo(window: .seconds(3)) }
        }
    }

    private func changeHooks() {
        note("hooks")
        observation?.cancel()
        observation = pager.observe { [weak self] in self?.react("second pager \($0)") }
        pager.animator = nil
    }
}
