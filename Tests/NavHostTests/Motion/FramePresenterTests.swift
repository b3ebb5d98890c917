import NavHost
import TestSupport
import Testing

@MainActor struct FramePresenterTests {
    @Test func `At rest there is one picture of the top, and nothing more to draw until something changes`() {
        let stage = FrameStage("A", "B")
        #expect(stage.presenter.needsFrames, "the first picture has not been drawn")
        #expect(stage.draw(at: 0) == "B 0, bar 1.0, rests")
        stage.size = NavSize(width: 80, height: 24)
        #expect(stage.draw(at: 10) == "B 0, bar 1.0, rests")
        #expect(stage.wakeCount == 0)
        stage.host.pop(animated: false)
        #expect(stage.wakeCount == 1)
        #expect(stage.presenter.needsFrames)
        #expect(stage.draw(at: 20) == "A 0, bar 1.0, rests")
    }

    @Test func `A push begins with its first picture and ends with its last, drawn at any moment and in any size`() {
        let stage = FrameStage("A")
        stage.host.animator = Even()
        _ = stage.draw(at: 0)
        var result: NavResult?
        stage.host.push(Page("B"), bars: Bars(navigationBar: .hidden)).onEnd { result = $0 }
        #expect(stage.wakeCount == 1)
        #expect(stage.draw(at: 5_000) == "A 0, B 400, bar 1.0, goes on")
        #expect(stage.draw(at: 5_100) == "A -100, B 300, bar 0.75, goes on")
        stage.size.width = 1_000
        #expect(stage.draw(at: 5_200) == "A -500, B 500, bar 0.5, goes on")
        #expect(result == nil)
        #expect(stage.draw(at: 5_400) == "B 0, bar 0.0, goes on")
        #expect(result == .finished)
        #expect(stage.draw(at: 5_410) == "B 0, bar 0.0, rests")
        #expect(stage.wakeCount == 1, "whoever draws goes on until nothing is needed")
    }

    @Test func `Under a finger there is a picture for each move, and none in between`() {
        let stage = FrameStage("A", "B")
        _ = stage.draw(at: 0)
        let finger = stage.host.beginInteractive(.pop())
        #expect(stage.draw(at: 1) == "A -400, B 0, bar 1.0, rests")
        finger.update(0.25)
        #expect(stage.draw(at: 2) == "A -300, B 100, bar 1.0, rests")
        #expect(stage.draw(at: 900) == "A -300, B 100, bar 1.0, rests")
        finger.update(0.5)
        #expect(stage.presenter.needsFrames)
        finger.release(finishing: true)
        #expect(stage.draw(at: 1_000) == "A -200, B 200, bar 1.0, goes on")
        #expect(stage.draw(at: 1_200) == "A 0, bar 1.0, goes on")
        #expect(stage.host.current == nil)
    }

    @Test func `A finger that lets go too early is followed back, in its part of the time`() {
        let stage = FrameStage("A", "B")
        stage.host.animator = Even()
        let finger = stage.host.beginInteractive(.pop())
        finger.update(0.5)
        finger.release(finishing: false)
        #expect(stage.draw(at: 0) == "A -200, B 200, bar 1.0, goes on")
        #expect(stage.draw(at: 100) == "A -300, B 100, bar 1.0, goes on")
        #expect(stage.draw(at: 200) == "B 0, bar 1.0, goes on")
        #expect(finger.navigation.end == .cancelled(.released))
    }

    @Test func `The speed that a policy asks for makes the rest shorter`() {
        let stage = FrameStage("A", "B")
        stage.host.animator = Even()
        stage.host.commitPolicy = CommitPolicy { _ in .init(finishes: true, speed: 2) }
        let finger = Finger(stage.host)
        finger.begin(0.5)
        finger.end()
        _ = stage.draw(at: 0)
        #expect(stage.draw(at: 50) == "A -100, B 300, bar 1.0, goes on")
        _ = stage.draw(at: 100)
        #expect(stage.host.current == nil)
    }

    @Test func `What comes next ends a running motion at once, and the new one is drawn from its start`() {
        let stage = FrameStage("A")
        stage.host.push(Page("B"))
        _ = stage.draw(at: 0)
        _ = stage.draw(at: 200)
        stage.host.push(Page("C"))
        #expect(stage.draw(at: 300) == "B 0, C 400, bar 1.0, goes on")
    }

    @Test func `A listener that goes on from within a frame gets its motion, and the old one does not end it`() {
        let stage = FrameStage("A")
        let listener = Impatient()
        stage.host.addDelegate(listener)
        stage.host.push(Page("B"))
        _ = stage.draw(at: 0)
        listener.next = { $0.push(Page("C")) }
        #expect(stage.draw(at: 400) == "B 0, C 400, bar 1.0, goes on")
        #expect(stage.host.current?.to.map { ScreenLabel($0).description } == "C")
        #expect(stage.draw(at: 400) == "B 0, C 400, bar 1.0, goes on")
        _ = stage.draw(at: 800)
        #expect(stage.host.current == nil)
        #expect(stage.host.count == 3)
    }

    @Test func `Bars that change at rest, and the end of the host, ask for a picture`() {
        let stage = FrameStage("A")
        _ = stage.draw(at: 0)
        stage.host.setBars(Bars(navigationBar: .hidden))
        #expect(stage.presenter.needsFrames)
        #expect(stage.draw(at: 1) == "A 0, bar 0.0, rests")
        stage.host.end()
        #expect(stage.presenter.needsFrames)
        #expect(stage.draw(at: 2) == "no bars, rests")
    }

    @Test func `A navigation in place moves nothing, also one that a hand was to lead`() {
        let stage = FrameStage("A", "B", "C")
        _ = stage.draw(at: 0)
        let under = stage.host.screens[1]
        let interaction = stage.host.beginInteractive(.remove(under))
        interaction.update(0.5)
        #expect(stage.draw(at: 1) == "C 0, bar 1.0, rests")
        interaction.finish()
        #expect(interaction.navigation.end == .finished)
        #expect(stage.draw(at: 2) == "C 0, bar 1.0, rests")
        #expect(stage.host.count == 2)
    }

    @Test func `Suspending under a finger leaves the picture of what is there`() {
        let stage = FrameStage("A", "B")
        let finger = stage.host.beginInteractive(.pop())
        finger.update(0.5)
        _ = stage.draw(at: 0)
        stage.host.suspend()
        #expect(stage.presenter.needsFrames)
        #expect(stage.draw(at: 1) == "B 0, bar 1.0, rests")
    }

    @Test func `Sizes that make no sense and a time that runs backward still end`() {
        let stage = FrameStage("A")
        for (number, width) in [0, -40, .nan, .infinity].enumerated() {
            stage.size.width = width
            stage.host.push(Page("\(number)"))
            for moment in [1_000, 400, 1_100, 0, 1_500] {
                _ = stage.presenter.picture(in: stage.size, at: .milliseconds(moment))
            }
            #expect(stage.host.current == nil, "width \(width)")
        }
        #expect(stage.host.count == 5)
    }

    @Test func `A drawing that stops is waited for no longer than a second after the duration`() {
        let stage = FrameStage("A")
        stage.host.push(Page("B"))
        _ = stage.draw(at: 0)
        stage.clock.advance(by: .milliseconds(1_399))
        #expect(stage.host.current != nil)
        stage.clock.advance(by: .milliseconds(1))
        #expect(stage.host.current == nil)
        #expect(stage.draw(at: 9_000) == "B 0, bar 1.0, goes on")
        #expect(stage.draw(at: 9_000) == "B 0, bar 1.0, rests")
    }

    @Test func `With reduced motion the new screen fades in over the old one, and nothing moves`() {
        let stage = FrameStage("A", "B")
        stage.host.reducesMotion = true
        let finger = stage.host.beginInteractive(.pop())
        finger.update(0.25)
        #expect(stage.draw(at: 0) == "B 0, A 0 opacity 0.25, bar 1.0, rests")
    }
}

/// Slides at an even pace, so that frames can be counted on the fingers.
private struct Even: TransitionAnimator {
    var duration: Duration { .milliseconds(400) }
    var curve: TimingCurve { .linear }

    func frame(
        at fraction: Double, in size: NavSize, direction: Navigation.Direction, layout: LayoutDirection
    ) -> TransitionFrame {
        SlideAnimator().frame(at: fraction, in: size, direction: direction, layout: layout)
    }
}

@MainActor private final class Impatient: NavObserving {
    var next: (@MainActor (NavHost) -> Void)?

    func navHost(_ host: NavHost, didMove navigation: Navigation) {
        next?(host)
        next = nil
    }
}
