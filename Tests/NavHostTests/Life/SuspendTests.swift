import NavHost
import TestSupport
import Testing

@MainActor struct SuspendTests {
    @Test func `B43: Going to the background cancels the finger, and coming back tells how long it was`() {
        let stage = Stage("A", "B", isAnimated: true)
        let finger = stage.host.beginInteractive(.pop())
        finger.update(0.5)
        _ = stage.take()
        stage.host.suspend()
        #expect(
            stage.take() == [
                "finishNow returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
                "cancel suspended", "end pop cancelled(suspended)", "suspend",
            ])
        #expect(stage.stack == "[A, B]" && stage.host.isSuspended)
        stage.clock.advance(by: .seconds(60))
        finger.finish()
        stage.host.resume()
        #expect(stage.take() == ["resume 60.0 seconds"])
        stage.host.push(stage["C"])
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C", "begin", "B didDisappear",
                "C didAppear", "didShow C", "end push finished",
            ])
    }

    @Test func `An animation runs on, and code navigates in the background`() {
        let stage = Stage("A", isAnimated: true)
        stage.host.push(stage["B"])
        _ = stage.take()
        stage.host.suspend()
        stage.host.suspend()
        #expect(stage.take() == ["suspend"])
        stage.presenter?.complete()
        #expect(stage.take() == ["A didDisappear", "B didAppear", "didShow B", "end push finished"])
        stage.host.pop(animated: false)
        #expect(
            stage.take() == [
                "stack [A]", "B willDisappear", "A willAppear", "willShow A", "begin", "B didDisappear",
                "A didAppear", "didShow A", "end pop finished",
            ])
        stage.host.resume()
        stage.host.resume()
        #expect(stage.take() == ["resume 0.0 seconds"])
    }

    @Test func `Inside a callback, suspending waits until all have heard it`() {
        let stage = Stage("A")
        stage.recorder.reactions["willShow"] = { host, _ in
            host.suspend()
            host.sendMemoryPressure()
            host.resume()
        }
        stage.host.push(stage["B"])
        #expect(
            stage.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "A didDisappear", "B didAppear",
                "didShow B", "end push finished", "suspend", "memory pressure", "resume 0.0 seconds",
            ])
        stage.host.sendMemoryPressure()
        #expect(stage.take() == ["memory pressure"])
    }
}
