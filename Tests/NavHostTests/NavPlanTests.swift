import DelegateProxy
import NavHost
import TestSupport
import Testing

@MainActor struct NavPlanTests {
    let trace = Trace()

    @Test func `A plan tells stack, events and motion, and changes nothing`() {
        let (a, b) = (Page("A", trace), Page("B", trace))
        let host = NavHost(root: a)
        host.install(Recorder(trace))
        _ = trace.take()
        let plan = host.plan(for: .push(b, bars: Bars(navigationBar: .hidden)))
        #expect(plan.verdict == .begins)
        #expect(plan.stack == [ScreenLabel(a), ScreenLabel(b)])
        #expect(plan.motion == .instant)
        #expect(plan.direction == .forward)
        #expect(
            plan.events == [
                .didChangeStack, .willDisappear(ScreenLabel(a)), .willAppear(ScreenLabel(b)), .willShow(ScreenLabel(b)),
                .didChangeBars, .didDisappear(ScreenLabel(a)), .didAppear(ScreenLabel(b)), .didShow(ScreenLabel(b)),
                .didEnd(.finished),
            ])
        #expect(trace.take() == [])
        #expect(host.count == 1)
    }

    @Test func `A verdict says what would become of a request`() {
        let (a, b) = (Page("A", trace), Page("B", trace))
        let host = NavHost(root: a)
        #expect(host.verdict(on: .pop()) == .refused(.atRoot))
        #expect(host.verdict(on: .popToRoot()) == .unchanged)
        host.push(b)
        var questions: [Question] = []
        b.decision = { _, _ in .confirm { questions.append($0) } }
        #expect(host.verdict(on: .pop()) == .asks(by: ["B"]))
        host.pop()
        #expect(host.verdict(on: .pop()) == .joins)
        #expect(host.verdict(on: .push(a)) == .refused(.alreadyOnStack))
        #expect(host.count == 2)
        #expect(questions.count == 1)
    }

    @Test func `A plan plays through what an animation has left to do`() {
        let (a, b, c) = (Page("A"), Page("B"), Page("C"))
        let presenter = SlowPresenter()
        let host = NavHost(root: a)
        host.presenter = presenter
        host.clock = ManualClock()
        host.push(b)
        var request = NavRequest.push(c)
        #expect(host.verdict(on: request) == .begins)
        request.whenBusy = .drop
        #expect(host.verdict(on: request) == .refused(.busy))
        request.whenBusy = .queue
        let plan = host.plan(for: request)
        #expect(plan.verdict == .waits)
        #expect(plan.stack == [ScreenLabel(a), ScreenLabel(b), ScreenLabel(c)])
        #expect(plan.motion == .animated(.milliseconds(330)))
        #expect(plan.events.last == .didEnd(.finished))
    }
}

@MainActor struct DecisionExplanationTests {
    final class Decider: NavPlugin, NavDeciding {
        let name: String
        let decision: Decision?

        init(_ name: String, _ decision: Decision?) {
            self.name = name
            self.decision = decision
        }

        func navHost(_ host: NavHost, decisionOn navigation: Navigation) -> Decision? { decision }
    }

    @Test func `An explanation names everyone who was asked, what they said, and whose word counts`() {
        let b = Page("B")
        let host = NavHost(root: Page("A"))
        host.push(b)
        b.decision = { _, _ in .allow }
        host.install(Decider("silent", nil))
        host.install(Decider("strict", .deny(reason: "closed")))
        host.install(Decider("stricter", .deny(reason: "shut")))
        let explanation = host.explain(.pop())
        #expect(explanation.verdict == .refused(.vetoed(by: "strict", reason: "closed")))
        #expect(
            explanation.description == """
                B: allow
                silent: no opinion
                strict: deny(reason: Optional("closed")), counts
                stricter: deny(reason: Optional("shut"))
                """)
        #expect(host.explain(.navDeciding).entries.map(\.role) == [.hears, .hears, .hears])
    }
}
