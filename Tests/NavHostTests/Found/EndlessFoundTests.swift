import NavHost
import TestSupport
import Testing

/// Found by a tester: what answers itself without a navigation, or by one that ends at once, comes to an end.
@MainActor struct EndlessFoundTests {
    /// A clock on which no time passes: whatever is scheduled is due.
    private final class HastyClock: NavClock {
        private final class Token: NavClockToken {
            func cancel() {}
        }

        let now = Duration.zero

        func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any NavClockToken {
            action()
            return Token()
        }
    }

    private static let remedy = "find who asks for it in answer to it, and let it stop"

    private func count(_ word: String, in lines: [String]) -> Int {
        lines.count { $0.hasPrefix(word) }
    }

    private func diagnostics(_ lines: [String]) -> [String] {
        lines.filter { $0.hasPrefix("diagnostic") }
    }

    private func diagnostic(_ what: String) -> String {
        "diagnostic \(what) answered itself without end in one go, and was cut off. \(Self.remedy)."
    }

    @Test func `A move that is answered by a move is cut off, and the finger goes on leading`() {
        let stage = Stage("A", "B")
        let interaction = stage.host.beginInteractive(.pop())
        stage.recorder.reactions["move"] = { _, navigation in
            interaction.update((navigation?.fraction ?? 0) == 0.5 ? 0.25 : 0.5)
        }
        _ = stage.take()
        interaction.update(0.5)
        let lines = stage.take()
        #expect(count("move", in: lines) == 64)
        #expect(diagnostics(lines) == [diagnostic("a move")])
        stage.recorder.reactions = [:]
        interaction.update(1)
        interaction.finish()
        #expect(stage.stack == "[A]")
    }

    @Test func `Bars that are answered by bars are cut off, and those set last hold`() {
        let stage = Stage("A")
        stage.recorder.reactions["bars"] = { host, _ in
            host.setBars(Bars(toolbar: host.bars?.toolbar == 1 ? .hidden : .shown))
        }
        stage.host.setBars(Bars(toolbar: .shown))
        let lines = stage.take()
        #expect(count("bars", in: lines) == 64)
        #expect(diagnostics(lines) == [diagnostic("bars")])
        #expect(stage.host.bars == BarsVisibility(navigationBar: 1, toolbar: 1))
    }

    @Test func `Suspend and resume that answer each other are cut off`() {
        let stage = Stage("A")
        stage.recorder.reactions["suspend"] = { host, _ in host.resume() }
        stage.recorder.reactions["resume"] = { host, _ in host.suspend() }
        stage.host.suspend()
        let lines = stage.take()
        #expect(count("suspend", in: lines) == 32 && count("resume", in: lines) == 32)
        #expect(diagnostics(lines) == [diagnostic("suspend")])
        #expect(!stage.host.isSuspended)
    }

    @Test func `Memory pressure that is answered by memory pressure is cut off`() {
        let stage = Stage("A")
        stage.recorder.reactions["memory pressure"] = { host, _ in host.sendMemoryPressure() }
        stage.host.sendMemoryPressure()
        let lines = stage.take()
        #expect(count("memory pressure", in: lines) == 64)
        #expect(diagnostics(lines) == [diagnostic("memory pressure")])
    }

    @Test func `Navigations that cause each other are cut off also where a presenter completes them at once`() {
        let stage = Stage("A")
        let presenter = QuickPresenter(Trace())
        stage.host.presenter = presenter
        stage.recorder.reactions["didShow"] = { host, _ in _ = host.count == 1 ? host.push(Page("B")) : host.pop() }
        stage.host.push(stage["B"])
        let lines = stage.take()
        #expect(count("didShow", in: lines) == 64)
        #expect(lines.last == "end push refused(tooDeep)")
        #expect(diagnostics(lines).count == 1)
    }

    @Test func `They are cut off also where a clock runs at once what it is to run later`() {
        let stage = Stage("A", isAnimated: true)
        stage.host.clock = HastyClock()
        stage.recorder.reactions["didShow"] = { host, _ in _ = host.count == 1 ? host.push(Page("B")) : host.pop() }
        stage.host.push(stage["B"])
        let lines = stage.take()
        #expect(count("didShow", in: lines) == 64)
        #expect(lines.last == "end push refused(tooDeep)")
        #expect(diagnostics(lines).count == 1)
    }

    @Test func `Two navigations in answer to each one are cut off by their number`() {
        let stage = Stage("A")
        stage.recorder.reactions["didShow"] = { host, _ in
            for _ in 0..<2 { host.push(Page("more")) }
        }
        stage.host.push(stage["B"])
        let lines = stage.take()
        // The root, B, its two, and as many as 64 × 64 in answer to those.
        #expect(stage.host.count == 4 + 4_096)
        #expect(diagnostics(lines) == [diagnostic("what is asked for in callbacks")])
        stage.recorder.reactions = [:]
        #expect(stage.host.popToRoot().end == .finished)
    }

    @Test func `Interactions that a presenter begins and cancels in answer to finishNow are cut off`() {
        let stage = Stage("A", "B", isAnimated: true)
        var kept: [Interaction] = []
        stage.presenter?.reactions["finishNow"] = { [host = stage.host] _ in
            let interaction = host.beginInteractive(.pop())
            kept.append(interaction)
            interaction.cancel()
        }
        stage.host.beginInteractive(.pop()).cancel()
        let lines = stage.take()
        #expect(kept.count == 64)
        #expect(count("cancel", in: lines) == 64)
        #expect(kept.last?.navigation.end == .refused(.tooDeep))
        #expect(diagnostics(lines).count == 1)
        #expect(stage.stack == "[A, B]")
    }

    @Test func `A question that is answered in a callback goes on with the chain that it belongs to`() {
        let stage = Stage("A")
        var open: Question?
        stage.host.install(Decider("Decider") { _, _ in .confirm { open = $0 } })
        var count = 0
        stage.recorder.reactions["end push finished"] = { host, _ in
            count += 1
            host.push(Page("next"), whenBusy: .drop)
            host.push(Page("busy"), cause: .key)
        }
        stage.recorder.reactions["refuse busy"] = { _, _ in open?.answer(.leave) }
        stage.host.push(stage["B"])
        open?.answer(.leave)
        #expect(count == 64)
        #expect(stage.host.count == 65)
    }

    @Test func `What waits for a motion begins a chain of its own when its turn comes`() {
        let stage = Stage("A", isAnimated: true)
        stage.recorder.reactions["willShow"] = { host, _ in host.push(Page("next"), whenBusy: .queue) }
        stage.host.push(stage["B"])
        for _ in 0..<100 { stage.presenter?.complete() }
        #expect(stage.host.count == 102)
        #expect(diagnostics(stage.take()) == [])
    }

    @Test func `A diagnostic that causes a diagnostic is told alone`() {
        let host = NavHost(root: Page("A"))
        var problems: [String] = []
        host.onDiagnostic = { [unowned host] diagnostic in
            problems.append(diagnostic.problem)
            host.setBars(nil, for: Page("elsewhere"))
        }
        host.setBars(nil, for: Page("elsewhere"))
        #expect(problems == ["bars were set for a screen that is not on the stack"])
        host.setBars(nil, for: Page("elsewhere"))
        #expect(problems.count == 2)
    }

    @Test func `Thousands that are asked for in one callback all have their turn`() {
        let stage = Stage("A")
        stage.recorder.reactions["didShow B"] = { host, _ in
            for number in 0..<5_000 { host.push(Page("\(number)")) }
        }
        stage.host.push(stage["B"])
        #expect(stage.host.count == 5_002)
        #expect(diagnostics(stage.take()) == [])
    }

    @Test func `Thousands that wait behind a motion all have their turn, in order`() {
        let stage = Stage("A", isAnimated: true)
        stage.host.push(stage["B"])
        for number in 0..<3_000 { stage.host.push(Page("\(number)"), animated: false, whenBusy: .queue) }
        #expect(stage.host.count == 2)
        stage.presenter?.complete()
        #expect(stage.host.count == 3_002)
        #expect(stage.host.screens.suffix(2).map { "\($0)" } == ["2998", "2999"])
    }
}
