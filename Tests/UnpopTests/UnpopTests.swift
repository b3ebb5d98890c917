import NavHost
import TestSupport
import Testing
import Unpop

/// What is remembered, and how it comes back.
@MainActor struct UnpopTests {
    @Test(arguments: ["unpop", "forward", "finger"])
    func `B67: A popped screen comes back as it was, by call, by command and by finger`(way: String) {
        let stage = Stage("AB", isTalkative: true)
        stage["B"]?.scroll = 700
        #expect(!stage.unpop.canUnpop)
        stage.host.goBack()
        #expect(
            stage.take() == [
                "B parked", "ahead [\"B\"]", "stack [A]", "B willDisappear", "A willAppear", "willShow A",
                "B didDisappear", "A didAppear", "didShow A", "end pop finished",
            ])
        #expect(stage.unpop.canUnpop && stage.next == "B" && stage.host.canGoForward)
        let changes = ["B restored after 0.0 seconds", "ahead []", "stack [A, B]"]
        let begin = ["A willDisappear", "B willAppear", "willShow B"]
        let end = ["A didDisappear", "B didAppear", "didShow B", "end push finished"]
        switch way {
        case "unpop":
            #expect(stage.unpop.unpop().end == .finished)
            #expect(stage.take() == changes + begin + end)
        case "forward":
            #expect(stage.host.goForward(cause: .key).end == .finished)
            #expect(stage.take() == changes + begin + end)
        default:
            stage.finger.swipe(.leading, from: .edge)
            #expect(stage.take() == begin + ["move 0.9", "release finishing"] + changes + end)
        }
        #expect(stage["B"]?.scroll == 700)
        #expect(!stage.unpop.canUnpop && stage.stack == "AB" && !stage.host.canGoForward)
    }

    @Test func `B70, F04, F16, F31: A redo does not clear the rest, and what was popped last stands nearest`() {
        let stage = Stage("ABC")
        stage.host.pop()
        stage.host.pop()
        #expect(
            stage.take() == [
                "C parked", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B", "end pop finished",
                "B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A", "end pop finished",
            ])
        stage.unpop.unpop()
        stage.unpop.unpop()
        #expect(stage.take() == Self.redoOfBThenC)
        #expect(stage.stack == "ABC")
    }

    @Test func `B70: By the screen, popToRoot is brought back one by one, too`() {
        let stage = Stage("ABC", Unpop(granularity: .screen))
        stage.host.popToRoot()
        #expect(
            stage.take() == [
                "C parked", "B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A",
                "end popToRoot finished",
            ])
        stage.unpop.unpop()
        stage.unpop.unpop()
        #expect(stage.take() == Self.redoOfBThenC)
    }

    private static let redoOfBThenC = [
        "B restored after 0.0 seconds", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B",
        "end push finished",
        "C restored after 0.0 seconds", "ahead []", "stack [A, B, C]", "willShow C", "didShow C",
        "end push finished",
    ]

    @Test func `B71: One operation comes back as one, in the order in which it stood`() {
        let stage = Stage("ABCD")
        stage.host.popToRoot()
        #expect(
            stage.take() == [
                "D parked", "C parked", "B parked", "ahead [\"B\", \"C\", \"D\"]", "stack [A]", "willShow A",
                "didShow A", "end popToRoot finished",
            ])
        #expect(stage.next == "BCD")
        #expect(stage.unpop.unpop().end == .finished)
        #expect(stage.unpop.unpop().end == .refused(.nothingAhead))
        #expect(stage.unpop.unpop().end == .refused(.nothingAhead))
        let refusal = ["refuse nothingAhead", "end push refused(nothingAhead)"]
        #expect(
            stage.take() == [
                "B restored after 0.0 seconds", "C restored after 0.0 seconds", "D restored after 0.0 seconds",
                "ahead []", "stack [A, B, C, D]", "willShow D", "didShow D", "end push finished",
            ] + refusal + refusal)
    }

    @Test func `B71: By the screen, it comes back from below`() {
        let stage = Stage("ABCD", Unpop(granularity: .screen))
        stage.host.popToRoot()
        #expect(
            stage.take() == [
                "D parked", "C parked", "B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A",
                "end popToRoot finished",
            ])
        for _ in 1...3 { stage.unpop.unpop() }
        #expect(
            stage.take() == [
                "B restored after 0.0 seconds", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B",
                "end push finished",
                "C restored after 0.0 seconds", "ahead [\"D\"]", "stack [A, B, C]", "willShow C", "didShow C",
                "end push finished",
                "D restored after 0.0 seconds", "ahead []", "stack [A, B, C, D]", "willShow D", "didShow D",
                "end push finished",
            ])
    }

    @Test func `T01: A pop to the root after a pop is brought back first`() {
        let stage = Stage("ABC")
        stage.host.pop()
        stage.host.popToRoot()
        #expect(
            stage.take() == [
                "C parked", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B", "end pop finished",
                "B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A", "end popToRoot finished",
            ])
        stage.unpop.unpop()
        stage.unpop.unpop()
        #expect(stage.take() == Self.redoOfBThenC)
    }

    @Test(arguments: [true, false])
    func `T02, F16: A pop is remembered at its commit, animated or not`(animated: Bool) {
        let stage = Stage("AB")
        let presenter = SlowPresenter(stage.trace)
        stage.host.presenter = presenter
        stage.host.pop(animated: animated)
        presenter.complete()
        #expect(
            stage.take() == [
                "B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "begin", "didShow A", "end pop finished",
            ])
        #expect(stage.unpop.unpop(animated: animated).isAnimated == animated)
        presenter.complete()
        #expect(
            stage.take() == [
                "B restored after 0.0 seconds", "ahead []", "stack [A, B]", "willShow B", "begin", "didShow B",
                "end push finished",
            ])
    }

    @Test func `F05, F26: With nothing ahead, back and redo change nothing, and no timer runs`() {
        let stage = Stage("A", Unpop(timeToLive: .seconds(5)))
        #expect(stage.host.goBack().end == .refused(.atRoot))
        #expect(stage.host.goForward().end == .refused(.nothingAhead))
        #expect(stage.unpop.unpop().end == .refused(.nothingAhead))
        #expect(
            stage.take() == [
                "refuse atRoot", "end pop refused(atRoot)",
                "refuse nothingAhead", "end push refused(nothingAhead)",
                "refuse nothingAhead", "end push refused(nothingAhead)",
            ])
        #expect(!stage.host.goForward().wasHandled && stage.clock.pendingCount == 0)
    }

    @Test func `F07: A redo tells from where to where, in which direction and by whom`() {
        let stage = Stage("AB")
        let recorder = Recorder(Trace(), name: "facts")
        let facts = Trace()
        recorder.reactions["willShow"] = { _, navigation in
            guard let navigation, let from = navigation.from, let to = navigation.to else { return }
            let who = "\(navigation.cause.kind) \(navigation.cause.origin ?? "-")"
            facts.write("\(name(of: from)) \(name(of: to)) \(navigation.operation) \(navigation.direction) \(who)")
        }
        stage.host.install(recorder)
        stage.host.pop(cause: .key)
        stage.unpop.unpop()
        stage.host.goBack()
        stage.host.goForward(cause: .key)
        stage.host.pop()
        stage.unpop.unpop(cause: Cause(.control, origin: "forward button"))
        #expect(
            facts.take() == [
                "B A pop backward key -", "A B push forward code Unpop",
                "B A pop backward backButton -", "A B push forward key Unpop",
                "B A pop backward code -", "A B push forward control forward button",
            ])
        let (back, forth) = (
            ["B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A", "end pop finished"],
            [
                "B restored after 0.0 seconds", "ahead []", "stack [A, B]", "willShow B", "didShow B",
                "end push finished",
            ]
        )
        #expect(stage.take() == back + forth + back + forth + back + forth)
    }

    @Test func `F28, F29: A push of the very screen that is next counts as the redo, and the rest stays`() {
        let stage = Stage("ABC")
        stage.host.pop()
        stage.host.pop()
        #expect(
            stage.take() == [
                "C parked", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B", "end pop finished", "B parked",
                "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A", "end pop finished",
            ])
        guard let b = stage["B"] else { return #expect(Bool(false), "B is not kept") }
        stage.host.push(b)
        #expect(
            stage.take() == [
                "B restored after 0.0 seconds", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B",
                "end push finished",
            ])
        stage["C"].map { _ = stage.host.push($0) }
        #expect(
            stage.take() == [
                "C restored after 0.0 seconds", "ahead []", "stack [A, B, C]", "willShow C", "didShow C",
                "end push finished",
            ])
    }

    @Test func `F29: A push of the kept screen that is next reuses the very instance`() {
        let stage = Stage("ABC")
        stage.host.pop()
        let kept = stage["C"]
        #expect(
            stage.take() == [
                "C parked", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B", "end pop finished",
            ])
        kept.map { _ = stage.host.push($0) }
        #expect(
            stage.take() == [
                "C restored after 0.0 seconds", "ahead []", "stack [A, B, C]", "willShow C", "didShow C",
                "end push finished",
            ])
        #expect(stage.host.top === kept && stage.alive == "ABC")
    }

    @Test func `Part of an operation that is pushed by hand leaves the rest of it ahead`() {
        let stage = Stage("ABCD")
        stage.host.popToRoot()
        stage["B"].map { _ = stage.host.push($0) }
        #expect(stage.next == "CD")
        stage.unpop.unpop()
        #expect(stage.stack == "ABCD")
    }

    @Test func `Every way of going back is remembered`() {
        for (word, request) in Self.waysBack {
            let stage = Stage("ABCD")
            #expect(stage.host.perform(request(stage)).end == .finished, "\(word)")
            #expect(stage.stack == "AB" && stage.next == "CD", "\(word)")
        }
    }

    private static let waysBack: [(String, @MainActor (Stage) -> NavRequest)] = [
        ("count", { _ in .pop(count: 2) }),
        ("to", { $0["B"].map { .pop(to: $0) } ?? .pop() }),
        ("while", { _ in .pop(while: { name(of: $0.screen) > "B" }) }),
        ("reveal", { $0["B"].map { .reveal($0) } ?? .pop() }),
        ("revealing", { $0["B"].map { .pop(revealing: $0) } ?? .pop() }),
    ]

    @Test func `Going back onto a screen that was not there remembers what it took the place of`() {
        let stage = Stage("AC")
        stage.host.pop(revealing: stage.leaf("B"))
        #expect(
            stage.take() == [
                "C parked", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B", "end popRevealing finished",
            ])
        stage.unpop.unpop()
        #expect(stage.stack == "ABC")
    }

    @Test func `A toolkit that takes screens off the top is remembered; one that does otherwise is not`() {
        let stage = Stage("ABC")
        let (a, b, c, d) = (stage["A"], stage["B"], stage["C"], stage.leaf("D"))
        guard let a, let b, let c else { return #expect(Bool(false), "screens are missing") }
        _ = stage.host.adopt([a], animated: false)
        #expect(stage.take().prefix(4) == ["C parked", "B parked", "ahead [\"B\", \"C\"]", "stack [A]"])
        _ = stage.host.adopt([a, b], animated: false)
        #expect(stage.take().prefix(3) == ["B restored after 0.0 seconds", "ahead [\"C\"]", "stack [A, B]"])
        _ = stage.host.adopt([b], animated: false)
        #expect(stage.take() == ["stack [B]", "end adopt finished"])
        #expect(stage.next == "C")
        _ = stage.host.adopt([d], animated: false)
        #expect(stage.take().prefix(3) == ["C discarded replaced", "ahead []", "stack [D]"])
        _ = stage.host.adopt([d, c], animated: false)
        _ = stage.host.adopt([d], animated: false)
        _ = stage.host.adopt([d, a], animated: false)
        #expect(
            stage.take().filter { !$0.contains("how") } == [
                "stack [D, C]", "end adopt finished", "C parked", "ahead [\"C\"]", "stack [D]", "end adopt finished",
                "C discarded pushed", "ahead []", "stack [D, A]", "end adopt finished",
            ])
    }

    @Test func `Back is none of its business`() {
        let stage = Stage("ABC")
        stage.host.pop()
        #expect(stage.host.goBack().operation == .pop && stage.stack == "A" && stage.next == "B")
        #expect(stage.host.backRequest == nil)
    }

    @Test func `The granularity may change at any time, and tells where it matters`() {
        let stage = Stage("ABCD")
        stage.unpop.granularity = .screen
        stage.host.popToRoot()
        _ = stage.take()
        stage.unpop.granularity = .operation
        stage.unpop.granularity = .operation
        #expect(stage.take() == ["ahead [\"B\", \"C\", \"D\"]"])
        stage.unpop.granularity = .screen
        #expect(stage.take() == ["ahead [\"B\"]"])
    }
}
