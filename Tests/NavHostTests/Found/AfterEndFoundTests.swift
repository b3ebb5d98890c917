import NavHost
import TestSupport
import Testing

/// Found by random commands: the end of the host is the last that is heard of its life.
@MainActor struct AfterEndFoundTests {
    @Test func `Memory pressure, suspend, resume and bars tell nothing after the end`() {
        let trace = Trace()
        let host = NavHost(root: Page("A"))
        let recorder = Recorder(trace)
        host.addDelegate(recorder)
        host.end()
        #expect(trace.take() == ["attach [A]", "stack []", "end end finished", "host end"])
        host.sendMemoryPressure()
        host.suspend()
        host.resume()
        host.setBars(Bars(toolbar: .shown))
        #expect(trace.take() == [])
        #expect(!host.isSuspended)
    }
}
