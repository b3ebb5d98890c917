import NavHost
import TestSupport
import Testing

/// Lets navigations through only while it is open.
@MainActor private final class Gate: CommitGating {
    var isOpen = true
    private let trace: Trace

    init(_ trace: Trace) {
        self.trace = trace
    }

    func navHost(_ host: NavHost, mayCommit navigation: Navigation) -> Bool {
        trace.write("gate \(navigation.operation)")
        return isOpen
    }
}

@MainActor struct CommitGatingTests {
    private let trace = Trace()

    @Test func `A finger that lets go at a closed gate springs back, and at an open one goes through`() {
        let host = NavHost(root: Page("A"))
        let gate = Gate(trace)
        host.install(Recorder(trace))
        host.addDelegate(gate)
        _ = trace.take()
        gate.isOpen = false
        var finger = host.beginInteractive(.push(Page("B")))
        finger.finish()
        #expect(
            trace.take() == [
                "willShow B", "gate push", "release returning", "cancel released", "end push cancelled(released)",
            ])
        gate.isOpen = true
        finger = host.beginInteractive(.push(Page("B")))
        finger.finish()
        #expect(
            trace.take() == [
                "willShow B", "gate push", "release finishing", "stack [A, B]", "didShow B", "end push finished",
            ])
    }

    @Test func `A gate is not asked about a return, a forced or an adopted navigation, nor after the end`() {
        let (a, b) = (Page("A"), Page("B"))
        let host = NavHost(root: a)
        let gate = Gate(trace)
        gate.isOpen = false
        host.addDelegate(gate)
        var finger = host.beginInteractive(.push(b))
        finger.release(finishing: false)
        finger.finish()
        var request = NavRequest.push(b)
        request.isForced = true
        finger = host.beginInteractive(request)
        finger.finish()
        let motion = host.adopt([a], isInteractive: true)
        motion.release(finishing: true)
        #expect(trace.take() == [])
        #expect(host.count == 1)
    }

    @Test func `A gate that was removed is not asked`() {
        let host = NavHost(root: Page("A"))
        let gate = Gate(trace)
        gate.isOpen = false
        let token = host.addDelegate(gate)
        token.remove()
        host.beginInteractive(.push(Page("B"))).finish()
        #expect(trace.take() == [])
        #expect(host.count == 2)
    }

    @Test func `What a finger leads can be taken back by whoever learns that it leads nowhere`() {
        let host = NavHost(root: Page("A"))
        host.install(Recorder(trace))
        _ = trace.take()
        host.cancelFollowed()
        #expect(trace.take() == [])
        let finger = host.beginInteractive(.push(Page("B")))
        host.cancelFollowed()
        host.cancelFollowed()
        finger.finish()
        #expect(trace.take() == ["willShow B", "cancel byCaller", "end push cancelled(byCaller)"])
        #expect(host.count == 1)
    }
}
