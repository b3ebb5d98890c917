import NavHost
import TestSupport
import Testing
import Unpop

/// Back and forth over a whole history, by command and by finger.
@MainActor struct UnpopWalkTests {
    @Test func `F01: Back and forward walk over the same screens and stop at the ends`() {
        let stage = Stage("RABC")
        for _ in 1...4 { stage.host.goBack() }
        #expect(
            stage.take() == [
                "C parked", "ahead [\"C\"]", "stack [R, A, B]", "willShow B", "didShow B", "end pop finished",
                "B parked", "ahead [\"B\"]", "stack [R, A]", "willShow A", "didShow A", "end pop finished",
                "A parked", "ahead [\"A\"]", "stack [R]", "willShow R", "didShow R", "end pop finished",
                "refuse atRoot", "end pop refused(atRoot)",
            ])
        for _ in 1...4 { stage.host.goForward() }
        #expect(
            stage.take() == [
                "A restored after 0.0 seconds", "ahead [\"B\"]", "stack [R, A]", "willShow A", "didShow A",
                "end push finished",
                "B restored after 0.0 seconds", "ahead [\"C\"]", "stack [R, A, B]", "willShow B", "didShow B",
                "end push finished",
                "C restored after 0.0 seconds", "ahead []", "stack [R, A, B, C]", "willShow C", "didShow C",
                "end push finished",
                "refuse nothingAhead", "end push refused(nothingAhead)",
            ])
    }

    @Test func `F08: No step is silent: everybody hears it, and whoever wants to pass over it knows it by its origin`()
    {
        let stage = Stage("ABC")
        let choosy = Trace()
        let recorder = Recorder(Trace())
        for word in ["stack", "willShow", "didShow"] {
            recorder.reactions[word] = { _, navigation in
                if navigation?.cause.origin != "history" { choosy.write(word) }
            }
        }
        stage.host.install(recorder)
        let cause = Cause(.code, origin: "history")
        stage.host.pop(cause: cause)
        stage.unpop.unpop(cause: cause)
        #expect(
            stage.take() == [
                "C parked", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B", "end pop finished",
                "C restored after 0.0 seconds", "ahead []", "stack [A, B, C]", "willShow C", "didShow C",
                "end push finished",
            ])
        #expect(choosy.take() == [])
        stage.host.pop()
        #expect(choosy.take() == ["stack", "willShow", "didShow"])
    }

    @Test func `F13: Two steps back, and two forward, are one navigation each`() {
        let stage = Stage("ABC")
        stage.host.pop(count: 2)
        stage.host.goForward()
        #expect(
            stage.take() == [
                "C parked", "B parked", "ahead [\"B\", \"C\"]", "stack [A]", "willShow A", "didShow A",
                "end pop finished",
                "B restored after 0.0 seconds", "C restored after 0.0 seconds", "ahead []", "stack [A, B, C]",
                "willShow C", "didShow C", "end push finished",
            ])
    }

    @Test func `Swiped back from the leading edge and forth from the trailing edge, by the screen`() {
        let stage = Stage("ABC", Unpop(granularity: .screen))
        stage.finger.swipe(.trailing, from: .edge)
        stage.finger.swipe(.trailing, from: .edge)
        #expect(
            stage.take() == [
                "willShow B", "move 0.9", "release finishing", "C parked", "ahead [\"C\"]", "stack [A, B]",
                "didShow B", "end pop finished",
                "willShow A", "move 0.9", "release finishing", "B parked", "ahead [\"B\"]", "stack [A]", "didShow A",
                "end pop finished",
            ])
        stage.finger.swipe(.leading, from: .content)
        #expect(stage.take() == [])
        for _ in 1...3 { stage.finger.swipe(.leading, from: .edge) }
        #expect(
            stage.take() == [
                "willShow B", "move 0.9", "release finishing", "B restored after 0.0 seconds", "ahead [\"C\"]",
                "stack [A, B]", "didShow B", "end push finished",
                "willShow C", "move 0.9", "release finishing", "C restored after 0.0 seconds", "ahead []",
                "stack [A, B, C]", "didShow C", "end push finished",
            ])
    }

    @Test func `What expires between a finger's verdict and its begin is not brought back`() {
        let clock = SleepyClock()
        let stage = Stage("AB", Unpop(timeToLive: .seconds(5)), clock: clock)
        stage.host.pop()
        _ = stage.take()
        stage.finger.down(.leading, from: .edge)
        #expect(stage.finger.explanation().verdict == .begins)
        clock.advance(by: .seconds(5))
        stage.finger.begin(at: 0.5)
        stage.finger.lift(velocity: 2)
        #expect(stage.take() == ["refuse nothingAhead", "end push refused(nothingAhead)"])
        #expect(stage.stack == "A" && stage.next == "")
    }

    @Test func `SD-EZ2: Depth zero, a release at the very limit and a refused swipe are harmless`() {
        let stage = Stage("ABC", Unpop(depth: 0))
        stage.host.commitPolicy = .ezCustomNavigation
        stage.host.goBack()
        stage.finger.swipe(.leading, from: .edge)
        #expect(stage.take() == ["stack [A, B]", "willShow B", "didShow B", "end pop finished"])
        #expect(stage.alive == "AB")
        // 75 points a second, exactly.
        stage.finger.down(.trailing, from: .edge)
        stage.finger.begin(at: 0.25)
        stage.finger.lift(velocity: 75.0 / 400)
        #expect(
            stage.take() == [
                "willShow A", "move 0.25", "release finishing", "stack [A]", "didShow A", "end pop finished",
            ])
        stage.finger.down(.trailing, from: .edge)
        stage.finger.begin()
        stage.finger.move(to: 0.5)
        #expect(stage.take() == ["refuse atRoot", "end pop refused(atRoot)"])
        let presenter = SlowPresenter(stage.trace)
        stage.host.presenter = presenter
        stage.host.push(stage.leaf("D"))
        stage.finger.move(to: 0.75)
        stage.finger.lift(velocity: 2)
        #expect(stage.take() == ["stack [A, D]", "willShow D", "begin"])
        presenter.complete()
        #expect(stage.take() == ["didShow D", "end push finished"])
    }
}
