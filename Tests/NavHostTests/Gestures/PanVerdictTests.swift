import NavHost
import TestSupport
import Testing

/// What is asked before a swipe begins, how often, and what is remembered.
@MainActor struct PanVerdictTests {
    /// A claim of every pan to the right, that counts how often anything is asked.
    private func counting(_ request: @escaping @MainActor () -> NavRequest? = { .pop() }) -> Claimer {
        let claimer = Claimer("Counting", priority: 10)
        claimer.answer = { [weak claimer] _, pan in
            .claim(
                GestureClaim(zone: .content, direction: pan.direction) {
                    claimer?.requestCount += 1
                    return request()
                })
        }
        return claimer
    }

    @Test func `However often a verdict is asked for, claimers, claims and deciders are asked once for a finger`() {
        let stage = PanStage(["A", "B"])
        let claimer = stage.host.install(counting())
        stage.removeSwipeBack()
        stage["B"].decision = { _, _ in .allow }
        for _ in 1...3 { #expect(stage.finger.verdict() == .begins) }
        stage.finger.begin()
        #expect(claimer.askedCount == 1)
        #expect(claimer.requestCount == 1)
        #expect(
            stage.take() == [
                "ask B", "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05",
            ])
    }

    @Test func `Two fingers in turn are each asked about once`() {
        let stage = PanStage(["A", "B"])
        let claimer = stage.host.install(counting())
        stage.removeSwipeBack()
        stage["B"].decision = { _, _ in .allow }
        let other = Finger(stage.host, id: 50, x: 200)
        for _ in 1...3 {
            #expect(stage.finger.verdict() == .begins)
            #expect(other.verdict() == .begins)
        }
        #expect(claimer.askedCount == 2)
        #expect(claimer.requestCount == 2)
        #expect(stage.take() == ["ask B", "ask B"])
    }

    @Test func `An answer holds for the stack it was given on: after a change everyone is asked again`() {
        let stage = PanStage(["A", "B"], isAnimated: false)
        let claimer = stage.host.install(counting())
        #expect(stage.finger.verdict() == .begins)
        stage.host.push(stage["C"])
        stage["C"].decision = { _, _ in .deny(reason: nil) }
        #expect(stage.finger.verdict() == .refused(.vetoed(by: "C", reason: nil)))
        stage.host.pop(force: true)
        #expect(stage.finger.verdict() == .begins)
        #expect(claimer.askedCount == 3)
    }

    @Test func `A pan that is judged while something runs is judged again when that is over, without asking twice`() {
        let stage = PanStage(["A"])
        let claimer = stage.host.install(counting())
        stage.host.push(stage["B"])
        #expect(stage.finger.verdict() == .refused(.busy))
        stage.settle()
        #expect(stage.finger.verdict() == .begins)
        stage.host.setBars(Bars(toolbar: .shown))
        #expect(stage.finger.verdict() == .begins)
        #expect(claimer.askedCount == 1)
    }

    @Test func `While a question is open a swipe that would do the same joins it, and another is busy`() {
        let stage = PanStage(["A", "B"], isAnimated: false)
        let desk = Desk(stage)
        let redo = stage.host.install(Claimer.redo(of: stage["X"]))
        stage.host.goBack()
        #expect(stage.finger.verdict() == .joins)
        let other = Finger(stage.host, id: 50, x: 395)
        other.sign = -1
        #expect(other.verdict() == .refused(.busy))
        // Asked before the question opened, while it is open, and after it.
        desk.answer(.stay)
        #expect(other.verdict() == .begins)
        #expect(stage.finger.verdict() == .asks(by: ["B"]))
        stage.host.goBack()
        #expect(stage.finger.verdict() == .joins)
        desk.answer(.stay)
        _ = stage.take()
        #expect(stage.finger.verdict() == .asks(by: ["B"]))
        #expect(stage.take() == [], "nobody is asked again")
        #expect(redo.askedCount == 2)
    }

    @Test func `An event that makes no sense is nobody's, and a sound one of the same finger may still be asked about`()
    {
        let stage = PanStage(["A", "B"], isAnimated: false)
        let sound = stage.finger.event(.began, 0.05)
        var events = Array(repeating: sound, count: 9)
        events[0].location.x = .nan
        events[1].translation = NavPoint(x: .infinity)
        events[2].viewport = NavSize(width: 0, height: 800)
        events[3].viewport = NavSize(width: 400, height: -1)
        events[4].viewport = NavSize(width: .nan, height: 800)
        events[5].viewport = NavSize(width: .infinity, height: 800)
        events[6].translation = .zero
        for number in 7...8 { events[number].translation = .zero }
        events[7].velocity = NavPoint(x: .nan)
        events[8].velocity = NavPoint(y: .infinity)
        for (number, event) in events.enumerated() {
            #expect(stage.host.verdict(for: event) == .nobody, "event \(number)")
        }
        var flick = events[6]
        flick.velocity = NavPoint(x: 300)
        #expect(stage.host.verdict(for: flick) == .begins, "without a way the velocity tells the direction")
        stage.host.pan(sound)
        #expect(stage.host.isFollowing)
    }

    @Test func `A refused finger stays refused until it is lifted, whatever changes meanwhile`() {
        let stage = PanStage(["A"], isAnimated: false)
        stage.finger.begin()
        #expect(stage.take() == ["refuse atRoot", "end pop refused(atRoot)"])
        stage.host.push(stage["B"])
        _ = stage.take()
        #expect(stage.finger.verdict() == .refused(.atRoot))
        stage.finger.begin()
        stage.finger.move(0.9)
        #expect(stage.take() == [])
        stage.finger.end(2)
        stage.finger.swipe()
        #expect(stage.stack == "[A]")
    }

    @Test func `A finger whose swipe was overtaken begins nothing more, not even after other fingers`() {
        let stage = PanStage(["A", "B", "C"], isAnimated: false)
        stage.finger.begin()
        stage.host.push(stage["D"])
        let other = Finger(stage.host, id: 50)
        other.swipe()
        #expect(stage.stack == "[A, B, C]")
        _ = stage.take()
        stage.finger.begin()
        stage.finger.move(0.9)
        stage.finger.end(2)
        #expect(stage.take() == [])
        #expect(stage.stack == "[A, B, C]")
    }

    @Test func `Dead fingers are told apart: lifting one revives no other`() {
        let stage = PanStage(["A"], isAnimated: false)
        let fingers = (0..<5).map { Finger(stage.host, id: $0 * 10) }
        for finger in fingers { finger.begin() }
        stage.host.push(stage["B"])
        fingers[2].end(2)
        for finger in fingers where finger !== fingers[2] { finger.begin() }
        #expect(stage.stack == "[A, B]")
        #expect(!stage.host.isFollowing)
        fingers[2].begin()
        #expect(stage.host.isFollowing)
    }

    @Test func `What is remembered of a finger that never begins keeps no screen alive once the stack has changed`() {
        let host = NavHost(root: Page("A"))
        weak var gone: Page?
        do {
            let b = Page("B")
            gone = b
            b.decision = { _, _ in .confirm { _ in } }
            host.push(b)
        }
        let finger = Finger(host)
        #expect(finger.verdict() == .asks(by: ["B"]))
        host.pop(force: true)
        #expect(gone == nil)
    }

    @Test func `A claimer that changes the stack while it is asked makes the pan mean nothing`() {
        let stage = PanStage(["A", "B"], isAnimated: false)
        let page = stage["C"]
        stage.host.install(
            Claimer("Rude") { host, _ in
                host.push(page)
                return .pass
            })
        #expect(stage.finger.verdict() == .refused(.superseded))
        let other = PanStage(["A", "B"], isAnimated: false)
        other.removeSwipeBack()
        let screen = other["C"]
        other.host.install(
            Claimer("Rude", priority: 5) { host, pan in
                .claim(
                    GestureClaim(zone: .content, direction: pan.direction) {
                        host.push(screen)
                        return .pop()
                    })
            })
        _ = other.take()
        other.finger.begin()
        #expect(!other.host.isFollowing)
        #expect(other.stack == "[A, B, C]")
    }

    @Test func `Inside a callback a pan is refused, and nothing is left to follow a finger that is not there`() {
        let stage = PanStage(["A", "B"])
        stage["C"].reactions["willAppear"] = { [finger = stage.finger] _ in
            #expect(finger.verdict() == .refused(.busy))
            finger.begin()
            finger.move(0.5)
        }
        stage.host.push(stage["C"])
        stage.settle()
        #expect(
            stage.take() == [
                "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C", "begin", "B didDisappear",
                "C didAppear", "didShow C", "end push finished",
            ])
        #expect(!stage.host.isNavigating)
    }

    @Test func `I29: Each ground for refusing a swipe has its verdict, and a begin is told as what it says`() {
        func lines(_ stage: PanStage) -> [String] {
            _ = stage.take()
            let verdict = stage.finger.verdict()
            stage.finger.begin()
            return ["\(verdict)"] + stage.take()
        }
        #expect(
            lines(PanStage(["A"])) == ["refused(the root stays)", "refuse atRoot", "end pop refused(atRoot)"])

        let handled = PanStage(["A", "B"])
        handled.host.install(Claimer("Editor", priority: 5) { _, _ in .block(reason: "it draws") })
        #expect(lines(handled) == ["nobody"])

        let guarded = PanStage(["A", "B"])
        guarded["B"].decision = { _, _ in .deny(reason: "dirty") }
        #expect(
            lines(guarded)
                == [
                    "ask B", "refused(B said no: dirty)", "refuse vetoed(by: B, dirty)",
                    "end pop refused(vetoed(by: B, dirty))",
                ].moving(0, to: 1))

        let dialog = PanStage(["A"])
        dialog.prepare(BandedPage("Dialog", edgeBand: .off, allowsContentPans: false))
        #expect(lines(dialog) == ["nobody"])

        let entering = PanStage(["A"])
        entering.host.push(entering["B"])
        #expect(
            lines(entering) == ["refused(something else is going on)", "refuse busy", "end pop refused(busy)"])

        let revealing = PanStage(["A", "B", "C"])
        revealing.host.pop()
        #expect(
            lines(revealing) == ["refused(something else is going on)", "refuse busy", "end pop refused(busy)"])

        let another = PanStage(["A", "B"])
        Finger(another.host, id: 50).begin()
        #expect(
            lines(another) == ["refused(something else is going on)", "refuse busy", "end pop refused(busy)"])

        let asleep = PanStage(["A", "B"])
        asleep.host.suspend()
        #expect(lines(asleep) == ["refused(something else is going on)"])

        let ended = PanStage(["A", "B"])
        ended.host.end()
        #expect(lines(ended) == ["refused(the host has ended)"])
    }
}

extension [String] {
    /// The verdict is written when it has been given, after what was asked for it.
    func moving(_ from: Int, to: Int) -> [String] {
        var lines = self
        lines.insert(lines.remove(at: from), at: to)
        return lines
    }
}
