import NavHost
import TestSupport
import Testing

/// Every screen's appearance, over random operations.
@MainActor struct AppearanceTests {
    /// The only legal steps: what may follow what.
    private static let legal: [String: Set<String>] = [
        "hidden": ["willAppear"], "willAppear": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
        "willDisappear": ["didDisappear", "willAppear"],
    ]

    @Test(arguments: 0..<40)
    func `B41: Appearance is balanced, and at rest one screen is visible`(seed: Int) {
        var random = Dice(seed: UInt64(seed))
        let stage = Stage("A", "B", isAnimated: true)
        var states: [String: String] = ["B": "didAppear"]
        var finger: Interaction?
        for step in 0..<200 {
            act(on: stage, &finger, &random)
            for line in stage.take() {
                let words = line.split(separator: " ").map(String.init)
                guard words.count == 2, words[1].hasSuffix("ppear") else { continue }
                let old = states[words[0]] ?? "hidden"
                #expect(Self.legal[old]?.contains(words[1]) == true, "seed \(seed), step \(step): \(old) \(line)")
                states[words[0]] = words[1] == "didDisappear" ? "hidden" : words[1]
            }
            guard !stage.host.isNavigating else { continue }
            let visible = states.filter { $0.value != "hidden" }
            #expect(
                visible == ["\(stage.host.topEntry?.screen as? Page ?? stage["none"])": "didAppear"],
                "seed \(seed), step \(step)")
        }
    }

    private func act(on stage: Stage, _ finger: inout Interaction?, _ random: inout Dice) {
        let name = ["A", "B", "C", "D", "E", "F"][random.below(6)]
        let isAnimated = random.below(3) > 0
        stage.presenter?.canFinishNow = random.below(4) > 0
        switch random.below(14) {
        case 0, 1: stage.host.push(stage[name], animated: isAnimated)
        case 2: stage.host.pop(animated: isAnimated)
        case 3: stage.host.pop(to: stage[name], animated: isAnimated)
        case 4: stage.host.set([stage[name], stage["C"], stage["B"]], animated: isAnimated)
        case 5: stage.host.remove(stage[name], animated: isAnimated)
        case 6: stage.host.replaceTop(with: stage[name], animated: isAnimated)
        case 7: finger = stage.host.beginInteractive(random.below(2) == 0 ? .pop() : .push(stage[name]))
        case 8: finger?.release(finishing: random.below(2) == 0)
        case 9: finger?.cancel()
        case 10: stage.host.suspend()
        case 11: stage.host.resume()
        case 12: stage.host.pop(animated: isAnimated, whenBusy: .queue)
        default: stage.presenter?.complete()
        }
    }
}
