import NavHost
import TestSupport
import Testing

/// Rule 11.
@MainActor struct HostEndTests {
    @Test func `The end is one forced navigation to the empty stack`() {
        let stage = Stage("A", "B", isAnimated: true)
        stage.host.install(Decider("guard", stage.trace) { _, _ in .deny() })
        stage["B"].decision = { _, _ in .deny() }
        let trip = stage.watch(stage.host.end())
        #expect(
            stage.take() == [
                "stack []", "onPop B to nothing", "onPop A to nothing", "B willDisappear", "B didDisappear",
                "end end finished", "host end", "result end finished",
            ])
        #expect(trip.cause == .hostEnd && trip.isForced && !trip.isAnimated && trip.direction == .backward)
        #expect(stage.host.hasEnded && stage.host.count == 0 && stage.host.plugins.isEmpty)
        #expect(stage.clock.pendingCount == 0)
    }

    @Test func `What is committed finishes, what is not ends as gone, in the order of the calls`() {
        let stage = Stage("A", "B", isAnimated: true)
        stage.presenter?.canFinishNow = false
        stage.host.push(stage.entry("C"))
        let waiting = stage.host.push(stage["D"], whenBusy: .queue)
        _ = stage.take()
        stage.host.end()
        #expect(
            stage.take() == [
                "refuse hostGone", "end push refused(hostGone)", "B didDisappear", "C didAppear", "didShow C",
                "end push finished", "onPush C", "stack []", "onPop C to nothing", "onPop B to nothing",
                "onPop A to nothing", "C willDisappear", "C didDisappear", "end end finished", "host end",
            ])
        #expect(waiting.end == .refused(.hostGone))
        let asking = Stage("A", "B")
        asking["B"].decision = { _, _ in .confirm { _ in } }
        var held: [Question] = []
        asking["B"].decision = { [trace = asking.trace] _, _ in
            .confirm {
                $0.onWithdrawal { trace.write("withdrawn") }
                held.append($0)
            }
        }
        let asked = asking.host.pop()
        _ = asking.take()
        asking.host.end()
        #expect(
            asking.take() == [
                "withdrawn", "refuse hostGone", "end pop refused(hostGone)", "stack []", "onPop B to nothing",
                "onPop A to nothing", "B willDisappear", "B didDisappear", "end end finished", "host end",
            ])
        held.first?.answer(.leave)
        #expect(asked.end == .refused(.hostGone) && asking.take() == [])
    }

    @Test func `Asked for inside a callback, it comes after it and before what was asked for later`() {
        let stage = Stage("A")
        var later: Navigation?
        stage.recorder.reactions["willShow B"] = { [stage] host, _ in
            host.push(stage["C"])
            host.end()
            later = host.push(stage["D"])
        }
        stage.host.push(stage["B"])
        #expect(
            stage.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "A didDisappear", "B didAppear",
                "didShow B", "end push finished", "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C",
                "B didDisappear", "C didAppear", "didShow C", "end push finished", "refuse hostGone",
                "end push refused(hostGone)", "stack []", "onPop A to nothing", "C willDisappear", "C didDisappear",
                "end end finished", "host end",
            ])
        #expect(later?.end == .refused(.hostGone))
    }

    @Test func `From then on everything is refused as gone`() {
        let stage = Stage("A", "B")
        stage.host.end()
        _ = stage.take()
        let trips = [
            stage.host.push(stage["C"]), stage.host.pop(), stage.host.popToRoot(), stage.host.set([]),
            stage.host.set([stage["A"]]), stage.host.reveal(stage["A"]), stage.host.end(), stage.host.goBack(),
            stage.host.beginInteractive(.push(stage["C"])).navigation, stage.host.adopt([stage["A"]]).navigation,
        ]
        #expect(trips.map(\.end) == trips.map { _ in .refused(.hostGone) })
        #expect(stage.stack == "[]")
        stage.host.suspend()
        stage.host.resume()
        stage.host.sendMemoryPressure()
        #expect(stage.take() == [])
        stage.host.install(stage.recorder)
        #expect(
            stage.take() == [
                "diagnostic Recorder: a plugin was installed on a host that has ended. install it on a new host."
            ])
    }

    @Test func `An empty host ends too, and an end inside the end is refused`() {
        let stage = Stage()
        stage.recorder.reactions["end end finished"] = { host, _ in
            #expect(host.hasEnded)
            host.end()
        }
        stage.host.end()
        #expect(
            stage.take() == ["end end finished", "host end"])
    }

    @Test func `Plugins are uninstalled, the last first, after they have heard the end`() {
        let stage = Stage("A")
        for (name, priority) in [("1", 5), ("2", 0)] {
            stage.host.install(Tenant(name, stage.trace, priority: priority))
        }
        _ = stage.take()
        stage.host.end()
        #expect(
            stage.take() == [
                "stack []", "onPop A to nothing", "A willDisappear", "A didDisappear", "end end finished",
                "1 hears host end", "host end", "2 hears host end", "2 leaves", "1 leaves",
            ])
    }
}
