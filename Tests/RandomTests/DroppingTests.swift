import NavHost
import TestSupport
import Testing

/// The last reference to a host may go inside any callback: the call that runs keeps it until it returns.
@MainActor struct DroppingTests {
    private final class Owner {
        var host: NavHost?
    }

    private func drop(in hook: String) -> (trace: [String], end: NavResult?, isGone: Bool) {
        let (trace, owner) = (Trace(), Owner())
        let (root, page, recorder) = (Page("A", trace), Page("B", trace), Recorder(trace))
        recorder.reactions[hook] = { _, _ in owner.host = nil }
        for one in [root, page] { one.reactions[hook] = { _ in owner.host = nil } }
        owner.host = NavHost(root: root)
        owner.host?.install(recorder)
        _ = trace.take()
        weak let gone = owner.host
        let navigation = owner.host?.push(
            page, bars: Bars(toolbar: .shown),
            onPush: { _ in
                trace.write("onPush")
                if hook == "onPush" { owner.host = nil }
            })
        return (trace.take(), navigation?.end, gone == nil)
    }

    private static let whole = [
        "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "bars navigationBar shown, toolbar shown",
        "A didDisappear", "B didAppear", "didShow B", "end push finished", "onPush",
    ]

    @Test(arguments: [
        "stack", "willDisappear", "willAppear", "willShow", "bars", "didDisappear", "didAppear", "didShow", "end",
        "onPush",
    ])
    func `A host that is dropped inside a callback tells all, ends its navigation and is gone`(hook: String) {
        let (trace, end, isGone) = drop(in: hook)
        #expect(trace == Self.whole)
        #expect(end == .finished)
        #expect(isGone)
    }
}
