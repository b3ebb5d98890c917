import NavHost
import TestSupport
import Testing

/// Whose a gesture is, and what becomes of it when they come, go or change their mind.
@MainActor struct PanOwnerTests {
    @Test func `I02: Uninstalling the owner calls its swipe off, once, and the finger is dead`() {
        let stage = PanStage(["A", "B"])
        stage.finger.begin()
        stage.finger.move(0.5)
        stage.removeSwipeBack()
        stage.finger.move(0.7)
        stage.finger.end(2)
        #expect(
            stage.take() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.5",
                "move 0.5", "finishNow returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
                "cancel dropped", "end pop cancelled(dropped)",
            ])
        stage.finger.swipe()
        #expect(stage.take() == [])
        #expect(stage.stack == "[A, B]")
    }

    @Test func `I04: A claimer that comes in mid-swipe has no part in it, and gets the next one`() {
        let stage = PanStage(["A", "B", "C"])
        stage.finger.begin()
        let late = stage.host.install(
            Claimer("Late", priority: 500) { _, pan in
                .claim(GestureClaim(zone: pan.zone, direction: pan.direction) { .popToRoot() })
            })
        stage.finger.move(0.8)
        stage.finger.end()
        stage.settle()
        #expect(late.askedCount == 0)
        #expect(
            stage.take() == [
                "C willDisappear", "B willAppear", "willShow B", "begin", "follow 0.05", "move 0.05", "follow 0.8",
                "move 0.8", "release finishing", "stack [A, B]", "settle finishing", "C didDisappear", "B didAppear",
                "didShow B", "end pop finished",
            ])
        stage.finger.swipe()
        stage.settle()
        #expect(late.askedCount == 1)
        #expect(
            stage.take() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.9",
                "move 0.9", "release finishing", "stack [A]", "settle finishing", "B didDisappear", "A didAppear",
                "didShow A", "end popToRoot finished",
            ])
    }

    @Test func `I05: A swipe is called off when its screen goes, buried or not, is covered, or the app is put aside`() {
        let begun = ["C willDisappear", "B willAppear", "willShow B", "move 0.05"]
        func calledOff(_ why: String) -> [String] {
            [
                "B willDisappear", "C willAppear", "B didDisappear", "C didAppear", "cancel \(why)",
                "end pop cancelled(\(why))",
            ]
        }
        func lines(_ change: (PanStage) -> Void) -> [String] {
            let stage = PanStage(["A", "B", "C"], isAnimated: false)
            stage.finger.begin()
            change(stage)
            stage.finger.end(2)
            return stage.take()
        }
        #expect(
            lines { $0.host.set([$0["A"], $0["D"]]) } == begun + calledOff("superseded") + [
                "stack [A, D]", "C willDisappear", "D willAppear", "willShow D", "C didDisappear", "D didAppear",
                "didShow D", "end set finished",
            ])
        #expect(
            lines { $0.host.remove($0["C"]) } == begun + calledOff("superseded") + [
                "stack [A, B]", "C willDisappear", "B willAppear", "willShow B", "C didDisappear", "B didAppear",
                "didShow B", "end remove finished",
            ])
        #expect(
            lines { $0.host.remove($0["B"]) } == begun + calledOff("superseded") + [
                "stack [A, C]", "end remove finished",
            ])
        #expect(
            lines { $0.host.push($0["D"]) } == begun + calledOff("superseded") + [
                "stack [A, B, C, D]", "C willDisappear", "D willAppear", "willShow D", "C didDisappear",
                "D didAppear", "didShow D", "end push finished",
            ])
        #expect(lines { $0.host.suspend() } == begun + calledOff("suspended") + ["suspend"])
    }

    @Test func `I07: A switch turned off in mid-swipe does not end the swipe; the gate is read again at the commit`() {
        let stage = PanStage(["A", "B"], isAnimated: false)
        let gate = stage.host.install(Gatekeeper())
        let swipe = stage.host.plugin(conformingTo: PanToPop.self)
        stage.finger.begin()
        swipe?.allowsContentPans = false
        stage.host.edgeBand = .off
        gate.isOpen = false
        stage.finger.move(0.9)
        stage.finger.end(2)
        #expect(
            stage.take() == [
                "B willDisappear", "A willAppear", "willShow A", "move 0.05", "move 0.9", "release returning",
                "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "cancel released",
                "end pop cancelled(released)",
            ])
        stage.host.edgeBand = .standard
        stage.finger.begin()
        gate.isOpen = true
        stage.finger.end(2)
        #expect(
            stage.take() == [
                "B willDisappear", "A willAppear", "willShow A", "move 0.05", "release finishing", "stack [A]",
                "B didDisappear", "A didAppear", "didShow A", "end pop finished",
            ])
    }

    @Test func `A gate that closes while a held swipe is asked about lets a yes spring back`() {
        let stage = PanStage(["A", "B"], isAnimated: false)
        let gate = stage.host.install(Gatekeeper())
        gate.isOpen = true
        stage.host.guardedSwipe = .hold
        let desk = Desk(stage)
        stage.finger.begin()
        stage.finger.end(2)
        _ = stage.take()
        gate.isOpen = false
        desk.answer(.leave)
        #expect(
            stage.take() == [
                "release returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
                "cancel released", "end pop cancelled(released)",
            ])
        #expect(!stage.host.isAsking)
    }

    @Test func `I08: Moves and ends without a begin are ignored`() {
        let stage = PanStage(["A", "B"])
        stage.finger.move(0.5)
        stage.finger.end(2)
        stage.finger.cancel()
        #expect(stage.take() == [])
        stage.finger.swipe()
        stage.settle()
        #expect(
            stage.take() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.9",
                "move 0.9", "release finishing", "stack [A]", "settle finishing", "B didDisappear", "A didAppear",
                "didShow A", "end pop finished",
            ])
    }

    @Test func `I10: The state of a swipe is waiting, following, then over, and the next one starts clean`() {
        let stage = PanStage(["A", "B"], isAnimated: true)
        let states = Watch()
        stage.host.addDelegate(states)
        for _ in 1...2 {
            #expect(stage.host.current == nil)
            stage.finger.begin()
            #expect(stage.host.current?.state == .following)
            #expect(stage.host.current?.fraction == 0.05)
            stage.finger.move(0.4)
            #expect(stage.host.current?.fraction == 0.4)
            stage.finger.cancel()
            #expect(stage.host.current?.state == .returning)
            stage.settle()
        }
        stage.finger.begin()
        stage.finger.end(2)
        #expect(stage.host.current?.state == .moving)
        stage.settle()
        #expect(stage.host.current == nil)
        #expect(
            states.lines == [
                "following 0.0", "following 0.05", "following 0.4", "ended 0.0", "following 0.0", "following 0.05",
                "following 0.4", "ended 0.0", "following 0.0", "following 0.05", "ended 1.0",
            ])
    }

    @Test(arguments: [[50, 0], [0, 50], [50, 50]])
    func `I11: The claimer of higher priority gets the swipe whatever the order, of equal ones the first to come`(
        priorities: [Int]
    ) {
        let stage = PanStage(["A", "B", "C"], isAnimated: false)
        for (number, priority) in priorities.enumerated() {
            let wins = priority == 50 && (number == 0 || priorities[0] == 0)
            stage.host.install(
                Claimer(wins ? "50" : "other", priority: priority) { _, pan in
                    .claim(GestureClaim(zone: pan.zone, direction: pan.direction) { wins ? .popToRoot() : .pop() })
                })
        }
        #expect(stage.host.explanation(for: stage.finger.event(.began, 0.05)).winner == "50")
        stage.finger.swipe()
        #expect(
            stage.take() == [
                "C willDisappear", "A willAppear", "willShow A", "move 0.05", "move 0.9", "release finishing",
                "stack [A]", "C didDisappear", "A didAppear", "didShow A", "end popToRoot finished",
            ])
    }

    @Test func `I17: A swipe with nothing to pop, or not allowed, or on an empty stack does not start`() {
        let root = PanStage(["A"])
        root.finger.swipe()
        #expect(root.take() == ["refuse atRoot", "end pop refused(atRoot)"])
        let denied = PanStage(["A", "B"])
        denied["B"].decision = { _, _ in .deny(reason: nil) }
        denied.finger.swipe()
        #expect(denied.take() == ["ask B", "refuse vetoed(by: B)", "end pop refused(vetoed(by: B))"])
        let empty = PanStage([])
        empty.finger.swipe()
        #expect(empty.take() == ["refuse emptyStack", "end pop refused(emptyStack)"])
    }

    @Test func `A claim on the content holds in the edge band too, behind every claim on the edge`() {
        let stage = PanStage(["A", "B", "C"], isAnimated: false)
        stage.host.install(
            Claimer("Pages", priority: 100) { _, _ in
                .claim(GestureClaim(zone: .content, direction: .trailing) { .popToRoot() })
            })
        let fromEdge = stage.host.explanation(for: stage.finger.event(.began, 0.05))
        #expect(
            fromEdge.notes == [
                .init(claimer: "Pages", outcome: .lost(to: "PanToPop")), .init(claimer: "PanToPop", outcome: .won),
            ])
        stage.removeSwipeBack()
        stage.finger.swipe()
        #expect(stage.stack == "[A]")
    }

    @Test func `A block stops claims of equal and lower priority in any zone, and none of higher priority`() {
        let stage = PanStage(["A", "B"], isAnimated: false)
        for (name, priority) in [("high", 9), ("equal", 5), ("low", 1)] {
            stage.host.install(
                Claimer(name, priority: priority) { _, pan in
                    .claim(GestureClaim(zone: .content, direction: pan.direction, priority: 99) { .pop() })
                })
        }
        stage.host.addDelegate(Watch(), priority: 3)
        stage.host.install(Claimer("block", priority: 5) { _, _ in .block(reason: "drawing") })
        stage.finger.start.x = 200
        let explanation = stage.host.explanation(for: stage.finger.event(.began, 0.05))
        #expect(explanation.winner == "high")
        #expect(
            explanation.notes == [
                .init(claimer: "high", outcome: .won), .init(claimer: "equal", outcome: .stopped(by: "block")),
                .init(claimer: "block", outcome: .blocked(reason: "drawing")),
                .init(claimer: "low", outcome: .stopped(by: "block")),
                .init(claimer: "PanToPop", outcome: .stopped(by: "block")),
            ])
    }

    @Test func `A delegate that is no plugin claims with the priority it was added with`() {
        let stage = PanStage(["A", "B"], isAnimated: false)
        let delegate = LooseClaimer()
        stage.host.addDelegate(delegate, priority: 20)
        stage.host.install(Claimer("block", priority: 10) { _, _ in .block(reason: "drawing") })
        #expect(stage.host.explanation(for: stage.finger.event(.began, 0.05)).winner == "LooseClaimer")
    }
}

@MainActor private final class Gatekeeper: NavPlugin, CommitGating {
    var isOpen = true
    func navHost(_ host: NavHost, mayCommit navigation: Navigation) -> Bool { isOpen }
}

@MainActor private final class Watch: NavObserving {
    private(set) var lines: [String] = []

    func navHost(_ host: NavHost, willShow navigation: Navigation) {
        lines.append("\(navigation.state) \(navigation.fraction)")
    }
    func navHost(_ host: NavHost, didMove navigation: Navigation) {
        lines.append("\(navigation.state) \(navigation.fraction)")
    }
    func navHost(_ host: NavHost, didEnd navigation: Navigation, with result: NavResult) {
        lines.append("ended \(navigation.fraction)")
    }
}

@MainActor private final class LooseClaimer: GestureClaiming {
    func navHost(_ host: NavHost, claimFor pan: Pan) -> PanAnswer {
        .claim(GestureClaim(zone: pan.zone, direction: pan.direction) { .pop() })
    }
}
