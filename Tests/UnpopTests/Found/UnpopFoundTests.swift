import NavHost
import TestSupport
import Testing
import Unpop

/// As long as a Duration can be: one second more would trap.
private let endless = Duration.seconds(Int64.max) * 18 + .seconds(4_120_486_797_083_267_205)

/// Found by a tester.
@MainActor struct UnpopFoundTests {
    @Test func `What a kept entry holds may look at Unpop when its screen comes back with another entry`() {
        let host = NavHost(root: Page("A"))
        let unpop = host.install(Unpop())
        let page = Page("B")
        var seen: [Bool] = []
        func pushAndPop() {
            let farewell = Farewell { [weak unpop] in
                seen.append(unpop?.canUnpop ?? true)
                unpop?.clear()
            }
            host.push(page, onPop: { _ in withExtendedLifetime(farewell) {} })
            host.pop()
        }
        pushAndPop()
        #expect(unpop.canUnpop && seen == [])
        host.push(page)
        #expect(!unpop.canUnpop && seen == [false])
    }

    @Test func `A change in answer to a change is cut off`() {
        let host = NavHost(root: Page("A"))
        let unpop = host.install(Unpop())
        var problems: [String] = []
        host.onDiagnostic = { problems.append($0.problem) }
        host.push(Page("B"))
        host.pop()
        var count = 0
        unpop.onChange = { unpop in
            count += 1
            unpop.granularity = unpop.granularity == .screen ? .operation : .screen
        }
        unpop.granularity = .screen
        #expect(count == 64)
        #expect(problems == ["what was told of what lies ahead changed it again, without end"])
        unpop.onChange = nil
        #expect(unpop.canUnpop)
    }

    @Test(arguments: [endless, .zero - endless])
    func `No time to live and no window traps`(time: Duration) {
        let host = NavHost(root: Page("A"))
        let clock = ManualClock()
        host.clock = clock
        let unpop = host.install(Unpop(timeToLive: .seconds(5)))
        clock.advance(by: .seconds(1))
        let entry = StackEntry(Page("B"))
        #expect(unpop.navHost(host, park: StackEntries(entry), for: time))
        #expect(unpop.nextEntries.map { "\($0.screen)" } == ["B"])
        unpop.clear()
        #expect(!unpop.canUnpop && clock.leftovers == [])
    }

    @Test(arguments: [Unpop.Lifetime.perEntry, .sinceLastActivity])
    func `A time to live without end is a timer that lies far ahead`(lifetime: Unpop.Lifetime) {
        let host = NavHost(root: Page("A"))
        let clock = ManualClock()
        host.clock = clock
        let unpop = host.install(Unpop(timeToLive: endless, lifetime: lifetime))
        clock.advance(by: .seconds(1))
        host.push(Page("B"))
        host.pop()
        clock.advance(by: .seconds(31_557_600_000))
        #expect(unpop.canUnpop && clock.pendingCount == 1)
    }
}
