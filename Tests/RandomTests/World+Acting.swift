import NavHost
import TestSupport

extension World {
    enum Act {
        case request, interaction, lead, present, adopt, answer, command, plugins, bars, life, presenter, rules, time
        case cancellation, refusal, depth, end, stray
    }

    private static let acts: KeyValuePairs<Act, Int> = [
        .request: 40, .interaction: 9, .lead: 14, .present: 16, .adopt: 6, .answer: 5, .command: 5, .plugins: 5,
        .bars: 4, .life: 5, .presenter: 3, .rules: 6, .time: 3, .cancellation: 22, .refusal: 11,
        .depth: 4, .end: 1, .stray: 3,
    ]

    /// Does something at random; `isInside` where a callback does it.
    func act(isInside: Bool = false) {
        switch dice.pick(weighted: Self.acts) {
        case .interaction: beginInteraction()
        case .lead: leadInteraction()
        case .present: present()
        case .adopt: adopt()
        case .answer: answerQuestion()
        case .command: command()
        case .plugins: changePlugins()
        case .bars: changeBars()
        case .life: live()
        case .presenter: if !isToolkitAppearing { setPresenter() }
        case .rules: changeRules()
        case .time where !isInside: advance()
        case .cancellation where !isInside: drillCancellation()
        case .refusal where !isInside: drillRefusal()
        case .depth where !isInside: drillDepth()
        case .end: if !isInside || dice.onceIn(3) { endHost() }
        case .stray: callStray()
        default:
            request(isInside: isInside)
        }
    }

    private func request(isInside: Bool) {
        switch isInside {
        case _ where host.hasEnded && dice.onceIn(6): endHost()
        case true: performRandomRequest()
        case false: performPredicted()
        }
    }

    func performRandomRequest() {
        let (spec, request) = randomSpec()
        note("perform \(spec.operation)")
        track(host.perform(request))
    }

    private func beginInteraction() {
        let (spec, request) = randomSpec()
        let owner = dice.onceIn(4) ? dice.pick(visitors) : nil
        note("lead \(spec.operation)")
        let interaction = host.beginInteractive(request, owner: owner)
        track(interaction.navigation)
        interactions.append(interaction)
        if interactions.count > 4 { drop(interactions.removeFirst()) }
    }

    private func leadInteraction() {
        guard let interaction = dice.onceIn(5) ? dice.pick(interactions) : interactions.last else { return }
        let how = dice.below(8)
        note("interaction \(interaction.navigation.id) \(how)")
        switch how {
        case 0, 1: interaction.update(Double(dice.below(13)) / 10 - 0.1)
        case 2: interaction.update(.nan)
        case 3: interaction.finish()
        case 4: interaction.release(finishing: false)
        case 5: interaction.cancel()
        case 6:
            let index = interactions.firstIndex { $0 === interaction }
            if let index { drop(interactions.remove(at: index)) }
        default: interaction.release(finishing: dice.onceIn(2))
        }
    }

    /// Takes it out of the list before it goes: its end calls back.
    private func drop(_ interaction: consuming Interaction) {
        needsTurn = true
    }

    private func command() {
        note("command")
        switch dice.below(3) {
        case 0: track(host.goForward(cause: .key))
        default: track(host.goBack(cause: Cause(dice.onceIn(2) ? .backButton : .accessibility)))
        }
    }

    private func changePlugins() {
        guard let visitor = dice.pick(visitors) else { return }
        let how = dice.below(6)
        note("\(visitor.name) \(how)")
        switch how {
        case 0, 1: host.install(visitor)
        case 2, 3: host.uninstall(visitor)
        case 4: host.addDelegate(visitor, priority: dice.below(3) - 1)
        default: host.removeDelegate(visitor)
        }
    }

    private func changeBars() {
        note("bars")
        host.setBars(randomBars(), for: dice.onceIn(2) ? nil : dice.pick(pool))
    }

    private func live() {
        let how = dice.below(4)
        note("life \(how)")
        switch how {
        case 0, 1: host.suspend()
        case 2: host.resume()
        default: host.sendMemoryPressure()
        }
    }

    private func advance() {
        let time = Duration.milliseconds(dice.pick([1, 300, 1400]) ?? 1)
        note("wait \(time)")
        clock.advance(by: time)
    }

    private func endHost() {
        note("end the host")
        track(host.end())
    }
}
