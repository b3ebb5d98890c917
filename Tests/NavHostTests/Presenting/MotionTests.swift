import NavHost
import TestSupport
import Testing

@MainActor struct MotionTests {
    @Test func `What a motion tells of itself`() {
        let stage = Stage("A", isAnimated: true)
        stage.host.animator = SlideAnimator(duration: .milliseconds(500))
        stage.host.push(stage["B"])
        let motion = stage.presenter?.motion
        #expect(motion?.isAnimated == true && motion?.isInteractive == false && motion?.isFinishing == true)
        #expect(motion?.from === stage["A"] && motion?.to === stage["B"])
        #expect(motion?.direction == .forward && motion?.duration == .milliseconds(500))
        motion?.report(fraction: 0.5)
        #expect(motion?.fraction == 0.5)
        stage.settle()
        stage.host.push(stage["C"], animated: false)
        #expect(stage.presenter?.motion?.isAnimated == false)
        stage.host.remove(stage["B"])
        #expect(stage.presenter?.motion?.isAnimated == false && stage.presenter?.motion?.direction == .inPlace)
        let finger = stage.host.beginInteractive(.pop())
        #expect(stage.presenter?.motion?.isInteractive == true && stage.presenter?.motion?.isAnimated == true)
        finger.release(finishing: false)
        #expect(stage.presenter?.motion?.isFinishing == false)
        stage.settle()
        #expect(stage.stack == "[A, C]")
    }

    @Test func `Repeated, late and out-of-order calls on a motion are ignored`() {
        let stage = Stage("A", isAnimated: true)
        stage.host.push(stage["B"])
        let first = stage.presenter?.motion
        _ = stage.take()
        first?.release(finishing: false)
        first?.release(finishing: true)
        first?.report(fraction: .nan)
        #expect(stage.take() == [])
        for fraction in [-1, 2, .infinity, -.infinity] as [Double] { first?.report(fraction: fraction) }
        #expect(stage.take() == ["move 0.0", "move 1.0", "move 1.0", "move 0.0"])
        first?.complete()
        #expect(stage.take() == ["A didDisappear", "B didAppear", "didShow B", "end push finished"])
        first?.complete()
        first?.report(fraction: 0.5)
        first?.release(finishing: false)
        #expect(stage.take() == [])
        // Nor do they touch the next one.
        stage.host.push(stage["C"])
        _ = stage.take()
        first?.complete()
        first?.report(fraction: 0.5)
        #expect(stage.take() == [])
        #expect(stage.host.isNavigating)
        stage.presenter?.complete()
        #expect(stage.take() == ["B didDisappear", "C didAppear", "didShow C", "end push finished"])
    }

    @Test func `A finger is not ended by a completion, nor led once it is let go of`() {
        let stage = Stage("A", "B", isAnimated: true)
        let finger = stage.host.beginInteractive(.pop())
        let motion = stage.presenter?.motion
        _ = stage.take()
        motion?.complete()
        #expect(stage.take() == [])
        #expect(finger.navigation.state == .following)
        finger.release(finishing: false)
        #expect(stage.take() == ["release returning", "A willDisappear", "B willAppear", "settle returning"])
        motion?.release(finishing: true)
        #expect(stage.take() == [])
        motion?.complete()
        #expect(
            stage.take() == [
                "A didDisappear", "B didAppear", "cancel released", "end pop cancelled(released)",
            ])
    }

    @Test func `A toolkit's own finger reports, releases and completes through the motion`() {
        let stage = Stage("A", "B", isAnimated: true)
        let finger = stage.host.beginInteractive(.pop())
        let motion = stage.presenter?.motion
        _ = stage.take()
        motion?.report(fraction: 0.5)
        #expect(stage.take() == ["move 0.5"])
        motion?.release(finishing: true)
        #expect(stage.take() == ["release finishing", "stack [A]", "onPop B to A", "settle finishing"])
        finger.update(0.7)
        finger.cancel()
        #expect(stage.take() == [])
        motion?.complete()
        #expect(stage.take() == ["B didDisappear", "A didAppear", "didShow A", "end pop finished"])
    }

    @Test func `A motion that completes inside begin or settle ends after it`() {
        let stage = Stage("A")
        let presenter = QuickPresenter(stage.trace)
        stage.host.presenter = presenter
        stage.host.push(stage["B"])
        #expect(
            stage.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "begin", "A didDisappear",
                "B didAppear", "didShow B", "end push finished",
            ])
        stage.host.beginInteractive(.pop()).finish()
        #expect(
            stage.take() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "release finishing", "stack [A]", "settle",
                "B didDisappear", "A didAppear", "didShow A", "end pop finished",
            ])
    }

    @Test func `A motion that nobody completes ends one second after its duration`() {
        let stage = Stage("A", "B", isAnimated: true)
        stage.host.push(stage["C"])
        _ = stage.take()
        stage.clock.advance(by: .milliseconds(1329))
        #expect(stage.take() == [])
        stage.clock.advance(by: .milliseconds(1))
        #expect(stage.take() == ["B didDisappear", "C didAppear", "didShow C", "end push finished"])
        #expect(stage.clock.pendingCount == 0)
        // A settling finger has as long again, from its release.
        let finger = stage.host.beginInteractive(.pop())
        stage.clock.advance(by: .seconds(60))
        #expect(finger.navigation.state == .following && stage.clock.pendingCount == 0)
        finger.finish()
        _ = stage.take()
        stage.clock.advance(by: .milliseconds(1329))
        #expect(stage.take() == [])
        stage.clock.advance(by: .milliseconds(1))
        #expect(stage.take() == ["C didDisappear", "B didAppear", "didShow B", "end pop finished"])
        let back = stage.host.beginInteractive(.pop())
        back.release(finishing: false)
        _ = stage.take()
        stage.clock.advance(by: .milliseconds(1330))
        #expect(
            stage.take() == [
                "A didDisappear", "B didAppear", "cancel released", "end pop cancelled(released)",
            ])
        #expect(stage.clock.pendingCount == 0)
    }

    @Test func `A queue moves on by deadlines alone`() {
        let stage = Stage("A", isAnimated: true)
        stage.presenter?.canFinishNow = false
        stage.host.push(stage["B"])
        stage.host.push(stage["C"])
        stage.host.push(stage["D"], whenBusy: .queue)
        stage.clock.advance(by: .seconds(2))
        #expect(stage.stack == "[A, B, C]")
        stage.clock.advance(by: .seconds(2))
        #expect(stage.stack == "[A, B, C, D]")
        stage.clock.advance(by: .seconds(2))
        #expect(stage.host.current == nil && stage.clock.pendingCount == 0)
    }

    @Test func `A finger that cannot jump back has a deadline too`() {
        let stage = Stage("A", "B", isAnimated: true)
        stage.presenter?.canFinishNow = false
        let finger = stage.host.beginInteractive(.pop())
        _ = stage.take()
        finger.cancel()
        finger.cancel()
        #expect(stage.take() == ["finishNow returning", "settle returning"])
        stage.clock.advance(by: .milliseconds(1330))
        #expect(
            stage.take() == [
                "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "cancel byCaller",
                "end pop cancelled(byCaller)",
            ])
    }

    @Test func `Another presenter, or none, ends what the old one was moving`() {
        let stage = Stage("A", isAnimated: true)
        stage.host.push(stage["B"])
        _ = stage.take()
        let other = Trace()
        let second = SlowPresenter(other)
        stage.host.presenter = second
        #expect(
            stage.take() == ["finishNow finishing", "A didDisappear", "B didAppear", "didShow B", "end push finished"])
        #expect(other.take() == [])
        let finger = stage.host.beginInteractive(.pop())
        #expect(other.take() == ["begin"])
        _ = stage.take()
        stage.host.presenter = stage.presenter
        #expect(
            stage.take() == [
                "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "cancel superseded",
                "end pop cancelled(superseded)",
            ])
        #expect(other.take() == ["finishNow returning"])
        #expect(finger.navigation.end == .cancelled(.superseded))
        let back = stage.host.beginInteractive(.pop())
        back.finish()
        _ = stage.take()
        stage.host.presenter = nil
        #expect(
            stage.take() == ["finishNow finishing", "B didDisappear", "A didAppear", "didShow A", "end pop finished"])
        #expect(stage.clock.pendingCount == 0)
    }

    @Test func `A presenter that is exchanged inside a callback hears no more of what it was moving`() {
        let stage = Stage("A", "B", isAnimated: true)
        let other = Trace()
        let second = SlowPresenter(other)
        stage.recorder.reactions["move"] = { host, _ in host.presenter = second }
        let finger = stage.host.beginInteractive(.pop())
        finger.update(0.5)
        finger.update(0.6)
        #expect(
            stage.take() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.5", "move 0.5",
                "finishNow returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
                "cancel superseded",
                "end pop cancelled(superseded)",
            ])
        stage.recorder.reactions = ["release": { [stage] host, _ in host.presenter = stage.presenter }]
        stage.host.beginInteractive(.pop()).finish()
        #expect(
            stage.take() == [
                "B willDisappear", "A willAppear", "willShow A", "release finishing", "stack [A]", "onPop B to A",
                "B didDisappear", "A didAppear", "didShow A", "end pop finished",
            ])
        #expect(other.take() == ["begin", "finishNow returning"])
        #expect(stage.clock.pendingCount == 0)
    }

    @Test func `A presenter that is gone leaves its motion to the next operation, or to the deadline`() {
        let stage = Stage("A")
        var presenter: SlowPresenter? = SlowPresenter()
        stage.host.presenter = presenter
        stage.host.push(stage["B"])
        presenter = nil
        _ = stage.take()
        #expect(stage.host.presenter == nil && stage.host.isNavigating)
        stage.host.push(stage["C"])
        #expect(
            stage.take() == [
                "A didDisappear", "B didAppear", "didShow B", "end push finished", "stack [A, B, C]",
                "B willDisappear", "C willAppear", "willShow C", "B didDisappear", "C didAppear", "didShow C",
                "end push finished",
            ])
        presenter = SlowPresenter()
        stage.host.presenter = presenter
        stage.host.pop()
        presenter = nil
        _ = stage.take()
        stage.clock.advance(by: .milliseconds(1330))
        #expect(stage.take() == ["C didDisappear", "B didAppear", "didShow B", "end pop finished"])
    }
}
