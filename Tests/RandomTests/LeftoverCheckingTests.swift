import NavHost
import TestSupport
import Testing

@MainActor struct LeftoverCheckingTests {
    @Test func `A clock names the timers that wait, in the order in which they fall due`() {
        let clock = ManualClock()
        _ = clock.schedule(after: .seconds(5)) {}
        let token = clock.schedule(after: .seconds(2)) {}
        _ = clock.schedule(after: .seconds(1)) {}
        #expect(
            clock.leftovers == [
                "a timer waits for 1.0 seconds", "a timer waits for 2.0 seconds", "a timer waits for 5.0 seconds",
            ])
        token.cancel()
        clock.advance(by: .seconds(5))
        #expect(clock.leftovers == [])
    }

    @Test func `A decider names answers nobody asked for, calls without an answer, and questions left open`() {
        let host = NavHost(root: Page("A"))
        let decider = AnsweringDecider(.allow, .keepOpen, name: "decider")
        host.install(decider)
        #expect(
            leftovers(of: decider) == [
                "decider was never asked for allow", "decider was never asked for keepOpen",
            ])
        host.push(Page("B"))
        let pop = host.pop()
        #expect(decider.calls == ["push A → B", "pop B → A"])
        #expect(leftovers(of: decider) == ["decider left the question about pop open"])
        decider.answer(.leave)
        #expect(pop.end == .finished)
        #expect(leftovers(of: decider) == [])
        decider.answer(.leave)
        host.push(Page("C"))
        #expect(
            leftovers(of: decider) == ["decider has no question to answer", "decider has no answer to push A → C"])
    }

    @Test func `A presenter names answers nobody asked for, calls without an answer, and what still moves`() {
        let host = NavHost(root: Page("A"))
        host.clock = ManualClock()
        let presenter = AnsweringPresenter(finishNow: true)
        host.presenter = presenter
        host.push(Page("B"))
        #expect(
            leftovers(of: presenter) == [
                "nobody asked to finish now, which was to be answered with true", "a push still moves",
            ])
        host.push(Page("C"))
        host.pop()
        presenter.complete()
        #expect(presenter.calls == ["begin B", "finishNow B", "begin C", "finishNow C", "begin B"])
        #expect(leftovers(of: presenter) == ["no answer is left to finishing push now"])
        presenter.complete()
        #expect(leftovers(of: presenter).last == "nothing moves that could be completed")
    }

    @Test func `A leak tracker names what is still alive`() {
        let tracker = LeakTracker()
        let kept = Page("A")
        tracker.track(kept, as: "A")
        tracker.track(Page("B"), as: "B")
        #expect(tracker.liveCount == 1)
        #expect(tracker.leftovers == ["A is still alive"])
    }
}
