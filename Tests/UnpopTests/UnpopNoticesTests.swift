import NavHost
import TestSupport
import Testing
import Unpop

/// What screens and watchers are told, and what comes back with a screen.
@MainActor struct UnpopNoticesTests {
    @Test func `B81, T08: A screen can pause while it is kept, and hears how long that was`() {
        let stage = Stage("AB", isTalkative: true)
        stage.host.pop()
        stage.clock.advance(by: .seconds(2))
        stage.unpop.unpop()
        #expect(
            stage.take() == [
                "B parked", "ahead [\"B\"]", "stack [A]", "B willDisappear", "A willAppear", "willShow A",
                "B didDisappear", "A didAppear", "didShow A", "end pop finished",
                "B restored after 2.0 seconds", "ahead []", "stack [A, B]", "A willDisappear", "B willAppear",
                "willShow B", "A didDisappear", "B didAppear", "didShow B", "end push finished",
            ])
        stage["B"]?.allowsUnpop = false
        stage.host.pop()
        #expect(
            stage.take() == [
                "stack [A]", "B willDisappear", "A willAppear", "willShow A", "B didDisappear", "A didAppear",
                "didShow A", "end pop finished",
            ])
        #expect(stage.alive == "A")
    }

    @Test func `B82: Blocks and bars come back, and run and count again`() {
        let stage = Stage("A")
        let trace = stage.trace
        stage.host.push(
            stage.leaf("B"), bars: Bars(navigationBar: .hidden), onPush: { _ in trace.write("push block") },
            onPop: { _ in trace.write("pop block") })
        #expect(
            stage.take() == [
                "stack [A, B]", "willShow B", "bars navigationBar hidden, toolbar hidden", "didShow B",
                "end push finished", "push block",
            ])
        let pop = [
            "B parked", "ahead [\"B\"]", "stack [A]", "pop block", "willShow A",
            "bars navigationBar shown, toolbar hidden", "didShow A", "end pop finished",
        ]
        stage.host.pop()
        #expect(stage.take() == pop)
        stage.unpop.unpop()
        #expect(
            stage.take() == [
                "B restored after 0.0 seconds", "ahead []", "stack [A, B]", "willShow B",
                "bars navigationBar hidden, toolbar hidden", "didShow B", "end push finished", "push block",
            ])
        #expect(stage.host.bars == BarsVisibility(navigationBar: 0, toolbar: 0))
        stage.host.pop()
        #expect(stage.take() == pop)
    }

    @Test func `Values come back, and so do bars that were set later`() {
        enum Draft: EntryKey { static let defaultValue = "" }
        let stage = Stage("AB")
        stage.host.topEntry?[Draft.self] = "Dear"
        stage.host.setBars(Bars(toolbar: .shown))
        let entry = stage.host.topEntry
        stage.host.pop()
        stage.unpop.unpop()
        #expect(stage.host.topEntry === entry && entry?[Draft.self] == "Dear")
        #expect(stage.host.bars == BarsVisibility(navigationBar: 1, toolbar: 1))
    }

    @Test func `B79: A redo that is begun and cancelled ten times is still next, and is asked for once each time`() {
        let stage = Stage("AB")
        let asker = stage.host.install(PanCounter())
        stage.host.pop()
        #expect(
            stage.take() == ["B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A", "end pop finished"])
        for _ in 1...10 {
            stage.finger.down(.leading, from: .edge)
            #expect(stage.finger.explanation().verdict == .begins)
            stage.finger.begin(at: 0.25)
            stage.finger.cancel()
            #expect(stage.next == "B" && stage.unpop.canUnpop)
            #expect(
                stage.take() == [
                    "willShow B", "move 0.25", "release returning", "cancel released", "end push cancelled(released)",
                ])
        }
        #expect(asker.count == 10)
        stage.finger.swipe(.leading, from: .edge)
        #expect(
            stage.take() == [
                "willShow B", "move 0.9", "release finishing", "B restored after 0.0 seconds", "ahead []",
                "stack [A, B]",
                "didShow B", "end push finished",
            ])
        #expect(asker.count == 11)
    }

    private final class PanCounter: NavPlugin, GestureClaiming {
        private(set) var count = 0
        var priority: Int { 99 }
        func navHost(_ host: NavHost, claimFor pan: Pan) -> PanAnswer {
            count += 1
            return .pass
        }
    }

    @Test func `Redo never skips a screen that may not be kept`() {
        let stage = Stage("ABCDE")
        stage.host.pop()
        stage["C"]?.allowsUnpop = false
        _ = stage.take()
        stage.host.popToRoot()
        #expect(
            stage.take() == [
                "E discarded unreachable", "B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A",
                "end popToRoot finished",
            ])
        #expect(stage.alive == "AB")
    }

    @Test func `Of screens of several classes, each is asked and told what concerns it`() {
        let stage = Stage("AB")
        stage.host.perform(.push(["C", "D", "E", "F"].map { StackEntry($0 == "E" ? stage.leaf($0) : Page($0)) }))
        stage.unpop.depth = 10
        stage["E"]?.allowsUnpop = false
        _ = stage.take()
        stage.host.pop()
        stage.host.pop()
        stage.host.pop()
        #expect(
            stage.take().filter { !$0.contains(" [A") && !$0.contains("Show") && !$0.contains("end ") } == [
                "ahead [\"F\"]", "ahead []", "ahead [\"D\"]",
            ])
        stage.host.push(stage.leaf("G"))
        stage.host.popToRoot()
        #expect(stage.take().filter { $0.contains("parked") } == ["G parked", "B parked"])
        stage.unpop.unpop()
        #expect(
            stage.take().filter { $0.contains("restored") } == [
                "B restored after 0.0 seconds", "G restored after 0.0 seconds",
            ])
        #expect(stage.stack == "ABCG")
    }

    @Test func `What another host has taken is not brought back, nor what lies beyond`() {
        let stage = Stage("ABC")
        let entry = stage.host.entries[1]
        stage.host.pop()
        stage.host.pop()
        let other = NavHost(root: Page("X"))
        other.push(entry)
        #expect(stage.next == "" && !stage.unpop.canUnpop)
        _ = stage.take()
        #expect(stage.unpop.unpop().end == .refused(.nothingAhead))
        #expect(
            stage.take() == [
                "C discarded unreachable", "B discarded takenElsewhere", "ahead []",
                "refuse nothingAhead", "end push refused(nothingAhead)",
            ])
        #expect(stage.alive == "AB" && other.contains(entry.screen))
    }

    @Test func `What another host has taken further on is found when its turn comes`() {
        let stage = Stage("ABC")
        let entry = stage.host.entries[2]
        stage.host.pop()
        stage.host.pop()
        let other = NavHost(root: Page("X"))
        other.push(entry)
        _ = stage.take()
        stage.unpop.unpop()
        #expect(
            stage.take() == [
                "B restored after 0.0 seconds", "ahead []", "stack [A, B]", "willShow B", "didShow B",
                "end push finished",
            ])
        #expect(stage.next == "" && !stage.unpop.canUnpop)
        stage.unpop.unpop()
        #expect(
            stage.take() == [
                "C discarded takenElsewhere", "ahead []", "refuse nothingAhead", "end push refused(nothingAhead)",
            ])
    }

    @Test func `What another host takes inside the commit is not kept`() {
        let stage = Stage("AB")
        let (entry, other) = (stage.host.entries[1], NavHost(root: Page("X")))
        let taker = Recorder(Trace(), priority: 99)
        taker.reactions["stack"] = { _, _ in other.push(entry) }
        stage.host.install(taker)
        stage.host.pop()
        #expect(stage.take() == ["stack [A]", "willShow A", "didShow A", "end pop finished"])
        #expect(stage.next == "" && other.contains(entry.screen))
    }

    @Test func `Memory pressure lets go of all that is kept`() {
        let stage = Stage("ABC", Unpop(timeToLive: .seconds(5)))
        stage.host.popToRoot()
        _ = stage.take()
        stage.host.sendMemoryPressure()
        #expect(
            stage.take() == [
                "C discarded memoryPressure", "B discarded memoryPressure", "ahead []", "memory pressure",
            ])
        #expect(stage.alive == "A" && stage.clock.pendingCount == 0)
    }

    @Test func `clear lets go of all that is kept, and tells nothing where nothing is`() {
        let stage = Stage("ABC")
        stage.unpop.clear()
        stage.host.popToRoot()
        _ = stage.take()
        stage.unpop.clear()
        stage.unpop.clear()
        #expect(stage.take() == ["C discarded cleared", "B discarded cleared", "ahead []"])
        #expect(stage.alive == "A")
    }

    @Test func `Uninstalled, it lets go of all, and can be installed again`() {
        let stage = Stage("ABC", Unpop(timeToLive: .seconds(5)))
        stage.host.popToRoot()
        _ = stage.take()
        stage.host.uninstall(stage.unpop)
        #expect(stage.take() == ["C discarded uninstalled", "B discarded uninstalled", "ahead []"])
        #expect(stage.alive == "A" && stage.clock.pendingCount == 0 && stage.unpop.soleHost == nil)
        stage.host.push(stage.leaf("D"))
        stage.host.pop()
        #expect(!stage.unpop.canUnpop && stage.alive == "A")
        #expect(stage.unpop.unpop().end == .refused(.hostGone))
        stage.host.install(stage.unpop)
        stage.host.push(stage.leaf("E"))
        stage.host.pop()
        #expect(stage.next == "E")
    }

    @Test func `The end of the host lets go of all at its commit`() {
        let stage = Stage("ABC", Unpop(timeToLive: .seconds(5)))
        stage.host.pop()
        _ = stage.take()
        stage.host.end()
        #expect(
            stage.take() == [
                "C discarded hostEnded", "ahead []", "stack []", "end end finished", "host end",
            ])
        #expect(stage.alive == "" && stage.clock.pendingCount == 0)
        #expect(stage.unpop.unpop().end == .refused(.hostGone))
    }

    @Test func `SD-EZ3: Installed on one host, it does not touch another`() {
        let stage = Stage("AB")
        let (trace, other) = (Trace(), NavHost(root: Page("X")))
        other.install(Recorder(trace))
        other.push(Page("Y"))
        other.pop()
        #expect(
            trace.take() == [
                "attach [X]", "stack [X, Y]", "willShow Y", "didShow Y", "end push finished", "stack [X]",
                "willShow X", "didShow X", "end pop finished",
            ])
        #expect(other.goForward().end == .refused(.nothingAhead) && stage.take() == [])
        var diagnostics: [NavDiagnostic] = []
        other.onDiagnostic = { diagnostics.append($0) }
        other.install(stage.unpop)
        #expect(diagnostics.map(\.problem) == ["the plugin is on another host and can serve only one"])
        other.addDelegate(stage.unpop)
        other.push(Page("Z"))
        other.pop()
        #expect(!stage.unpop.canUnpop && stage.take() == [])
        stage.host.pop()
        #expect(stage.unpop.canUnpop && other.forwardRequest == nil && stage.host.forwardRequest != nil)
    }
}
