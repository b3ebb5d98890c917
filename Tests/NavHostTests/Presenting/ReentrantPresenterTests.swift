import NavHost
import TestSupport
import Testing

/// A presenter that calls back while it is called.
@MainActor struct ReentrantPresenterTests {
    @Test func `What it asks for inside begin, follow and settle waits for its turn`() {
        let stage = Stage("A", "B")
        let presenter = ReentrantPresenter(stage.trace)
        stage.host.presenter = presenter
        presenter.onBegin = { [stage] _ in stage.host.push(stage["D"], animated: false) }
        stage.host.push(stage["C"])
        #expect(
            stage.take() == [
                "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C", "begin", "finishNow",
                "B didDisappear", "C didAppear", "didShow C", "end push finished", "stack [A, B, C, D]",
                "C willDisappear", "D willAppear", "willShow D", "begin", "C didDisappear", "D didAppear",
                "didShow D", "end push finished",
            ])
        let finger = stage.host.beginInteractive(.pop())
        _ = stage.take()
        presenter.onFollow = { _ in finger.finish() }
        finger.update(0.5)
        #expect(stage.take() == ["follow", "move 0.5", "release finishing", "stack [A, B, C]", "settle"])
        #expect(finger.navigation.state == .moving)
    }

    @Test func `One that completes inside finishNow and answers no is over all the same`() {
        let stage = Stage("A")
        let presenter = ReentrantPresenter(stage.trace)
        stage.host.presenter = presenter
        stage.host.push(stage["B"])
        _ = stage.take()
        presenter.onFinishNow = {
            $0.complete()
            return false
        }
        stage.host.push(stage["C"])
        #expect(
            stage.take() == [
                "finishNow", "A didDisappear", "B didAppear", "didShow B", "end push finished", "stack [A, B, C]",
                "B willDisappear", "C willAppear", "willShow C", "begin",
            ])
    }
}

/// Does as it is told in each of its calls.
@MainActor private final class ReentrantPresenter: NavPresenter {
    private let trace: Trace
    var onBegin: (@MainActor (Motion) -> Void)?
    var onFollow: (@MainActor (Motion) -> Void)?
    var onFinishNow: (@MainActor (Motion) -> Bool)?

    init(_ trace: Trace) {
        self.trace = trace
    }

    func begin(_ motion: Motion) {
        trace.write("begin")
        let react = onBegin
        onBegin = nil
        react?(motion)
    }

    func follow(_ motion: Motion) {
        trace.write("follow")
        onFollow?(motion)
    }

    func settle(_ motion: Motion) { trace.write("settle") }

    func finishNow(_ motion: Motion) -> Bool {
        trace.write("finishNow")
        return onFinishNow?(motion) ?? true
    }
}
