import NavHost
import TestSupport
import Testing

/// Found by a tester: what is let go of may call back, and finds nothing half changed.
@MainActor struct LettingGoFoundTests {
    private enum Luggage: EntryKey {
        static var defaultValue: Farewell? { nil }
    }

    private final class Baggage: NavScreen {
        private let farewell: Farewell

        init(_ farewell: Farewell) {
            self.farewell = farewell
        }
    }

    private final class OwnedClock: NavClock {
        private final class Token: NavClockToken {
            func cancel() {}
        }

        let now = Duration.zero
        private let farewell: Farewell

        init(_ farewell: Farewell) {
            self.farewell = farewell
        }

        func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any NavClockToken { Token() }
    }

    private static func swipe(_ phase: PanEvent.Phase, _ gesture: Int) -> PanEvent {
        PanEvent(
            phase, gesture: gesture, location: NavPoint(x: 240, y: 100), translation: NavPoint(x: 40, y: 0),
            viewport: NavSize(width: 300, height: 600))
    }

    /// A host of three screens on which a swipe would push a new screen, which says farewell.
    private func hostWithClaim(_ farewell: @escaping @MainActor @Sendable (NavHost) -> Void) -> NavHost {
        let host = NavHost(root: Page("A"))
        host.push(Page("B"))
        host.push(Page("C"))
        host.install(
            Claimer(priority: 1) { [unowned host] _, _ in
                .claim(
                    GestureClaim(zone: .content, direction: .trailing) {
                        .push(Baggage(Farewell { [weak host] in host.map(farewell) }))
                    })
            })
        return host
    }

    @Test func `A screen that was made for a swipe may navigate when the swipe is forgotten`() {
        let host = hostWithClaim { $0.pop() }
        #expect(host.verdict(for: Self.swipe(.began, 1)) == .begins)
        host.pan(Self.swipe(.cancelled, 1))
        #expect(host.count == 2)
    }

    @Test func `It may ask about another swipe when the stack has changed`() {
        var heard: [Verdict] = []
        let host = hostWithClaim { host in
            guard heard.isEmpty else { return }
            heard.append(host.verdict(for: Self.swipe(.began, 2)))
        }
        #expect(host.verdict(for: Self.swipe(.began, 1)) == .begins)
        host.pop()
        #expect(heard == [.refused(.busy)])
        #expect(host.count == 2)
    }

    @Test func `What a decider's answer holds may uninstall and answer when it goes`() {
        let host = NavHost(root: Page("A"))
        host.push(Page("B"))
        let other = host.install(Decider("Other"))
        var open: Question?
        host.install(
            Decider("Decider") { host, _ in
                let farewell = Farewell {
                    host.uninstall(other)
                    open?.answer(.leaveTo(.popToRoot()))
                }
                return .confirm { [farewell] question in
                    open = question
                    withExtendedLifetime(farewell) {}
                }
            })
        let navigation = host.pop()
        open?.answer(.stay)
        #expect(navigation.end == .refused(.vetoed(by: "Decider", reason: nil)))
        #expect(!host.isInstalled(other) && host.count == 2)
    }

    @Test func `What a clock holds may look at the host when another clock is set`() {
        let host = NavHost(root: Page("A"))
        var times: [Duration] = []
        host.clock = OwnedClock(Farewell { [weak host] in times.append(host?.clock.now ?? .seconds(1)) })
        host.clock = ManualClock()
        #expect(times == [.zero])
    }

    @Test func `What a diagnostic's block holds may cause a diagnostic when the block is taken off`() {
        let host = NavHost(root: Page("A"))
        var problems: [String] = []
        func listen() {
            let farewell = Farewell { [weak host] in host?.setBars(nil, for: Page("elsewhere")) }
            host.onDiagnostic = { _ in withExtendedLifetime(farewell) {} }
        }
        listen()
        host.onDiagnostic = { problems.append($0.problem) }
        #expect(problems == ["bars were set for a screen that is not on the stack"])
    }

    @Test func `A value may look at its entry when another takes its place`() {
        let entry = StackEntry(Page("A"))
        var isEmpty: Bool?
        entry[Luggage.self] = Farewell { isEmpty = entry[Luggage.self] == nil }
        entry[Luggage.self] = nil
        #expect(isEmpty == true)
    }
}
