import NavHost
import TestSupport
import Testing

/// The app's own delegate: `NavHost.delegate`.
@MainActor struct DelegateSlotTests {
    private let trace = Trace()
    private let host = NavHost(root: Item(value: 0))

    @Test func `B13: Plugins come and go beside the delegate, which is always what was set last`() {
        let (first, second) = (Ear("F", trace), Ear("F2", trace))
        host.delegate = first
        let plugin = host.install(Recorder(trace, name: "plugin", isNamed: true))
        _ = trace.take()
        host.push(Item(value: 1))
        #expect(
            trace.take() == [
                "plugin: stack [item 0, item 1]", "plugin: willShow item 1", "F shows item 1",
                "plugin: didShow item 1", "plugin: end push finished",
            ])
        host.delegate = second
        host.pop()
        #expect(
            trace.take() == [
                "plugin: stack [item 0]", "plugin: willShow item 0", "plugin: didShow item 0", "F2 shows item 0",
                "plugin: end pop finished",
            ])
        host.uninstall(plugin)
        #expect(host.delegate === second)
        host.push(Item(value: 2))
        #expect(trace.take() == ["F2 shows item 2"])
    }

    @Test func `SD-MR5: Setting it to nil clears it, and to the same again changes nothing`() {
        let (first, other) = (Ear("1", trace), Ear("2", trace))
        host.delegate = first
        host.addDelegate(other)
        host.delegate = first
        host.push(Item(value: 1))
        #expect(trace.take() == ["1 shows item 1", "2 shows item 1"])
        host.delegate = nil
        #expect(host.delegate == nil)
        host.push(Item(value: 2))
        #expect(trace.take() == ["2 shows item 2"])
        host.delegate = nil
        host.delegate = first
        host.push(Item(value: 3))
        #expect(trace.take() == ["2 shows item 3", "1 shows item 3"])
    }

    @Test func `T17, B08: An object that is a plugin, a delegate and a screen at once is called once`() {
        let stage = Stage("A", "B")
        stage.host.delegate = stage.recorder
        stage.host.addDelegate(stage.recorder)
        stage.host.install(stage.recorder)
        _ = stage.take()
        stage.host.pop()
        #expect(
            stage.take() == [
                "stack [A]", "onPop B to A", "B willDisappear", "A willAppear", "willShow A", "B didDisappear",
                "A didAppear", "didShow A", "end pop finished",
            ])
        // A delegate that owns the host and forwards to itself needs no special case.
        let owner = Owner(trace)
        owner.host.push(owner)
        #expect(trace.take() == ["owner shows owner"])
    }

    @Test func `A delegate that is a plugin as well is heard as the delegate after its uninstallation`() {
        let recorder = Recorder(trace)
        host.delegate = recorder
        host.install(recorder)
        host.uninstall(recorder)
        #expect(host.delegate === recorder)
        _ = trace.take()
        host.push(Item(value: 1))
        #expect(
            trace.take() == [
                "stack [item 0, item 1]", "willShow item 1", "didShow item 1", "end push finished",
            ])
    }
}

/// Screen, owner of a host and its delegate in one.
@MainActor private final class Owner: NavScreen, NavObserving, CustomStringConvertible {
    let host = NavHost(root: Item(value: 0))
    private let trace: Trace

    init(_ trace: Trace) {
        self.trace = trace
        host.delegate = self
    }

    nonisolated var description: String { "owner" }

    func navHost(_ host: NavHost, didShow navigation: Navigation) {
        trace.write("owner shows \(navigation.to.map { "\($0)" } ?? "nothing")")
    }
}
