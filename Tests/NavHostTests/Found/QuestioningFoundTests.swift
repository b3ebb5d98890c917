import NavHost
import TestSupport
import Testing

/// Found by a tester: questions that lead to themselves come to an end, and no answer is not a yes.
@MainActor struct QuestioningFoundTests {
    private final class Gate: NavPlugin, CommitGating {
        var answer: @MainActor () -> Bool

        init(_ answer: @escaping @MainActor () -> Bool) {
            self.answer = answer
        }

        func navHost(_ host: NavHost, mayCommit navigation: Navigation) -> Bool { answer() }
    }

    private final class Curious: NavPlugin, CommandProviding {
        private(set) var askedCount = 0

        func navHost(_ host: NavHost, requestFor command: NavCommand) -> NavRequest? {
            askedCount += 1
            return host.canGoForward || host.canGoForward ? .popToRoot() : nil
        }
    }

    private static func swipe() -> PanEvent {
        PanEvent(
            .began, gesture: 1, location: NavPoint(x: 240, y: 100), translation: NavPoint(x: 40, y: 0),
            viewport: NavSize(width: 300, height: 600),
            regions: [ScrollRegion(id: 1, axis: .horizontal, offset: 0, contentLength: 900, visibleLength: 300)])
    }

    @Test func `What waited in line is planned afresh, however often those before it were planned again`() {
        let stage = Stage("A", isAnimated: true)
        var asked: Set<Int> = []
        stage.host.install(
            Decider("meddler", stage.trace) { host, navigation in
                guard navigation.cause == .plugin, asked.insert(navigation.id).inserted else { return nil }
                host.push(Page("meddled"), animated: false, force: true)
                return nil
            })
        let trips = (0..<70).map { stage.host.push(Page("\($0)"), cause: .plugin, whenBusy: .queue) }
        while stage.host.isNavigating { stage.presenter?.complete() }
        #expect(trips.map(\.end) == trips.map { _ in .finished })
        #expect(asked.count == 70 && stage.host.count == 141)
    }

    @Test func `A gate that finishes what it is asked about does not let it through by being cut off`() {
        let host = NavHost(root: Page("A"))
        host.push(Page("B"))
        let interaction = host.beginInteractive(.pop())
        var askedCount = 0
        host.install(
            Gate {
                askedCount += 1
                interaction.finish()
                return false
            })
        interaction.finish()
        #expect(askedCount == 64)
        #expect(interaction.navigation.end == .cancelled(.released))
        #expect(host.count == 2)
    }

    @Test func `A provider that asks twice for a command while it is asked for one is cut off once`() {
        let host = NavHost(root: Page("A"))
        let curious = host.install(Curious())
        var problems: [String] = []
        host.onDiagnostic = { problems.append($0.problem) }
        #expect(!host.canGoForward)
        #expect(curious.askedCount == 64)
        #expect(Set(problems) == ["a provider of commands asked for a command while it was asked for one"])
        problems = []
        #expect(!host.canGoForward)
        #expect(curious.askedCount == 128)
    }

    @Test func `A claim that asks for a verdict when its request is asked for is cut off`() {
        let host = NavHost(root: Page("A"))
        host.push(Page("B"))
        var inner: [Verdict] = []
        let claimer = Claimer { host, _ in
            .claim(
                GestureClaim(zone: .content, direction: .trailing, priority: 1) { [unowned host] in
                    inner.append(host.verdict(for: Self.swipe()))
                    return .pop()
                })
        }
        host.install(claimer)
        host.avoidsLeadingBounce = { _ in true }
        #expect(host.verdict(for: Self.swipe()) == .begins)
        #expect(inner == [.refused(.tooDeep), .begins, .begins, .begins, .begins, .begins, .begins, .begins])
    }

    @Test func `Deciders that all ask for a plan while they are asked for one are cut off once`() {
        let host = NavHost(root: Page("A"))
        host.push(Page("B"))
        var askedCount = 0
        for number in 0..<6 {
            host.install(
                Decider("\(number)") { host, _ in
                    askedCount += 1
                    return host.verdict(on: .pop()) == .unchanged ? .deny() : nil
                })
        }
        #expect(host.verdict(on: .pop()) == .begins)
        // Six at each of eight levels; beyond them nobody is asked any more.
        #expect(askedCount == 48)
    }

    @Test func `A rule about bounces that asks for a verdict is cut off`() {
        let host = NavHost(root: Page("A"))
        host.push(Page("B"))
        var askedCount = 0
        host.avoidsLeadingBounce = { [unowned host] _ in
            askedCount += 1
            return host.verdict(for: Self.swipe()) == .refused(.tooDeep)
        }
        _ = host.verdict(for: Self.swipe())
        #expect(askedCount == 8)
    }
}
