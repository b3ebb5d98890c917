import NavHost
import TestSupport
import Testing
import Unpop

/// What other plugins ask of it: `EntryParking`.
@MainActor struct UnpopParkingTests {
    private func parking(_ stage: Stage) -> (any EntryParking)? {
        stage.host.plugin(conformingTo: (any EntryParking).self)
    }

    @Test func `Other plugins find it by what it can do`() {
        let stage = Stage("A")
        #expect(parking(stage) === stage.unpop)
        stage.host.uninstall(stage.unpop)
        #expect(parking(stage) == nil)
    }

    @Test func `It says beforehand whether all of it would be kept`() {
        let stage = Stage("ABCD", Unpop(depth: 2))
        let entries = Array(stage.host.entries.reversed())
        func can(_ count: Int) -> Bool? {
            parking(stage)?.navHost(stage.host, canPark: StackEntries(entries.prefix(count)))
        }
        #expect(can(0) == false && can(1) == true && can(2) == true && can(3) == false)
        stage["C"]?.allowsUnpop = false
        #expect(can(1) == true && can(2) == false)
        stage.unpop.depth = 0
        #expect(can(1) == false)
        let other = NavHost(root: Page("X"))
        #expect(stage.unpop.navHost(other, canPark: StackEntries(other.entries)) == false)
        #expect(stage.take() == [])
    }

    @Test(arguments: [99, 0])
    func `What is parked in the commit of a pop is kept once, whoever hears of it first`(priority: Int) {
        let stage = Stage("ABC", Unpop(timeToLive: .seconds(1)))
        let guardian = Recorder(Trace(), priority: priority)
        guardian.reactions["stack"] = { host, navigation in
            guard let change = navigation?.change, !change.removed.isEmpty else { return }
            _ = stage.unpop.navHost(host, park: change.removed, for: .seconds(5))
        }
        stage.host.install(guardian)
        stage.host.popToRoot()
        #expect(
            stage.take() == [
                "C parked", "B parked", "ahead [\"B\", \"C\"]", "stack [A]", "willShow A", "didShow A",
                "end popToRoot finished",
            ])
        stage.clock.advance(by: .milliseconds(4_999))
        #expect(stage.next == "BC" && stage.clock.pendingCount == 1)
        stage.clock.advance(by: .milliseconds(1))
        #expect(stage.take() == ["C discarded expired", "B discarded expired", "ahead []"])
        #expect(stage.alive == "A" && stage.clock.pendingCount == 0)
        guardian.reactions = [:]
    }

    @Test(arguments: [99, 0])
    func `What is parked in the commit of a set stays, while what was ahead goes`(priority: Int) {
        let stage = Stage("ABC")
        let guardian = Recorder(Trace(), priority: priority)
        guardian.reactions["stack"] = { host, navigation in
            guard let change = navigation?.change, navigation?.operation == .set else { return }
            _ = stage.unpop.navHost(host, park: change.removed, for: .seconds(5))
        }
        stage.host.install(guardian)
        stage.host.pop()
        stage["A"].map { _ = stage.host.set([$0]) }
        #expect(stage.next == "B" && stage.alive == "AB")
        stage.unpop.unpop()
        #expect(stage.stack == "AB")
        guardian.reactions = [:]
    }

    @Test(arguments: [1, 2])
    func `A screen that somebody parks with another entry while it leaves is kept once, with its own`(count: Int) {
        let stage = Stage("ABC")
        let (b, c) = (stage.host.entries[1], stage.host.entries[2])
        let hasty = Recorder(Trace(), priority: 99)
        hasty.reactions["stack"] = { host, navigation in
            guard navigation?.operation == .pop else { return }
            #expect(stage.unpop.navHost(host, park: StackEntries(StackEntry(c.screen)), for: nil))
        }
        stage.host.install(hasty)
        stage.host.pop(count: count)
        let rest = count == 1 ? ["C"] : ["C", "B"]
        #expect(
            stage.take()
                == ["C parked", "ahead [\"C\"]", "C discarded replaced"] + rest.map { "\($0) parked" } + [
                    "ahead [\"\(rest.reversed().joined(separator: "\", \""))\"]",
                    count == 1 ? "stack [A, B]" : "stack [A]", count == 1 ? "willShow B" : "willShow A",
                    count == 1 ? "didShow B" : "didShow A", "end pop finished",
                ])
        stage.unpop.unpop()
        #expect(stage.host.topEntry === c && stage.host.entries[1] === b)
        hasty.reactions = [:]
    }

    @Test func `F31: What was popped last stands nearest, before what was parked by hand`() {
        let stage = Stage("AB")
        #expect(stage.unpop.navHost(stage.host, park: StackEntries([StackEntry(stage.leaf("X"))]), for: nil))
        stage.host.pop()
        #expect(
            stage.take() == [
                "X parked", "ahead [\"X\"]", "B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A",
                "end pop finished",
            ])
        stage.unpop.unpop()
        stage.unpop.unpop()
        #expect(
            stage.take() == [
                "B restored after 0.0 seconds", "ahead [\"X\"]", "stack [A, B]", "willShow B", "didShow B",
                "end push finished", "X restored after 0.0 seconds", "ahead []", "stack [A, B, X]", "willShow X",
                "didShow X", "end push finished",
            ])
    }

    @Test func `What lies nearer is kept as long as what lies beyond`() {
        let stage = Stage("ABC", Unpop(timeToLive: .seconds(1)))
        let c = stage.host.entries[2]
        stage.host.pop()
        #expect(stage.unpop.navHost(stage.host, park: StackEntries(c), for: .seconds(5)))
        stage.host.pop()
        stage.clock.advance(by: .seconds(4))
        #expect(stage.next == "B")
        _ = stage.take()
        stage.clock.advance(by: .seconds(1))
        #expect(stage.take() == ["C discarded expired", "B discarded expired", "ahead []"])
    }

    @Test func `What is parked again stays for the longer of its windows`() {
        for windows in [[5, 2], [2, 5]] {
            let stage = Stage("A", Unpop(timeToLive: .seconds(1)))
            let entry = StackEntries(StackEntry(stage.leaf("X")))
            for window in windows {
                #expect(stage.unpop.navHost(stage.host, park: entry, for: .seconds(window)))
            }
            stage.clock.advance(by: .milliseconds(4_999))
            #expect(stage.next == "X", "\(windows)")
            stage.clock.advance(by: .milliseconds(1))
            #expect(stage.take() == ["X parked", "ahead [\"X\"]", "X discarded expired", "ahead []"], "\(windows)")
        }
    }

    @Test func `An entry is restored with all that stood below it, whatever one redo would bring`() {
        let stage = Stage("ABCD", Unpop(granularity: .screen))
        let entries = stage.host.entries
        for _ in 1...3 { stage.host.pop() }
        let request = stage.unpop.navHost(stage.host, requestToRestore: entries[2])
        _ = stage.take()
        #expect(request.map { stage.host.perform($0).end } == .finished)
        #expect(
            stage.take() == [
                "B restored after 0.0 seconds", "C restored after 0.0 seconds", "ahead [\"D\"]",
                "stack [A, B, C]", "willShow C", "didShow C", "end push finished",
            ])
        #expect(stage.unpop.navHost(stage.host, requestToRestore: entries[2]) == nil)
        let late = stage.unpop.navHost(stage.host, requestToRestore: entries[3])
        stage.unpop.clear()
        #expect(late.map { stage.host.perform($0).end } == .refused(.nothingAhead))
    }

    @Test func `What is on a stack, named twice or nobody's is not parked`() {
        let stage = Stage("AB")
        let entries = stage.host.entries
        func park(_ entries: [StackEntry], on host: NavHost? = nil) -> Bool {
            stage.unpop.navHost(host ?? stage.host, park: StackEntries(entries), for: nil)
        }
        let stranger = StackEntry(stage.leaf("X"))
        #expect(!park([]) && !park(entries) && !park([stranger, stranger]) && !park([stranger], on: NavHost()))
        #expect(!park([StackEntry(entries[0].screen)]))
        #expect(stage.take() == [])
        #expect(park([stranger]) && park([stranger]) && park([StackEntry(stranger.screen)]))
        #expect(stage.take() == ["X parked", "ahead [\"X\"]", "X discarded replaced", "X parked", "ahead [\"X\"]"])
        stage.unpop.unpop()
        #expect(stage.stack == "ABX")
    }

    @Test func `Nothing is parked while a finger leads a redo`() {
        let stage = Stage("AB")
        stage.host.pop()
        stage.finger.down(.leading, from: .edge)
        stage.finger.begin(at: 0.75)
        #expect(!stage.unpop.navHost(stage.host, park: StackEntries(StackEntry(stage.leaf("X"))), for: nil))
        stage.finger.lift()
        #expect(stage.stack == "AB")
    }
}
