import NavHost
import TestSupport
import Testing
import Unpop

/// How long screens are kept.
@MainActor struct UnpopTimeTests {
    @Test func `Each entry expires by its own time, the farthest first`() {
        let stage = Stage("ABC", Unpop(timeToLive: .seconds(5)))
        stage.host.pop()
        stage.clock.advance(by: .seconds(3))
        stage.host.pop()
        _ = stage.take()
        #expect(stage.clock.pendingCount == 1)
        stage.clock.advance(by: .seconds(2))
        #expect(stage.take() == ["C discarded expired", "ahead [\"B\"]"])
        #expect(stage.alive == "AB" && stage.clock.pendingCount == 1)
        stage.clock.advance(by: .seconds(3))
        #expect(stage.take() == ["B discarded expired", "ahead []"])
        #expect(stage.alive == "A" && stage.clock.pendingCount == 0)
    }

    @Test func `B76: Time that passes while suspended counts, and is up before anything else is told`() {
        let clock = SleepyClock()
        let stage = Stage("AB", Unpop(timeToLive: .seconds(5)), clock: clock)
        stage.host.pop()
        #expect(
            stage.take() == ["B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A", "end pop finished"])
        clock.advance(by: .seconds(3))
        stage.host.suspend()
        clock.advance(by: .seconds(10))
        #expect(stage.take() == ["suspend"])
        #expect(!stage.unpop.canUnpop && stage.alive == "AB")
        stage.host.resume()
        #expect(stage.take() == ["B discarded expired", "ahead []", "resume 10.0 seconds"])
        #expect(stage.alive == "A" && clock.pendingCount == 0)
        stage.finger.down(.leading, from: .edge)
        #expect(stage.finger.explanation().verdict == .nobody)
        stage.finger.begin(at: 0.5)
        stage.finger.lift(velocity: 2)
        #expect(stage.take() == [])
        #expect(stage.unpop.unpop().end == .refused(.nothingAhead))
        #expect(stage.take() == ["refuse nothingAhead", "end push refused(nothingAhead)"])
    }

    @Test func `A pause that is shorter does not begin the time anew`() {
        let clock = SleepyClock()
        let stage = Stage("AB", Unpop(timeToLive: .seconds(5)), clock: clock)
        stage.host.pop()
        clock.advance(by: .seconds(3))
        stage.host.suspend()
        clock.advance(by: .seconds(1))
        stage.host.resume()
        #expect(stage.next == "B")
        clock.advance(by: .seconds(1))
        #expect(!stage.unpop.canUnpop)
    }

    @Test func `What has expired without a timer is not brought back by a kept request, nor by activity`() {
        for lifetime in [Unpop.Lifetime.perEntry, .sinceLastActivity] {
            let clock = SleepyClock()
            let stage = Stage("ABC", Unpop(timeToLive: .seconds(5), lifetime: lifetime), clock: clock)
            stage.host.pop()
            let request = stage.host.forwardRequest
            clock.advance(by: .seconds(5))
            #expect(request.map { stage.host.perform($0).end } == .refused(.nothingAhead))
            _ = stage.take()
            stage.host.pop()
            #expect(
                stage.take() == [
                    "C discarded expired", "B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A",
                    "end pop finished",
                ])
        }
    }

    @Test(arguments: [Unpop.Lifetime.perEntry, .sinceLastActivity])
    func `T04: Redos that are begun and cancelled do not prolong a life`(lifetime: Unpop.Lifetime) {
        let stage = Stage("ABC", Unpop(timeToLive: .seconds(5), lifetime: lifetime))
        stage.host.pop()
        #expect(
            stage.take() == [
                "C parked", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B", "end pop finished",
            ])
        stage.clock.advance(by: .seconds(4))
        for end in [{ $0.cancel() }, { $0.lift() }] as [@MainActor (SwipingFinger) -> Void] {
            stage.finger.down(.leading, from: .edge)
            stage.finger.begin(at: 0.25)
            end(stage.finger)
            #expect(
                stage.take() == [
                    "willShow C", "move 0.25", "release returning", "cancel released", "end push cancelled(released)",
                ])
        }
        stage.clock.advance(by: .seconds(4))
        #expect(stage.take() == ["C discarded expired", "ahead []"])
        #expect(stage.alive == "AB" && stage.clock.pendingCount == 0)
    }

    @Test func `F25: Since the last activity, pops and redos begin the time anew, for all`() {
        let stage = Stage("ABCD", Unpop(timeToLive: .seconds(5), lifetime: .sinceLastActivity))
        stage.host.pop()
        stage.clock.advance(by: .seconds(4))
        stage.host.pop()
        stage.clock.advance(by: .seconds(4))
        stage.host.pop()
        stage.clock.advance(by: .seconds(4))
        stage.unpop.unpop()
        #expect(
            stage.take() == [
                "D parked", "ahead [\"D\"]", "stack [A, B, C]", "willShow C", "didShow C", "end pop finished",
                "C parked", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B", "end pop finished",
                "B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A", "end pop finished",
                "B restored after 4.0 seconds", "ahead [\"C\"]", "stack [A, B]", "willShow B", "didShow B",
                "end push finished",
            ])
        stage.clock.advance(by: .milliseconds(4_999))
        #expect(stage.take() == [])
        stage.clock.advance(by: .milliseconds(1))
        #expect(stage.take() == ["D discarded expired", "C discarded expired", "ahead []"])
        #expect(stage.clock.pendingCount == 0)
    }

    @Test func `F25: Without a time to live screens are kept for ever, and no timer runs`() {
        let stage = Stage("AB")
        stage.host.pop()
        stage.clock.advance(by: .seconds(1_000_000_000))
        #expect(stage.clock.pendingCount == 0)
        stage.unpop.unpop()
        #expect(
            stage.take() == [
                "B parked", "ahead [\"B\"]", "stack [A]", "willShow A", "didShow A", "end pop finished",
                "B restored after 1000000000.0 seconds", "ahead []", "stack [A, B]", "willShow B", "didShow B",
                "end push finished",
            ])
    }

    @Test(arguments: [true, false])
    func `Nothing expires while a finger leads a redo`(isFinishing: Bool) {
        let stage = Stage("ABC", Unpop(timeToLive: .seconds(5)))
        stage.host.pop()
        stage.host.pop()
        _ = stage.take()
        let part = isFinishing ? 0.75 : 0.25
        stage.finger.down(.leading, from: .edge)
        stage.finger.begin(at: part)
        stage.clock.advance(by: .seconds(60))
        #expect(stage.take() == ["willShow B", "move \(part)"])
        #expect(stage.next == "B" && stage.alive == "ABC")
        stage.finger.lift()
        #expect(
            stage.take()
                == (isFinishing
                    ? [
                        "release finishing", "B restored after 60.0 seconds", "C discarded expired", "ahead []",
                        "stack [A, B]", "didShow B", "end push finished",
                    ]
                    : [
                        "release returning", "C discarded expired", "B discarded expired", "ahead []",
                        "cancel released", "end push cancelled(released)",
                    ]))
        #expect(stage.clock.pendingCount == 0)
    }

    @Test func `Under a finger that leads elsewhere, time goes on`() {
        let stage = Stage("AB", Unpop(timeToLive: .seconds(5)))
        stage.host.pop()
        _ = stage.take()
        let push = stage.host.beginInteractive(.push(stage.leaf("D")))
        stage.clock.advance(by: .seconds(5))
        #expect(stage.take() == ["willShow D", "B discarded expired", "ahead []"])
        push.cancel()
        #expect(stage.take() == ["cancel byCaller", "end push cancelled(byCaller)"])
    }

    @Test func `Under the finger nothing is cleared, thinned out or lost to memory pressure before it is done`() {
        let orders: [(String, @MainActor (Stage) -> Void)] = [
            ("cleared", { $0.unpop.clear() }), ("depth", { $0.unpop.depth = 0 }),
            ("memoryPressure", { $0.host.sendMemoryPressure() }),
        ]
        for (reason, order) in orders {
            for isFinishing in [true, false] {
                let stage = Stage("ABC")
                stage.host.pop()
                stage.host.pop()
                stage.finger.down(.leading, from: .edge)
                stage.finger.begin(at: isFinishing ? 0.75 : 0.25)
                order(stage)
                #expect(stage.next == "B", "\(reason)")
                _ = stage.take()
                stage.finger.lift()
                let told = stage.take()
                #expect(told.contains("B restored after 0.0 seconds") == isFinishing, "\(reason)")
                #expect(told.contains("B discarded \(reason)") != isFinishing, "\(reason)")
                #expect(!stage.unpop.canUnpop && stage.alive == (isFinishing ? "AB" : "A"), "\(reason)")
            }
        }
    }

    @Test func `The time to live may change at any time`() {
        let stage = Stage("ABC")
        stage.host.pop()
        stage.clock.advance(by: .seconds(10))
        stage.host.pop()
        _ = stage.take()
        stage.unpop.timeToLive = .seconds(20)
        #expect(stage.take() == [] && stage.clock.pendingCount == 1)
        stage.unpop.timeToLive = .seconds(10)
        #expect(stage.take() == ["C discarded expired", "ahead [\"B\"]"])
        stage.unpop.timeToLive = nil
        #expect(stage.clock.pendingCount == 0)
        stage.clock.advance(by: .seconds(100))
        #expect(stage.next == "B")
        stage.unpop.timeToLive = .seconds(1)
        #expect(stage.take() == ["B discarded expired", "ahead []"])
    }

    @Test(arguments: [(Unpop.Lifetime.perEntry, 27), (.sinceLastActivity, 7)])
    func `What happened before there was a time to live counts`(lifetime: Unpop.Lifetime, seconds: Int) {
        let stage = Stage("ABC")
        stage.host.pop()
        stage.clock.advance(by: .seconds(10))
        stage.host.pop()
        stage.clock.advance(by: .seconds(10))
        stage.unpop.unpop()
        stage.clock.advance(by: .seconds(3))
        stage.host.replaceTop(with: stage.leaf("X"))
        stage.clock.advance(by: .seconds(3))
        _ = stage.take()
        stage.unpop.lifetime = lifetime
        stage.unpop.timeToLive = .seconds(seconds)
        stage.clock.advance(by: .milliseconds(999))
        #expect(stage.take() == [] && stage.next == "C")
        stage.clock.advance(by: .milliseconds(1))
        #expect(stage.take() == ["C discarded expired", "ahead []"])
    }

    @Test func `A time to live of zero or less counts as nil and is reported`() {
        for time in [Duration.zero, .seconds(-1)] {
            var diagnostics: [String] = []
            let host = NavHost(root: Page("A"))
            host.onDiagnostic = { diagnostics.append("\($0)") }
            let unpop = host.install(Unpop(timeToLive: time))
            #expect(unpop.timeToLive == nil)
            unpop.timeToLive = time
            #expect(unpop.timeToLive == nil)
            let line =
                "Unpop: a time to live of zero or less was given and counts as nil. "
                + "give nil to keep screens for ever, or a depth of 0 to keep none."
            #expect(diagnostics == [line, line])
        }
    }

    @Test func `A time to live that is very long does no harm`() {
        let stage = Stage("AB", Unpop(timeToLive: .seconds(Int64.max)))
        stage.host.pop()
        stage.clock.advance(by: .seconds(1_000_000))
        #expect(stage.next == "B")
    }
}
