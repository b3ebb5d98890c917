import NavHost
import TestSupport
import Testing

/// Found by random commands: everybody hears the same in the same order, whatever is called from inside a callback.
@MainActor struct OrderFoundTests {
    let trace = Trace()
    let host: NavHost
    let first: Recorder

    init() {
        host = NavHost(root: Page("A"))
        first = Recorder(trace, name: "1", isNamed: true)
        host.install(first)
        host.install(Recorder(trace, name: "2", isNamed: true))
        _ = trace.take()
    }

    @Test func `Memory pressure sent from a callback is told when all have heard the present announcement`() {
        first.reactions["refuse"] = { host, _ in host.sendMemoryPressure() }
        host.pop()
        #expect(
            trace.take() == [
                "1: refuse atRoot", "2: refuse atRoot", "1: end pop refused(atRoot)", "2: end pop refused(atRoot)",
                "1: memory pressure", "2: memory pressure",
            ])
    }

    @Test func `Bars set from a callback are told when all have heard the present announcement`() {
        first.reactions["refuse"] = { host, _ in host.setBars(Bars(toolbar: .shown)) }
        host.pop()
        #expect(
            trace.take() == [
                "1: refuse atRoot", "2: refuse atRoot", "1: end pop refused(atRoot)", "2: end pop refused(atRoot)",
                "1: bars navigationBar shown, toolbar shown", "2: bars navigationBar shown, toolbar shown",
            ])
    }

    @Test func `The bars of the screen that leaves may change between commit and begin, and are still told`() throws {
        let hidden = Bars(navigationBar: .hidden)
        let root = try #require(host.root)
        first.reactions["stack"] = { host, _ in host.setBars(hidden, for: root) }
        host.push(Page("B"), bars: hidden)
        #expect(
            trace.take() == [
                "1: stack [A, B]", "2: stack [A, B]", "1: willShow B", "2: willShow B",
                "1: bars navigationBar hidden, toolbar hidden", "2: bars navigationBar hidden, toolbar hidden",
                "1: didShow B", "2: didShow B", "1: end push finished", "2: end push finished",
            ])
    }
}
