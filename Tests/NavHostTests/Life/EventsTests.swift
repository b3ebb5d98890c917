import NavHost
import TestSupport
import Testing

/// The events of a host as plain values.
@MainActor struct EventsTests {
    /// All events of a stream that has finished, as lines.
    private func lines(_ stream: AsyncStream<NavEvent>) async -> [String] {
        var lines: [String] = []
        for await event in stream { lines.append(line(event)) }
        return lines
    }

    private func line(_ event: NavEvent) -> String {
        let what =
            switch event.kind {
            case .didChangeStack: "stack \(event.stack)"
            case .willDisappear(let screen): "\(screen) willDisappear"
            case .willAppear(let screen): "\(screen) willAppear"
            case .didDisappear(let screen): "\(screen) didDisappear"
            case .didAppear(let screen): "\(screen) didAppear"
            case .willShow(let screen): "willShow \(screen)"
            case .didChangeBars: "bars"
            case .didMove(let fraction): "move \(fraction)"
            case .didRelease(let isFinishing): "release \(isFinishing)"
            case .didShow(let screen): "didShow \(screen)"
            case .didCancel(let cancellation): "cancel \(cancellation)"
            case .didRefuse(let refusal): "refuse \(word(refusal))"
            case .didEnd(let result): "end \(word(result))"
            case .didSuspend: "suspend"
            case .didResume: "resume"
            case .hostDidEnd: "host end"
            @unknown default: "unknown"
            }
        let trip = event.navigation.map { "\($0) " } ?? ""
        return trip + what
    }

    @Test func `Each event comes once, in order, with the number of its navigation`() async {
        let stage = Stage()
        let events = stage.host.events
        stage.host.push(stage["A"])
        stage.host.push(stage["B"], bars: Bars(navigationBar: .hidden))
        let finger = stage.host.beginInteractive(.pop())
        finger.update(0.5)
        finger.cancel()
        stage.host.push(stage["A"])
        stage.host.setBars(nil)
        stage.host.suspend()
        stage.host.resume()
        stage.host.beginInteractive(.pop()).finish()
        stage.host.end()
        #expect(
            await lines(events) == [
                "1 stack [A]", "1 A willAppear", "1 willShow A", "1 bars", "1 A didAppear", "1 didShow A",
                "1 end finished",
                "2 stack [A, B]", "2 A willDisappear", "2 B willAppear", "2 willShow B", "2 bars",
                "2 A didDisappear", "2 B didAppear", "2 didShow B", "2 end finished",
                "3 B willDisappear", "3 A willAppear", "3 willShow A", "3 move 0.5", "3 A willDisappear",
                "3 B willAppear", "3 A didDisappear", "3 B didAppear", "3 cancel byCaller",
                "3 end cancelled(byCaller)", "4 refuse alreadyOnStack", "4 end refused(alreadyOnStack)", "bars",
                "suspend", "resume",
                "5 B willDisappear", "5 A willAppear", "5 willShow A", "5 release true", "5 stack [A]",
                "5 B didDisappear", "5 A didAppear", "5 didShow A", "5 end finished",
                "6 stack []", "6 A willDisappear", "6 A didDisappear", "6 end finished", "host end",
            ])
    }

    @Test func `Every reader has a stream of its own, from when it asked for it`() async {
        let stage = Stage("A")
        let first = stage.host.events
        stage.host.push(stage["B"])
        let second = stage.host.events
        stage.host.pop()
        stage.host.end()
        let pop = [
            "3 stack [A]", "3 B willDisappear", "3 A willAppear", "3 willShow A", "3 B didDisappear",
            "3 A didAppear", "3 didShow A", "3 end finished", "4 stack []", "4 A willDisappear", "4 A didDisappear",
            "4 end finished", "host end",
        ]
        #expect(await lines(second) == pop)
        #expect(
            await lines(first) == [
                "2 stack [A, B]", "2 A willDisappear", "2 B willAppear", "2 willShow B", "2 A didDisappear",
                "2 B didAppear", "2 didShow B", "2 end finished",
            ] + pop)
    }

    // A stream that goes on would hold the test up.
    @Test(.timeLimit(.minutes(10))) func `A stream asked for after the end is finished from the start`() async {
        let stage = Stage("A")
        stage.host.end()
        #expect(await lines(stage.host.events) == [])
    }

    @Test func `A reader that stops ends nobody else's stream`() async {
        let stage = Stage("A")
        let stops = stage.host.events
        let stays = stage.host.events
        let reader = Task { for await _ in stops { return } }
        stage.host.push(stage["B"])
        await reader.value
        stage.host.end()
        #expect(
            await lines(stays) == [
                "2 stack [A, B]", "2 A willDisappear", "2 B willAppear", "2 willShow B", "2 A didDisappear",
                "2 B didAppear", "2 didShow B", "2 end finished", "3 stack []", "3 B willDisappear",
                "3 B didDisappear", "3 end finished", "host end",
            ])
    }

    @Test func `An event holds no screen, and tells equal ones apart`() async {
        let host = NavHost(root: Page("A"))
        let events = host.events
        weak var freed: Page?
        do {
            let page = Page("B")
            freed = page
            host.push(page)
        }
        host.replaceTop(with: Page("B"))
        host.end()
        var kept: [NavEvent] = []
        for await event in events { kept.append(event) }
        #expect(freed == nil && kept.count == 8 + 8 + 5)
        let shown = kept.compactMap { event -> ScreenLabel? in
            if case .didShow(let screen) = event.kind { screen } else { nil }
        }
        #expect(shown.map(\.description) == ["B", "B"])
        #expect(kept.map(\.operation).first == .some(.push) && kept.first?.cause == .code)
    }
}
