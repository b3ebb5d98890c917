import NavHost
import TestSupport

/// Ways to an end that chance alone would take too seldom.
extension World {
    private enum Way: CaseIterable {
        case released, byCaller, superseded, suspended, dropped, hostGone
    }

    private enum Obstacle: CaseIterable {
        case veto, redirect, busy, overtaken
    }

    /// Leads something that shows another screen, and takes it back in one of the six ways.
    func drillCancellation() {
        guard let way = Way.allCases.randomElement(using: &dice), prepareDrill() else { return }
        if dice.onceIn(11) { return drillAdoption(way) }
        let (spec, request) = visibleSpec(isForced: true)
        note("drill \(way) with \(spec.operation)")
        let owner = dice.onceIn(2) ? host.install(visitors[0]) : nil
        let interaction = host.beginInteractive(request, owner: owner)
        track(interaction.navigation)
        if dice.onceIn(2) { interaction.update(0.4) }
        switch way {
        case .released: interaction.release(finishing: false)
        case .byCaller: interaction.cancel()
        case .dropped where owner != nil: host.uninstall(visitors[0])
        case .dropped: return
        case .superseded, .suspended, .hostGone: takeBack(way)
        }
        letTimePass()
        withExtendedLifetime(interaction) {}
    }

    private func drillAdoption(_ way: Way) {
        guard let motion = adopt(dropTop(), isInteractive: true, animated: true) else { return }
        note("drill \(way) with adopt")
        switch way {
        case .released, .byCaller, .dropped: motion.release(finishing: false)
        case .superseded, .suspended, .hostGone: takeBack(way)
        }
        motion.complete()
        letTimePass()
    }

    private func takeBack(_ way: Way) {
        switch way {
        case .suspended:
            host.resume()
            host.suspend()
        case .hostGone: track(host.end())
        default: track(host.push(makeScreen(), force: true, whenBusy: .endRunning))
        }
    }

    /// Asks for something that shows another screen, and puts something in its way.
    func drillRefusal() {
        guard let obstacle = Obstacle.allCases.randomElement(using: &dice), prepareDrill() else { return }
        host.install(visitors[0])
        (rule, screenRule) = (.noOpinion, .noOpinion)
        var (spec, request) = visibleSpec(isForced: false)
        note("drill \(obstacle) with \(spec.operation)")
        switch obstacle {
        case .veto: rule = .deny
        case .redirect: rule = .redirect
        case .overtaken: rule = .keepOpen
        case .busy:
            interactions.append(host.beginInteractive(.push(makeScreen())))
            request.whenBusy = .drop
        }
        track(host.perform(request))
        rule = .noOpinion
        if obstacle == .overtaken { track(host.push(makeScreen(), force: true, whenBusy: .endRunning)) }
        letTimePass()
    }

    /// Navigations that cause each other, beyond the limit.
    func drillDepth() {
        guard !host.hasEnded else { return performRandomRequest() }
        note("drill depth")
        chain = NavHost.depthLimit + 1
        track(host.pop(count: 0))
        chain = 0
    }

    /// The next link of the chain: little, until at the limit it is anything.
    func goDeeper() {
        guard chain > 0 else { return }
        chain -= 1
        if chain > 0 {
            track(host.pop(count: 0))
        } else {
            switch dice.below(12) {
            case 0: track(host.end())
            case 1:
                pool[0] = makeScreen()
                adopt([pool[0].name], isInteractive: false, animated: false)
            default: track(host.perform(visibleSpec(isForced: false).1))
            }
        }
    }

    /// Three screens, and nothing that runs; false where there is nothing to drill.
    private func prepareDrill() -> Bool {
        guard !host.hasEnded else {
            performRandomRequest()
            return false
        }
        let three = pool.filter { !host.contains($0) }.prefix(2) + [makeScreen()]
        track(host.set(Array(three), animated: false, force: true, whenBusy: .endRunning))
        letTimePass()
        return !host.hasEnded && host.current == nil && host.count > 2
    }

    private func letTimePass() {
        clock.advance(by: .seconds(2))
    }

    private func dropTop() -> [String] {
        Array(names.dropLast())
    }

    /// A request of any kind that shows another screen.
    private func visibleSpec(isForced: Bool) -> (Spec, NavRequest) {
        let new = makeScreen()
        pool[dice.below(pool.count)] = new
        let top = names.last ?? ""
        let operations: [StackOracle.Operation] = [
            .push([new.name]), .pop(count: 1), .popTo(names.first ?? new.name), .popWhile([top]), .popToRoot,
            .popRevealing(new.name), .set(dropTop() + [new.name]), .replaceTop(new.name), .remove(top),
            .reveal(new.name),
        ]
        let operation = operations[dice.below(operations.count)]
        specCount += 1
        let origin = "\(specCount)"
        specs[origin] = Spec(operation: operation)
        var request = request(for: operation)
        request.cause = Cause(isForced ? .gesture : .code, origin: origin)
        request.isForced = isForced
        request.whenBusy = .endRunning
        return (Spec(operation: operation), request)
    }
}
