import NavHost
import TestSupport

extension World {
    /// A request of any kind and form, legal or not.
    func randomSpec() -> (Spec, NavRequest) {
        refreshPool()
        let operation = randomOperation()
        specCount += 1
        var spec = Spec(operation: operation)
        var request = request(for: operation)
        if case .popTo(let name) = operation, dice.onceIn(2), let entry = host.entry(for: screen(name)) {
            request = .pop(to: entry)
            spec.namesEntry = true
            spec.target = entry
        }
        let origin = "\(specCount)"
        dress(&request, origin)
        specs[origin] = spec
        return (spec, request)
    }

    private func dress(_ request: inout NavRequest, _ origin: String) {
        request.cause = Cause(randomCause(), origin: origin)
        request.isAnimated = !dice.onceIn(4)
        request.isForced = dice.onceIn(6)
        request.isFinal = dice.onceIn(8)
        request.whenBusy = dice.pick(weighted: [nil: 7, .endRunning: 2, .drop: 1, .queue: 2]) ?? nil
        request.looks = dice.pick(weighted: [nil: 6, .forward: 1, .backward: 1, .inPlace: 1]) ?? nil
    }

    private func randomCause() -> Cause.Kind {
        dice.pick(weighted: [
            .code: 8, .backButton: 1, .backMenu: 1, .key: 1, .accessibility: 1, .gesture: 1, .control: 1, .plugin: 1,
            .restoration: 1, .external: 1,
        ]) ?? .code
    }

    private func randomOperation() -> StackOracle.Operation {
        let kinds = [
            "push", "push", "push", "push many", "pop", "pop", "popTo", "popWhile", "popToRoot", "popRevealing", "set",
            "set", "replaceTop", "remove", "reveal",
        ]
        switch dice.pick(kinds) {
        case "push": return .push([randomName()])
        case "push many": return .push(randomPush())
        case "pop": return .pop(count: dice.pick(weighted: [1: 8, 2: 3, 3: 1, 0: 1, -1: 1, 9: 1]) ?? 1)
        case "popTo": return .popTo(randomName())
        case "popWhile": return .popWhile(Set(randomNames(dice.below(6))))
        case "popToRoot": return .popToRoot
        case "popRevealing": return .popRevealing(randomName())
        case "set": return .set(randomStack())
        case "replaceTop": return .replaceTop(randomName())
        case "remove": return .remove(randomName())
        default: return .reveal(randomName())
        }
    }

    /// A whole stack: near the present one, or anything; now and then empty, or with a screen named twice.
    func randomStack() -> [String] {
        var stack = names
        switch dice.below(8) {
        case 0: return []
        case 1: return stack
        case 2: return stack.shuffled(using: &dice)
        case 3: stack.insert(randomName(), at: dice.below(stack.count + 1))
        case 4: if let one = dice.pick(stack) { stack.removeAll { $0 == one } }
        case 5: if let one = dice.pick(stack) { stack.append(one) }
        default: stack = randomNames(1 + dice.below(4))
        }
        return stack
    }

    private func randomName() -> String {
        if dice.onceIn(3) { return dice.pick(names) ?? pool[0].name }
        return dice.pick(pool)?.name ?? ""
    }

    /// Several at once; now and then none, or a new one twice.
    private func randomPush() -> [String] {
        let new = randomNames(dice.below(4))
        return dice.onceIn(4) ? new + new.prefix(1) : new
    }

    private func randomNames(_ count: Int) -> [String] {
        if dice.onceIn(6) { return (0..<count).map { _ in randomName() } }
        return Array(pool.map(\.name).shuffled(using: &dice).prefix(count))
    }

    func randomBars() -> Bars? {
        dice.onceIn(2)
            ? nil : Bars(navigationBar: dice.onceIn(2) ? .shown : .hidden, toolbar: dice.onceIn(2) ? .shown : .hidden)
    }

    /// Replaces a screen by a new one now and then, so that the old one can go.
    private func refreshPool() {
        guard dice.onceIn(10) else { return }
        let index = dice.below(pool.count)
        if !host.contains(pool[index]) { pool[index] = makeScreen() }
    }

    func screen(_ name: String) -> any NavScreen {
        if let one = pool.first(where: { $0.name == name }) { return one }
        return host.screens.first { ScreenLabel($0).description == name } ?? makeScreen()
    }

    private func entry(_ name: String) -> StackEntry {
        let luggage = luggage(forEntry: true)
        return blocks.entry(
            screen(name), bars: randomBars(), onPush: { [weak self] _ in self?.react("onPush") },
            onPop: { [weak self] _ in
                self?.react("onPop")
                withExtendedLifetime(luggage) {}
            })
    }

    func request(for operation: StackOracle.Operation) -> NavRequest {
        switch operation {
        case .push(let names): return .push(names.map(entry))
        case .pop(let count): return .pop(count: count)
        case .popTo(let name): return .pop(to: screen(name))
        case .popWhile(let names):
            return .pop { [weak self] entry in
                self?.react("condition")
                return names.contains(ScreenLabel(entry.screen).description)
            }
        case .popToRoot: return .popToRoot()
        case .popRevealing(let name): return .pop(revealing: entry(name))
        case .set(let names), .adopt(let names): return .set(names.map(entry))
        case .replaceTop(let name): return .replaceTop(with: entry(name))
        case .remove(let name): return .remove(screen(name))
        case .reveal(let name):
            return dice.onceIn(2) ? .reveal(screen(name), bars: randomBars()) : .reveal(screen(name))
        case .end: return .popToRoot()
        }
    }
}
