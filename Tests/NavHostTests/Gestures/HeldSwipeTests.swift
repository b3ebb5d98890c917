import NavHost
import TestSupport
import Testing

/// A swipe that is held by its question has begun: what happens meanwhile treats it as one that a finger leads.
@MainActor struct HeldSwipeTests {
    private let stage = PanStage(["R", "A", "B"])
    private let desk: Desk

    init() {
        desk = Desk(stage)
        stage.host.guardedSwipe = .hold
        stage.finger.begin()
        stage.finger.end(2)
        _ = stage.take()
    }

    private let cancelled = [
        "finishNow returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "cancel superseded",
        "end pop cancelled(superseded)",
    ]

    /// Whatever is answered now comes too late.
    private func expectNobodyListens() {
        desk.answer(.leave)
        #expect(stage.take() == [])
        #expect(!stage.host.isAsking && stage.host.current == nil)
    }

    @Test func `A change below it cancels it, and the answer comes too late`() {
        stage.host.remove(stage["A"])
        #expect(stage.take() == cancelled + ["stack [R, B]", "begin", "end remove finished"])
        expectNobodyListens()
        #expect(stage.stack == "[R, B]")
    }

    @Test func `A push cancels it, and the answer comes too late`() {
        stage.host.push(stage["C"], animated: false)
        #expect(
            stage.take() == cancelled + [
                "stack [R, A, B, C]", "B willDisappear", "C willAppear", "willShow C", "begin", "B didDisappear",
                "C didAppear", "didShow C", "end push finished",
            ])
        expectNobodyListens()
        #expect(stage.stack == "[R, A, B, C]")
    }

    @Test func `What changes nothing, and what is refused, leave it open`() {
        stage.host.reveal(stage["B"])
        #expect(stage.take() == ["end reveal unchanged"])
        stage.host.remove(stage["X"])
        #expect(stage.take() == ["refuse notOnStack", "end remove refused(notOnStack)"])
        stage.host.remove(stage["A"], whenBusy: .drop)
        #expect(stage.take() == ["refuse busy", "end remove refused(busy)"])
        stage.host.remove(stage["A"], cause: .control)
        #expect(stage.take() == ["refuse busy", "end remove refused(busy)"])
        desk.answer(.stay)
        #expect(stage.take() == ["release returning", "A willDisappear", "B willAppear", "settle returning"])
    }

    @Test func `What is patient waits until it is over`() {
        stage.host.remove(stage["A"], whenBusy: .queue)
        #expect(stage.take() == [])
        desk.answer(.leave)
        #expect(stage.take() == ["release finishing", "stack [R, A]", "settle finishing"])
        stage.settle()
        #expect(
            stage.take() == [
                "B didDisappear", "A didAppear", "didShow A", "end pop finished", "stack [R]", "A willDisappear",
                "R willAppear", "willShow R", "begin",
            ])
    }

    @Test(arguments: ["remove", "forced remove", "adopt"])
    func `Another finger is refused and disturbs nothing, also a forced one and one of the toolkit`(way: String) {
        if way == "adopt" {
            let motion = stage.host.adopt([stage["R"], stage["B"]], isInteractive: true)
            motion.release(finishing: true)
            motion.complete()
            #expect(stage.take() == ["refuse busy", "end adopt refused(busy)"])
        } else {
            var request = NavRequest.remove(stage["A"])
            request.isForced = way == "forced remove"
            #expect(stage.host.beginInteractive(request).navigation.end == .refused(.busy))
            #expect(stage.take() == ["refuse busy", "end remove refused(busy)"])
        }
        desk.answer(.leave)
        stage.settle()
        #expect(
            stage.take() == [
                "release finishing", "stack [R, A]", "settle finishing", "B didDisappear", "A didAppear", "didShow A",
                "end pop finished",
            ])
    }

    @Test func `What the toolkit changed cancels it`() {
        stage.host.adopt([stage["R"], stage["B"]], isInteractive: false).complete()
        #expect(stage.take() == cancelled.dropFirst() + ["stack [R, B]", "end adopt finished"])
        expectNobodyListens()
    }

    @Test func `Where the presenter cannot stop at once, a change waits for the way back, and so does everything else`()
    {
        stage.presenter.canFinishNow = false
        stage.host.remove(stage["A"])
        #expect(stage.take() == ["finishNow returning", "settle returning"])
        desk.answer(.leave)
        #expect(stage.take() == [])
        stage.settle()
        #expect(stage.take() == cancelled.dropFirst() + ["stack [R, B]", "begin", "end remove finished"])
        expectNobodyListens()
    }

    @Test(arguments: [false, true])
    func `A question that code has asked is over when a swipe asks its own: there is never more than one`(
        isFingerInPlace: Bool
    ) {
        let stage = PanStage(["R", "A", "B"])
        stage.host.guardedSwipe = .hold
        let (desk, pad) = (Desk(stage), Pad())
        stage["R"].decision = { _, _ in pad.decision }
        stage["A"].decision = stage["B"].decision
        let finger = stage.host.beginInteractive(isFingerInPlace ? .remove(stage["A"]) : .pop())
        stage.host.remove(stage["R"])
        _ = stage.take()
        #expect(pad.questions.count == 1 && desk.count == 0)
        finger.finish()
        #expect(stage.take() == ["refuse superseded", "end remove refused(superseded)"])
        #expect(desk.count == 1)
        pad.answer(.leave)
        desk.answer(.leave)
        stage.settle()
        #expect(
            stage.take()
                == (isFingerInPlace
                    ? ["release finishing", "stack [R, B]", "begin", "end remove finished"]
                    : [
                        "release finishing", "stack [R, A]", "settle finishing", "B didDisappear", "A didAppear",
                        "didShow A", "end pop finished",
                    ]))
    }

    @Test(arguments: [WhenBusy.endRunning, .drop, .queue])
    func `Sent elsewhere it is taken back, and its successor runs, patient or not`(whenBusy: WhenBusy) {
        var request = NavRequest.popToRoot()
        request.isAnimated = false
        request.whenBusy = whenBusy
        desk.answer(.leaveTo(request))
        #expect(
            stage.take() == cancelled + [
                "stack [R]", "B willDisappear", "R willAppear", "willShow R", "begin", "B didDisappear",
                "R didAppear", "didShow R", "end popToRoot finished",
            ])
        #expect(stage.host.current == nil && !stage.host.isAsking)
    }

    @Test func `Sent where one cannot go, or is already, it is taken back all the same`() {
        desk.answer(.leaveTo(.pop(to: stage["X"])))
        #expect(stage.take() == cancelled + ["refuse notOnStack", "end popTo refused(notOnStack)"])
        #expect(stage.host.current == nil && stage.stack == "[R, A, B]")

        stage.finger.begin()
        stage.finger.end(2)
        _ = stage.take()
        desk.answer(.leaveTo(.reveal(stage["B"])))
        #expect(stage.take() == cancelled + ["end reveal unchanged"])
        #expect(stage.host.current == nil && stage.stack == "[R, A, B]")
    }

    @Test func `What was led by hand and released goes on when its interaction is let go of`() {
        desk.answer(.stay)
        stage.settle()
        _ = stage.take()
        var finger: Interaction? = stage.host.beginInteractive(.pop())
        finger?.finish()
        finger = nil
        #expect(stage.take() == ["ask B", "B willDisappear", "A willAppear", "willShow A", "begin"])
        #expect(stage.host.isAsking)
        desk.answer(.leave)
        stage.settle()
        #expect(
            stage.take() == [
                "release finishing", "stack [R, A]", "settle finishing", "B didDisappear", "A didAppear", "didShow A",
                "end pop finished",
            ])
    }
}
