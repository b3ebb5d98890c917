import NavHost
import TestSupport
import Testing

/// The table of events of design.md, column by column.
@MainActor struct EventTableTests {
    private let hidden = Bars(navigationBar: .hidden, toolbar: .hidden)

    /// `[A]`, or `[A, B]`, where B hides the bars and everybody writes what they hear.
    private func stage(pushed: Bool, isAnimated: Bool) -> Stage {
        let stage = Stage("A", isAnimated: isAnimated)
        stage.host.install(Decider("plugin", stage.trace))
        for name in ["A", "B"] { stage[name].decision = { _, _ in nil } }
        if pushed { stage.host.push(stage.entry("B", bars: hidden), animated: false) }
        _ = stage.take()
        return stage
    }

    @Test func `L02, L11, L38, L40: An instant push is asked, commits, begins and ends in one call`() {
        let stage = stage(pushed: false, isAnimated: false)
        stage.watch(stage.host.push(stage.entry("B", bars: hidden)))
        #expect(
            stage.take() == [
                "ask plugin push", "stack [A, B]", "A willDisappear", "B willAppear", "willShow B",
                "bars navigationBar hidden, toolbar hidden", "A didDisappear", "B didAppear", "didShow B",
                "end push finished", "onPush B", "result push finished",
            ])
        let drawn = Stage("A", isAnimated: true)
        drawn.host.push(drawn.entry("B", bars: hidden), animated: false)
        #expect(
            drawn.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B",
                "bars navigationBar hidden, toolbar hidden", "begin", "A didDisappear", "B didAppear", "didShow B",
                "end push finished", "onPush B",
            ])
    }

    @Test func `An instant pop mirrors it`() {
        let stage = stage(pushed: true, isAnimated: false)
        stage.watch(stage.host.pop())
        #expect(
            stage.take() == [
                "ask B", "ask plugin pop", "stack [A]", "onPop B to A", "B willDisappear", "A willAppear",
                "willShow A", "bars navigationBar shown, toolbar hidden", "B didDisappear", "A didAppear",
                "didShow A", "end pop finished", "result pop finished",
            ])
    }

    @Test func `L07, L08, L20, L22, L23: An animated push and pop commit at the call and end with their motion`() {
        let stage = stage(pushed: false, isAnimated: true)
        stage.watch(stage.host.push(stage.entry("B", bars: hidden)))
        #expect(
            stage.take() == [
                "ask plugin push", "stack [A, B]", "A willDisappear", "B willAppear", "willShow B",
                "bars navigationBar hidden, toolbar hidden", "begin",
            ])
        stage.presenter?.motion?.report(fraction: 0.5)
        #expect(stage.take() == ["move 0.5"])
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "A didDisappear", "B didAppear", "didShow B", "result push finished", "end push finished", "onPush B",
            ])
        stage.watch(stage.host.pop())
        #expect(
            stage.take() == [
                "ask B", "ask plugin pop", "stack [A]", "onPop B to A", "B willDisappear", "A willAppear",
                "willShow A", "bars navigationBar shown, toolbar hidden", "begin",
            ])
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "B didDisappear", "A didAppear", "didShow A", "result pop finished", "end pop finished",
            ])
    }

    @Test func `An interactive push changes nothing before its release`() {
        let stage = stage(pushed: false, isAnimated: true)
        let finger = stage.host.beginInteractive(.push(stage.entry("B", bars: hidden)))
        #expect(
            stage.take() == ["ask plugin push", "A willDisappear", "B willAppear", "willShow B", "begin"])
        finger.update(0.25)
        #expect(stage.take() == ["follow 0.25", "move 0.25"])
        #expect(stage.stack == "[A]")
        finger.finish()
        #expect(
            stage.take() == [
                "release finishing", "stack [A, B]", "bars navigationBar hidden, toolbar hidden", "settle finishing",
            ])
        stage.presenter?.complete()
        #expect(stage.take() == ["A didDisappear", "B didAppear", "didShow B", "end push finished", "onPush B"])
    }

    @Test func `B132: An interactive pop tells its question, its begin, its moves, its release and its end`() {
        let stage = stage(pushed: true, isAnimated: true)
        let finger = stage.host.beginInteractive(.pop())
        #expect(
            stage.take() == [
                "ask B", "ask plugin pop", "B willDisappear", "A willAppear", "willShow A", "begin",
            ])
        finger.update(0.4)
        finger.update(0.8)
        #expect(stage.take() == ["follow 0.4", "move 0.4", "follow 0.8", "move 0.8"])
        finger.finish()
        #expect(
            stage.take() == [
                "release finishing", "stack [A]", "onPop B to A", "bars navigationBar shown, toolbar hidden",
                "settle finishing",
            ])
        stage.presenter?.complete()
        #expect(stage.take() == ["B didDisappear", "A didAppear", "didShow A", "end pop finished"])
        // The question before it is a veto.
        stage.host.push(stage.entry("B", bars: hidden), animated: false)
        _ = stage.take()
        stage["B"].decision = { _, _ in .deny() }
        let refused = stage.host.beginInteractive(.pop())
        #expect(
            stage.take() == [
                "ask B", "ask plugin pop", "refuse vetoed(by: B)", "end pop refused(vetoed(by: B))",
            ])
        refused.update(0.5)
        refused.finish()
        #expect(stage.take() == [])
    }

    @Test func `A gesture without a presenter is over with its release`() {
        let stage = stage(pushed: true, isAnimated: false)
        let finger = stage.host.beginInteractive(.pop())
        finger.update(0.4)
        finger.finish()
        #expect(
            stage.take() == [
                "ask B", "ask plugin pop", "B willDisappear", "A willAppear", "willShow A", "move 0.4",
                "release finishing", "stack [A]", "onPop B to A", "bars navigationBar shown, toolbar hidden",
                "B didDisappear", "A didAppear", "didShow A", "end pop finished",
            ])
        stage.host.push(stage.entry("B"))
        _ = stage.take()
        let back = stage.host.beginInteractive(.pop())
        back.release(finishing: false)
        #expect(
            stage.take() == [
                "ask B", "ask plugin pop", "B willDisappear", "A willAppear", "willShow A",
                "release returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
                "cancel released", "end pop cancelled(released)",
            ])
    }

    @Test func `B31: A released gesture springs back, and tells that it was cancelled`() {
        let stage = stage(pushed: true, isAnimated: true)
        let finger = stage.host.beginInteractive(.pop())
        stage.watch(finger.navigation)
        finger.update(0.4)
        _ = stage.take()
        finger.release(finishing: false)
        #expect(stage.take() == ["release returning", "A willDisappear", "B willAppear", "settle returning"])
        #expect(finger.navigation.state == .returning)
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "A didDisappear", "B didAppear", "cancel released", "result pop cancelled(released)",
                "end pop cancelled(released)",
            ])
        #expect(stage.stack == "[A, B]")
    }

    @Test func `B31: Each plugin hears one begin and one end of it, and can tell from it what is shown`() {
        let stage = stage(pushed: true, isAnimated: true)
        let others = [("first", 5), ("last", -5)].map { name, priority in
            stage.host.install(Recorder(stage.trace, name: name, priority: priority, isNamed: true))
        }
        for other in others {
            other.reactions["end"] = { [trace = stage.trace] _, trip in
                let shown = trip?.end == .finished ? trip?.to : trip?.from
                trace.write("\(other.name) knows of \(shown.map { "\($0)" } ?? "nothing")")
            }
        }
        _ = stage.take()
        let finger = stage.host.beginInteractive(.pop())
        finger.release(finishing: false)
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "ask B", "ask plugin pop", "B willDisappear", "A willAppear", "first: willShow A", "willShow A",
                "last: willShow A", "begin", "first: release returning", "release returning",
                "last: release returning", "A willDisappear", "B willAppear", "settle returning", "A didDisappear",
                "B didAppear", "first: cancel released", "cancel released", "last: cancel released",
                "first: end pop cancelled(released)", "first knows of B", "end pop cancelled(released)",
                "last: end pop cancelled(released)", "last knows of B",
            ])
    }

    @Test func `I20: Cancelled without a release, it goes back at once and the screens swap their parts`() {
        let stage = stage(pushed: true, isAnimated: true)
        let caller = stage.host.beginInteractive(.pop())
        _ = stage.take()
        caller.cancel()
        #expect(
            stage.take() == [
                "finishNow returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
                "cancel byCaller", "end pop cancelled(byCaller)",
            ])
        let suspended = stage.host.beginInteractive(.pop())
        _ = stage.take()
        stage.host.suspend()
        #expect(
            stage.take() == [
                "finishNow returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
                "cancel suspended", "end pop cancelled(suspended)", "suspend",
            ])
        stage.host.resume()
        _ = stage.take()
        let superseded = stage.host.beginInteractive(.pop())
        _ = stage.take()
        stage.host.popToRoot(animated: false)
        #expect(
            stage.take() == [
                "ask B", "ask plugin popToRoot", "finishNow returning", "A willDisappear", "B willAppear",
                "A didDisappear", "B didAppear", "cancel superseded", "end pop cancelled(superseded)", "stack [A]",
                "onPop B to A", "B willDisappear", "A willAppear", "willShow A",
                "bars navigationBar shown, toolbar hidden", "begin", "B didDisappear", "A didAppear", "didShow A",
                "end popToRoot finished",
            ])
        stage.host.push(stage["C"], animated: false)
        let ended = stage.host.beginInteractive(.pop())
        _ = stage.take()
        stage.host.end()
        #expect(
            stage.take() == [
                "A willDisappear", "C willAppear", "A didDisappear", "C didAppear", "cancel hostGone",
                "end pop cancelled(hostGone)", "stack []", "onPop A to nothing", "C willDisappear",
                "C didDisappear", "end end finished", "host end",
            ])
        for finger in [caller, suspended, superseded, ended] {
            finger.finish()
            #expect(finger.navigation.end != nil)
        }
        #expect(stage.take() == [])
    }

    @Test func `B31: A gesture that is let go of is cancelled as dropped`() async {
        let stage = stage(pushed: true, isAnimated: true)
        var finger: Interaction? = stage.host.beginInteractive(.pop())
        let trip = finger?.navigation
        _ = stage.take()
        #expect(stage.host.isFollowing)
        finger = nil
        #expect(await trip?.result == .cancelled(.dropped))
        #expect(
            stage.take() == [
                "finishNow returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
                "cancel dropped", "end pop cancelled(dropped)",
            ])
    }

    @Test func `Refused and unchanged requests tell their end and no more`() {
        let stage = stage(pushed: true, isAnimated: true)
        stage["B"].decision = { _, _ in .deny(reason: "unsaved") }
        stage.watch(stage.host.pop())
        #expect(
            stage.take() == [
                "ask B", "ask plugin pop", "refuse vetoed(by: B, unsaved)",
                "end pop refused(vetoed(by: B, unsaved))", "result pop refused(vetoed(by: B, unsaved))",
            ])
        stage.watch(stage.host.push(stage["A"]))
        #expect(
            stage.take() == [
                "refuse alreadyOnStack", "end push refused(alreadyOnStack)", "result push refused(alreadyOnStack)",
            ])
        stage.watch(stage.host.set([stage["A"], stage["B"]]))
        #expect(stage.take() == ["end set unchanged", "result set unchanged"])
        #expect(stage.host.beginInteractive(.push(stage["A"])).navigation.end == .refused(.alreadyOnStack))
        #expect(stage.take() == ["refuse alreadyOnStack", "end push refused(alreadyOnStack)"])
        #expect(stage.host.beginInteractive(.reveal(stage["B"])).navigation.end == .unchanged)
        #expect(stage.take() == ["end reveal unchanged"])
    }

    @Test func `A presenter whose toolkit tells appearance silences the host's`() {
        let stage = Stage("A")
        let presenter = TellingPresenter()
        stage.host.presenter = presenter
        stage.host.push(stage["B"])
        stage.host.beginInteractive(.pop()).cancel()
        #expect(
            stage.take() == [
                "stack [A, B]", "willShow B", "didShow B", "end push finished", "willShow A", "cancel byCaller",
                "end pop cancelled(byCaller)",
            ])
    }
}
