import NavHost
import TestSupport
import Testing
import Unpop

/// Redo from inside of callbacks, in every order of plugins.
@MainActor struct UnpopReentrancyTests {
    @Test func `Asked for twice inside one callback, it brings back two operations`() {
        let stage = Stage("ABC")
        stage.host.pop()
        let recorder = Recorder(Trace())
        recorder.reactions["stack [A]"] = { [unowned stage] _, _ in
            stage.unpop.unpop()
            stage.host.goForward()
        }
        stage.host.install(recorder)
        _ = stage.take()
        stage.host.pop()
        #expect(
            stage.take() == [
                "B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A", "end pop finished",
                "B restored after 0.0 seconds", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B",
                "end push finished",
                "C restored after 0.0 seconds", "ahead []", "stack [A, B, C]", "willShow C", "didShow C",
                "end push finished",
            ])
    }

    @Test func `A redo that waits behind a push is refused, and behind a pop brings back that pop`() {
        for (order, end, stack) in [("push", NavResult.refused(.nothingAhead), "ABD"), ("pop", .finished, "AB")] {
            let stage = Stage("ABC")
            var redo: Navigation?
            let recorder = Recorder(Trace())
            recorder.reactions["stack [A, B]"] = { [unowned stage] _, _ in
                guard redo == nil else { return }
                if order == "push" { stage.host.push(stage.leaf("D")) } else { stage.host.pop() }
                redo = stage.unpop.unpop()
            }
            stage.host.install(recorder)
            stage.host.pop()
            #expect(redo?.end == end && stage.stack == stack, "\(order)")
        }
    }

    @Test func `A screen that asks for the redo when it is parked gets it after all have heard of the pop`() {
        let stage = Stage("AB")
        stage["B"]?.reactions["parked"] = { [unowned stage] in stage.unpop.unpop() }
        stage.host.pop()
        #expect(
            stage.take() == [
                "B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A", "end pop finished",
                "B restored after 0.0 seconds", "ahead []", "stack [A, B]", "willShow B", "didShow B",
                "end push finished",
            ])
    }

    @Test func `Each screen hears that it is parked before it hears that it is discarded`() {
        let stage = Stage("ABC")
        stage["C"]?.reactions["parked"] = { [unowned stage] in stage.unpop.clear() }
        stage.host.popToRoot()
        #expect(
            stage.take() == [
                "C parked", "B parked", "C discarded cleared", "B discarded cleared", "ahead []", "stack [A]",
                "willShow A", "didShow A", "end popToRoot finished",
            ])
        #expect(stage.alive == "A")
    }

    @Test func `Uninstalled while screens hear that they are parked, it tells the others so before it discards them`() {
        let stage = Stage("ABC")
        stage["C"]?.reactions["parked"] = { [unowned stage] in stage.host.uninstall(stage.unpop) }
        stage.host.popToRoot()
        #expect(
            stage.take() == [
                "C parked", "B parked", "C discarded uninstalled", "B discarded uninstalled", "ahead []", "stack [A]",
                "willShow A", "didShow A", "end popToRoot finished",
            ])
        #expect(stage.alive == "A")
    }

    @Test func `Uninstalled while screens hear that they are back, it tells the others so`() {
        let stage = Stage("ABC")
        stage.host.popToRoot()
        stage["B"]?.reactions["restored"] = { [unowned stage] in stage.host.uninstall(stage.unpop) }
        _ = stage.take()
        stage.unpop.unpop()
        #expect(
            stage.take() == [
                "B restored after 0.0 seconds", "C restored after 0.0 seconds", "ahead []", "stack [A, B, C]",
                "willShow C", "didShow C", "end push finished",
            ])
    }

    @Test func `What an uninstallation discards finds it uninstalled: nothing can be parked any more`() {
        let stage = Stage("AB")
        stage["B"]?.reactions["discarded"] = { [unowned stage] in
            let entry = StackEntries(StackEntry(stage.leaf("X")))
            stage.trace.write("parks \(stage.unpop.navHost(stage.host, park: entry, for: nil))")
            stage.trace.write("redo \(stage.unpop.unpop().end.map { "\($0)" } ?? "going on")")
        }
        stage.host.pop()
        _ = stage.take()
        stage.host.uninstall(stage.unpop)
        #expect(
            stage.take() == ["B discarded uninstalled", "parks false", "redo refused(the host has ended)", "ahead []"])
        #expect(stage.alive == "A" && stage.unpop.nextEntries.isEmpty)
    }

    @Test func `A screen may navigate when a timer discards it`() {
        let stage = Stage("ABC", Unpop(timeToLive: .seconds(5)))
        stage["C"]?.reactions["discarded"] = { [unowned stage] in stage.host.pop() }
        stage.host.pop()
        _ = stage.take()
        stage.clock.advance(by: .seconds(5))
        #expect(
            stage.take() == [
                "C discarded expired", "stack [A]", "willShow A", "didShow A", "end pop finished", "B parked",
                "ahead [\"B\"]",
            ])
    }

    @Test func `Whoever watches may ask for the redo, clear, or uninstall it`() {
        let stage = Stage("AB")
        stage.unpop.onChange = { if $0.canUnpop { $0.unpop() } }
        stage.host.pop()
        #expect(stage.stack == "AB")
        stage.unpop.onChange = { $0.clear() }
        stage.host.pop()
        #expect(stage.alive == "A")
        stage.unpop.onChange = { [host = stage.host] in host.uninstall($0) }
        stage.host.push(stage.leaf("C"))
        stage.host.pop()
        #expect(stage.unpop.soleHost == nil && stage.alive == "A")
        stage.unpop.onChange = nil
    }

    @Test func `A watcher that brings back every pop is cut off, and the host goes on`() {
        let stage = Stage("AB")
        let recorder = Recorder(Trace())
        recorder.reactions["didShow A"] = { [unowned stage] _, _ in stage.unpop.unpop() }
        recorder.reactions["didShow B"] = { [unowned stage] _, _ in stage.host.pop() }
        stage.host.install(recorder)
        stage.host.pop()
        recorder.reactions = [:]
        #expect(stage.take().filter { $0.contains("diagnostic") }.count == 1)
        #expect(stage.alive == "AB" && (stage.stack == "AB") != stage.unpop.canUnpop)
    }

    @Test func `A guard may refuse a redo, which stays what comes next`() {
        let stage = Stage("AB")
        stage.host.install(Gate { $0.operation == .push ? .deny() : nil })
        stage.host.pop()
        #expect(stage.unpop.unpop().end == .refused(.vetoed(by: "Gate", reason: nil)))
        #expect(stage.next == "B")
    }

    @Test func `What expires while a redo is asked about is not brought back`() {
        let stage = Stage("AB", Unpop(timeToLive: .seconds(5)))
        var questions: [Question] = []
        stage.host.install(Gate { $0.operation == .push ? .confirm { questions.append($0) } : nil })
        stage.host.pop()
        let redo = stage.unpop.unpop()
        #expect(stage.unpop.unpop() === redo)
        stage.clock.advance(by: .seconds(5))
        questions.first?.answer(.leave)
        #expect(redo.end == .refused(.superseded) && stage.stack == "A" && stage.alive == "A")
    }

    @Test func `The order in which plugins are installed makes no difference`() {
        let orders = permutations(of: [0, 1, 2, 3])
        #expect(orders.count == 24)
        for order in orders {
            let (trace, host) = (Trace(), NavHost(root: Page("A")))
            let unpop = Unpop()
            let plugins: [any NavPlugin] = [
                unpop, Recorder(trace), Gate { $0.cause.kind == .control ? .deny() : .allow }, Recorder(Trace()),
            ]
            for index in order { host.install(plugins[index]) }
            _ = trace.take()
            let (b, c) = (Page("B"), Page("C"))
            host.push(b)
            host.push(c)
            host.popToRoot()
            unpop.unpop(cause: .control)
            host.goForward(cause: .key)
            #expect(
                trace.take() == [
                    "stack [A, B]", "willShow B", "didShow B", "end push finished",
                    "stack [A, B, C]", "willShow C", "didShow C", "end push finished",
                    "stack [A]", "willShow A", "didShow A", "end popToRoot finished",
                    "refuse vetoed(by: Gate)", "end push refused(vetoed(by: Gate))",
                    "stack [A, B, C]", "willShow C", "didShow C", "end push finished",
                ], "\(order)")
        }
    }

    private func permutations(of items: [Int]) -> [[Int]] {
        items.isEmpty
            ? [[]] : items.flatMap { item in permutations(of: items.filter { $0 != item }).map { [item] + $0 } }
    }
}
