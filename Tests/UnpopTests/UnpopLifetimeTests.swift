import NavHost
import TestSupport
import Testing
import Unpop

/// Who holds what, and for how long.
@MainActor struct UnpopLifetimeTests {
    private struct Slot {
        weak let screen: Page?
    }

    @Test(arguments: [nil, Duration.seconds(5)], [true, false])
    func `B80: However often one goes there and back, no more stays than stack and depth`(
        time: Duration?, byFinger: Bool
    ) {
        let (clock, host) = (ManualClock(), NavHost(root: Page("A")))
        host.clock = clock
        let unpop = host.install(Unpop(timeToLive: time))
        var slots: [Slot] = []
        func alive() -> Int { slots.count { $0.screen != nil } }
        let finger = SwipingFinger(host)
        func visit() {
            for _ in 1...200 {
                let page = Page("B")
                slots.append(Slot(screen: page))
                host.push(page)
                if byFinger { finger.swipe(.trailing, from: .edge) } else { host.goBack() }
            }
        }
        visit()
        #expect(alive() == 1 && unpop.nextEntries.count == 1)
        clock.advance(by: .seconds(5))
        #expect(alive() == (time == nil ? 1 : 0) && clock.pendingCount == 0)
        visit()
        unpop.clear()
        #expect(alive() == 0)
        visit()
        host.sendMemoryPressure()
        #expect(alive() == 0 && clock.pendingCount == 0)
        for _ in 1...5 {
            let page = Page("C")
            slots.append(Slot(screen: page))
            host.push(page)
        }
        if byFinger { host.beginInteractive(.popToRoot()).finish() } else { host.popToRoot() }
        #expect(alive() == 3)
    }

    @Test func `B130: What is attached to an entry lives on while the entry is parked, and no longer`() {
        final class Payload {}
        enum Flow: EntryKey { static var defaultValue: Payload? { nil } }
        let stage = Stage("A")
        weak var payload: Payload?
        do {
            let (flow, entry) = (Payload(), StackEntry(stage.leaf("B")))
            payload = flow
            entry[Flow.self] = flow
            stage.host.push(entry)
        }
        stage.host.pop()
        #expect(payload != nil && stage.next == "B")
        stage.unpop.unpop()
        #expect(payload != nil && stage.host.topEntry?[Flow.self] === payload)
        stage.host.pop()
        _ = stage.take()
        #expect(payload != nil)
        stage.unpop.clear()
        #expect(stage.take() == ["B discarded cleared", "ahead []"])
        #expect(payload == nil && stage.alive == "A")
    }

    @Test func `The host holds the plugin; the plugin, its timer and its requests do not hold the host`() {
        let clock = ManualClock()
        var host: NavHost? = NavHost(root: Page("A"))
        host?.clock = clock
        weak let plugin = host?.install(Unpop(timeToLive: .seconds(5)))
        host?.push(Page("B"))
        weak let screen = host?.top
        host?.pop()
        let request = host?.forwardRequest
        #expect(plugin?.canUnpop == true && screen != nil)
        weak let gone = host
        host = nil
        #expect(gone == nil && plugin == nil && screen == nil)
        clock.advance(by: .seconds(5))
        withExtendedLifetime(request) {}
    }

    @Test func `A plugin whose host was dropped has nothing ahead, lets go at the next touch, and can be used again`() {
        let unpop = Unpop()
        weak var screen: (any NavScreen)?
        do {
            let host = NavHost(root: Page("A"))
            host.install(unpop)
            host.push(Page("B"))
            screen = host.top
            host.pop()
        }
        #expect(!unpop.canUnpop && unpop.nextEntries.isEmpty && unpop.unpop().end == .refused(.hostGone))
        unpop.depth = 5
        #expect(screen == nil)
        let second = NavHost(root: Page("C"))
        second.install(unpop)
        second.push(Page("D"))
        second.pop()
        #expect(unpop.unpop().end == .finished && second.count == 2)
    }

    @Test func `Hosts that are dropped, each at the place of the last, are not taken for another`() {
        let unpop = Unpop()
        for round in 0..<50 {
            let host = NavHost(root: Page("A"))
            let other = NavHost(root: Page("X"))
            #expect(!unpop.canUnpop && unpop.soleHost == nil, "\(round)")
            host.install(unpop)
            other.install(unpop)
            other.push(Page("Y"))
            other.pop()
            #expect(!unpop.canUnpop, "\(round)")
            host.push(Page("B"))
            host.pop()
            #expect(unpop.canUnpop && unpop.soleHost === host, "\(round)")
        }
    }

    @Test func `What was kept of a host that was dropped is not brought to the next one`() {
        let unpop = Unpop()
        weak var screen: (any NavScreen)?
        do {
            let host = NavHost(root: Page("A"))
            host.install(unpop)
            host.push(Page("B"))
            screen = host.top
            host.pop()
        }
        let second = NavHost(root: Page("C"))
        second.install(unpop)
        #expect(screen == nil && !unpop.canUnpop && !second.canGoForward)
    }

    @Test func `A kept navigation or request holds no screen that was discarded`() {
        let stage = Stage("AB")
        stage.host.pop()
        let kept = (stage.unpop.unpop(), stage.host.pop(), stage.host.forwardRequest)
        stage.unpop.clear()
        #expect(stage.alive == "A")
        withExtendedLifetime(kept) {}
    }
}
