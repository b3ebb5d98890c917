import NavHost
import TestSupport
import Testing

/// One capability per protocol, looked up once.
@MainActor struct CapabilityTests {
    @Test func `B16: Nobody there, or nobody who implements anything, means the declared defaults`() {
        for isOccupied in [false, true] {
            let trace = Trace()
            let host = NavHost(root: Page("A", trace))
            let silent = Silent()
            if isOccupied {
                host.install(Mute())
                host.addDelegate(silent)
            }
            #expect(host.push(Page("B", trace)).end == .finished)
            #expect(host.canGoBack && !host.canGoForward)
            #expect(host.goForward().end == .refused(.nothingAhead))
            let finger = host.beginInteractive(.pop())
            finger.update(0.5)
            finger.cancel()
            host.setBars(Bars(toolbar: .shown))
            host.suspend()
            host.sendMemoryPressure()
            host.resume()
            #expect(host.goBack().end == .finished)
            #expect(host.end().end == .finished)
            #expect(
                trace.take() == [
                    "A willAppear", "A didAppear", "A willDisappear", "B willAppear", "A didDisappear",
                    "B didAppear", "B willDisappear", "A willAppear", "A willDisappear", "B willAppear",
                    "A didDisappear", "B didAppear", "B willDisappear", "A willAppear", "B didDisappear",
                    "A didAppear", "A willDisappear", "A didDisappear",
                ])
        }
    }

    @Test func `An object is called for what it conforms to and nothing else`() {
        let host = NavHost(root: Item(value: 0))
        let trace = Trace()
        let lookalike = Lookalike(trace)
        host.install(lookalike)
        host.push(Item(value: 1))
        host.goBack()
        #expect(trace.take() == [])
        let commander = host.install(Commander("commander", trace))
        let decider = host.install(Decider("decider", trace))
        host.push(Item(value: 2))
        host.goBack()
        #expect(
            trace.take()
                == ["decider push", "commander back", "decider pop"].map {
                    $0.hasPrefix("decider") ? "ask \($0)" : $0
                })
        #expect(host.plugin(conformingTo: (any CommandProviding).self) === commander)
        #expect(host.plugin(conformingTo: (any NavDeciding).self) === decider)
        #expect(host.plugin(conformingTo: Lookalike.self) === lookalike)
        #expect(host.plugin(conformingTo: (any HostLifeObserving).self) == nil)
    }

    @Test func `B17: Having a hook and answering the default changes nothing`() {
        var traces: [[String]] = []
        for hasPlugin in [false, true] {
            let stage = Stage("A", "B", "C", isAnimated: true)
            if hasPlugin { stage.host.install(NeutralPlugin()) }
            gestures(on: stage)
            traces.append(stage.take())
        }
        #expect(traces[0] == traces[1])
        #expect(
            traces[0] == [
                "C willDisappear", "B willAppear", "willShow B", "begin", "follow 0.9", "move 0.9",
                "release finishing", "stack [A, B]", "onPop C to B", "settle finishing", "C didDisappear",
                "B didAppear", "didShow B", "end pop finished", "B willDisappear", "A willAppear", "willShow A",
                "begin", "follow 0.2", "move 0.2", "release returning", "A willDisappear", "B willAppear",
                "settle returning", "A didDisappear", "B didAppear", "cancel released",
                "end pop cancelled(released)", "B willDisappear", "A willAppear", "willShow A", "begin",
                "finishNow returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
                "cancel superseded", "end pop cancelled(superseded)", "stack [A, B, D]", "B willDisappear",
                "D willAppear", "willShow D", "begin", "refuse busy", "end pop refused(busy)", "B didDisappear",
                "D didAppear", "didShow D", "end push finished", "stack [A]", "onPop B to A", "D willDisappear",
                "A willAppear", "willShow A", "begin", "D didDisappear", "A didAppear", "didShow A",
                "end popToRoot finished", "refuse atRoot", "end pop refused(atRoot)", "refuse nothingAhead",
                "end push refused(nothingAhead)",
            ])
    }

    private func gestures(on stage: Stage) {
        let through = stage.host.beginInteractive(.pop())
        through.update(0.9)
        through.finish()
        stage.presenter?.complete()
        let back = stage.host.beginInteractive(.pop())
        back.update(0.2)
        back.release(finishing: false)
        stage.presenter?.complete()
        let overtaken = stage.host.beginInteractive(.pop())
        stage.host.push(stage["D"])
        overtaken.finish()
        stage.host.beginInteractive(.pop()).finish()
        stage.presenter?.complete()
        stage.host.popToRoot(animated: false)
        stage.host.beginInteractive(.pop()).finish()
        stage.host.goForward()
    }

    @Test func `A plugin that is added later is asked at once: nothing is cached`() {
        let stage = Stage("A", "B")
        stage.host.goForward()
        #expect(stage.take() == ["refuse nothingAhead", "end push refused(nothingAhead)"])
        let commander = stage.host.install(
            Commander("late", stage.trace, requests: [.forward: .push(stage["C"])]))
        stage.host.goForward()
        #expect(
            stage.take() == [
                "late forward", "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C",
                "B didDisappear", "C didAppear", "didShow C", "end push finished",
            ])
        stage.host.uninstall(commander)
        #expect(!stage.host.canGoForward)
    }
}

/// Conforms to everything that can be, and implements nothing.
@MainActor private final class Silent: NavObserving, HostLifeObserving {}

@MainActor private final class Mute: NavPlugin {}

/// Has the methods without the conformances.
@MainActor private final class Lookalike: NavPlugin {
    private let trace: Trace

    init(_ trace: Trace) {
        self.trace = trace
    }

    func navHost(_ host: NavHost, didShow navigation: Navigation) { trace.write("shows") }
    func navHost(_ host: NavHost, decisionOn navigation: Navigation) -> Decision? {
        trace.write("decides")
        return .deny()
    }
    func navHost(_ host: NavHost, requestFor command: NavCommand) -> NavRequest? {
        trace.write("provides")
        return nil
    }
}
