import NavHost
import TestSupport
import Testing

@MainActor struct NavHostTests {
    let trace = Trace()

    @Test func `A push tells commit, begin and end in the order of the table`() {
        let host = NavHost(root: Page("A", trace))
        host.install(Recorder(trace))
        _ = trace.take()
        host.push(
            Page("B", trace), bars: Bars(navigationBar: .hidden), onPush: { [trace] _ in trace.write("onPush B") },
            onPop: { [trace] _ in trace.write("onPop B") })
        #expect(
            trace.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B",
                "bars navigationBar hidden, toolbar hidden", "A didDisappear", "B didAppear", "didShow B",
                "end push finished", "onPush B",
            ])
    }
}
