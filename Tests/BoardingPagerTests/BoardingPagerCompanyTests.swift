import BoardingPager
import NavHost
import TestSupport
import Testing

/// A plugin that knows a way back and a way forward of its own.
@MainActor private final class Sideways: NavPlugin, CommandProviding {
    let priority: Int
    let back: Page
    let forward: Page

    init(priority: Int, back: Page, forward: Page) {
        self.priority = priority
        self.back = back
        self.forward = forward
    }

    func navHost(_ host: NavHost, requestFor command: NavCommand) -> NavRequest? {
        switch command {
        case .back: host.contains(back) ? nil : .pop(revealing: back)
        case .forward: host.contains(forward) ? nil : .push(forward)
        }
    }
}

@MainActor struct BoardingPagerCompanyTests {
    /// What a visit leads to with these plugins, installed in this order.
    private func visit(_ order: [String], priority: Int) -> [String] {
        let trace = Trace()
        let series = [Page("A"), Page("B"), Page("C")]
        let host = NavHost(root: series[0])
        for name in order {
            switch name {
            case "pager": host.install(BoardingPager(series))
            case "recorder": host.install(Recorder(trace))
            default: host.install(Sideways(priority: priority, back: Page("L"), forward: Page("R")))
            }
        }
        _ = trace.take()
        host.goForward()
        host.goForward()
        host.goForward()
        host.goBack()
        host.goBack()
        return trace.take().filter { $0.hasPrefix("stack") || $0.hasPrefix("end") }
    }

    @Test func `In every order of installation the higher priority answers first`() {
        let names = ["pager", "recorder", "other"]
        for order in permutations(names) {
            #expect(
                visit(order, priority: 0) == [
                    "stack [A, B]", "end push finished", "stack [A, B, C]", "end push finished",
                    "stack [A, B, C, R]", "end push finished", "stack [A, B, C, L]", "end popRevealing finished",
                    "stack [A, B, C]", "end pop finished",
                ], "\(order)")
            #expect(
                visit(order, priority: 200) == [
                    "stack [A, R]", "end push finished", "end push refused(nothingAhead)",
                    "end push refused(nothingAhead)", "stack [A, L]", "end popRevealing finished", "stack [A]",
                    "end pop finished",
                ], "\(order)")
        }
    }

    @Test func `A page that refuses to leave binds the pager, by call, command and finger`() {
        let trace = Trace()
        let series = pages("A", "B", "C", on: trace)
        series[1].decision = { _, _ in .deny(reason: "unsaved") }
        let world = World(series, stack: [series[0], series[1]], trace: trace, isSlow: true)
        let unsaved = ["ask B", "refuse vetoed(by: B, unsaved)", "end pop refused(vetoed(by: B, unsaved))"]
        world.pager.goPrevious()
        #expect(world.take() == unsaved)
        world.host.goBack()
        #expect(world.take() == unsaved)
        world.begin(.previous, at: 0.5)
        world.lift(finishing: true)
        #expect(world.take() == unsaved)
        #expect(world.pager.index == 1)
        world.pager.goNext()
        world.presenter.complete()
        #expect(world.stack == "A B C")
    }

    @Test func `In every order of installation an observer hears the same`() {
        for order in permutations(["pager", "recorder"]) {
            #expect(
                visit(order, priority: 0) == [
                    "stack [A, B]", "end push finished", "stack [A, B, C]", "end push finished",
                    "end push refused(nothingAhead)", "stack [A, B]", "end pop finished", "stack [A]",
                    "end pop finished",
                ], "\(order)")
        }
    }
}

func permutations<Element>(_ elements: [Element]) -> [[Element]] {
    guard !elements.isEmpty else { return [[]] }
    return elements.indices.flatMap { index in
        var rest = elements
        let first = rest.remove(at: index)
        return permutations(rest).map { [first] + $0 }
    }
}
