import NavHost
import TestSupport
import Testing

/// Found by random commands: what a host lets go of may call it back from its deinit.
@MainActor struct ReleasingFoundTests {
    /// A screen that owns what a finger leads, and asks for something else when it is about to go.
    private final class Drawer: ScreenDeciding, CustomStringConvertible {
        nonisolated let description = "Drawer"
        private let interaction: Interaction
        var whenAsked: (@MainActor () -> Void)?

        init(_ interaction: Interaction) {
            self.interaction = interaction
        }

        func navHost(_ host: NavHost, decisionOnLeaving navigation: Navigation) -> Decision? {
            defer { whenAsked = nil }
            whenAsked?()
            return nil
        }
    }

    @Test func `A screen that owns an interaction may go while a host with a toolkit takes its next request`() throws {
        let trace = Trace()
        let host = NavHost(root: Page("A"))
        let root = try #require(host.root)
        let mirror = MirrorPresenter(host, vices: [.changesSilently])
        host.presenter = mirror
        host.push(Drawer(host.beginInteractive(.pop(count: 0))), animated: false)
        let recorder = Recorder(trace)
        host.install(recorder)
        _ = trace.take()
        (host.top as? Drawer)?.whenAsked = {
            host.replaceTop(with: Page("B"), animated: false, force: true)
            mirror.changeSilently(to: [root])
        }
        recorder.reactions["refuse invalidCount"] = { host, _ in
            host.pop(animated: false)
            host.pop(to: root)
        }
        host.pop(count: 0)
        #expect(
            trace.take() == [
                "refuse invalidCount", "end pop refused(invalidCount)", "stack [A, B]", "willShow B", "didShow B",
                "end replaceTop finished", "stack [A]", "willShow A", "didShow A", "end adopt finished",
                "refuse superseded", "end pop refused(superseded)", "end popTo unchanged",
            ])
    }
}
