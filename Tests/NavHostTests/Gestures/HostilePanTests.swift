import NavHost
import TestSupport
import Testing

/// Whatever is fed: after a cancel the host is idle, with the stack of before or after.
@MainActor struct HostilePanTests {
    /// Which legal step of the stack may have happened: nothing, one pop, or one push of a fresh page.
    private func isStep(from before: [String], to after: [String]) -> Bool {
        after == before || (after == before.dropLast() && before.count > 1)
            || (after.count == before.count + 1 && Array(after.dropLast()) == before)
    }

    private func names(_ host: NavHost) -> [String] { host.screens.map { ScreenLabel($0).description } }

    @Test(arguments: UInt64(1)...60)
    func `Any sequence of pan events leaves the host idle after a cancel, one whole step at a time`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let host = NavHost(root: Page("0"))
        let presenter = SlowPresenter()
        if seed % 3 > 0 { host.presenter = presenter }
        presenter.canFinishNow = seed % 3 == 1
        host.clock = ManualClock()
        for number in 1...5 { host.push(Page("-\(number)"), animated: false) }
        host.guardedSwipe = seed % 2 == 0 ? .hold : .refuse
        let laws = Laws()
        host.addDelegate(laws)
        var count = 0
        host.install(
            Claimer("Pages", priority: 50) { _, pan in
                guard pan.direction == .leading else { return .pass }
                return .claim(
                    GestureClaim(zone: .content, direction: .leading, length: seed % 5 == 0 ? .nan : nil) {
                        count += 1
                        return .push(Page("\(count)"))
                    })
            })
        for step in 1...120 {
            let before = names(host)
            let event = dice.event()
            if Bool.random(using: &dice) { _ = host.verdict(for: event) }
            #expect(names(host) == before, "seed \(seed), step \(step): a verdict changed the stack")
            host.pan(event)
            #expect(isStep(from: before, to: names(host)), "seed \(seed), step \(step), \(event.phase)")
            #expect((0...1).contains(host.current?.fraction ?? 0), "seed \(seed), step \(step)")
            if step % 10 == 0 {
                let stacks = [names(host)]
                for finger in 1...4 { host.pan(dice.event(.cancelled, gesture: finger)) }
                presenter.complete()
                #expect(host.current == nil, "seed \(seed), step \(step)")
                #expect(!host.isFollowing)
                #expect(stacks.contains(names(host)), "seed \(seed), step \(step): a cancel changed the stack")
                laws.check("seed \(seed), step \(step)")
            }
        }
        #expect(laws.begun > 3, "seed \(seed): something did begin")
        host.pop()
        presenter.complete()
        let last = Finger(host, id: 100)
        host.push(Page("last"), animated: false)
        presenter.complete()
        let count2 = host.count
        last.swipe(to: 0.95, velocity: 0)
        presenter.complete()
        #expect(host.count == count2 - 1, "seed \(seed): the next swipe works")
    }
}
