import NavHost
import TestSupport
import Testing

/// A host that nobody ended and nobody holds.
@MainActor struct HostDroppedTests {
    @Test func `Its blocks are let go of unrun, and delegates hear nothing`() {
        let trace = Trace()
        var host: NavHost? = NavHost(root: Page("A", trace), onPop: { _ in trace.write("never") })
        host?.push(Page("B", trace), onPop: { _ in trace.write("never") })
        let observer = Recorder(trace)
        host?.addDelegate(observer)
        host?.install(Tenant("plugin", trace))
        _ = trace.take()
        host = nil
        #expect(trace.take() == [])
    }

    @Test func `onEnd runs one turn later, once for each block, and result returns at once`() async {
        let trace = Trace()
        let presenter = SlowPresenter()
        var host: NavHost? = NavHost(root: Page("A"))
        host?.presenter = presenter
        let trip = host?.push(Page("B"))
        trip?.onEnd { trace.write("first \(word($0))") }
        trip?.onEnd { trace.write("second \(word($0))") }
        host = nil
        #expect(trace.take() == [])
        trip?.onEnd { trace.write("at once \(word($0))") }
        #expect(trace.take() == ["at once finished"])
        #expect(await trip?.result == .finished)
        await Task.yield()
        #expect(trace.take() == ["first finished", "second finished"])
    }

    @Test func `An open question is closed, and its navigation ends as gone`() async {
        var host: NavHost? = NavHost(root: Page("A"))
        let page = Page("B")
        host?.push(page)
        var question: Question?
        page.decision = { _, _ in .confirm { question = $0 } }
        let trip = host?.pop()
        #expect(trip?.state == .asking && question?.isOpen == true)
        host = nil
        #expect(question?.isOpen == false)
        question?.answer(.leave)
        #expect(await trip?.result == .refused(.hostGone))
    }

    @Test func `M29: Everybody who reads its events is finished once`() async {
        var host: NavHost? = NavHost(root: Page("A"))
        let streams = host.map { [$0.events, $0.events] } ?? []
        host?.push(Page("B"))
        host = nil
        for stream in streams {
            var kinds: [NavEvent.Kind] = []
            for await event in stream { kinds.append(event.kind) }
            #expect(
                kinds.map { "\($0)" } == [
                    "didChangeStack", "willDisappear(A)", "willAppear(B)", "willShow(B)", "didDisappear(A)",
                    "didAppear(B)", "didShow(B)", "didEnd(NavHost.NavResult.finished)",
                ])
        }
    }
}
