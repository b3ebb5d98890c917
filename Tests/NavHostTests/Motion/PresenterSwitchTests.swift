import NavHost
import TestSupport
import Testing

/// Another presenter takes over while the old one moves something.
@MainActor struct PresenterSwitchTests {
    private func begun(_ stage: PanStage, _ phase: String) {
        switch phase {
        case "following": stage.finger.begin(0.3)
        case "settling":
            stage.finger.begin(0.3)
            stage.finger.end(2)
        case "returning":
            stage.finger.begin(0.3)
            stage.finger.end(-2)
        default: stage.host.push(stage["C"])
        }
        _ = stage.take()
    }

    @Test(arguments: [
        (
            "following",
            [
                "finishNow returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
                "cancel superseded", "end pop cancelled(superseded)",
            ]
        ),
        ("settling", ["finishNow finishing", "B didDisappear", "A didAppear", "didShow A", "end pop finished"]),
        (
            "returning",
            ["finishNow returning", "A didDisappear", "B didAppear", "cancel released", "end pop cancelled(released)"]
        ),
        ("pushing", ["finishNow finishing", "B didDisappear", "C didAppear", "didShow C", "end push finished"]),
    ])
    func `What the old one was moving is over at once, and the new one never hears of it`(
        phase: String, expected: [String]
    ) {
        for canFinishNow in [true, false] {
            let stage = PanStage(["A", "B"])
            begun(stage, phase)
            stage.presenter.canFinishNow = canFinishNow
            let later = Trace()
            let second = SlowPresenter(later)
            stage.host.presenter = second
            #expect(stage.take() == expected)
            #expect(later.take() == [])
            #expect(stage.host.current == nil)
            #expect(stage.clock.pendingCount == 0)
            stage.finger.move(0.9)
            stage.finger.end(2)
            stage.settle()
            #expect(stage.take() == [], "the old finger and the old motion are dead")
            stage.host.push(stage["N"])
            #expect(later.take() == ["begin"])
        }
    }

    @Test func `A presenter that is set inside a callback takes over after it`() {
        let stage = PanStage(["A", "B"])
        let second = SlowPresenter()
        stage.finger.begin(0.3)
        _ = stage.take()
        stage["A"].reactions["didAppear"] = { _ in }
        stage.host.addDelegate(stage.flips)
        let switcher = Switcher(second)
        stage.host.addDelegate(switcher)
        stage.finger.move(0.5)
        #expect(
            stage.take() == [
                "follow 0.5", "move 0.5", "finishNow returning", "A willDisappear", "B willAppear", "A didDisappear",
                "B didAppear", "cancel superseded", "end pop cancelled(superseded)",
            ])
        #expect(stage.host.current == nil)
    }

    @Test func `A presenter that dies under a finger leaves a swipe that ends with its release`() {
        let stage = PanStage(["A", "B"], isAnimated: false)
        do {
            let brief = SlowPresenter()
            stage.host.presenter = brief
            stage.finger.begin(0.3)
        }
        _ = stage.take()
        stage.finger.end(2)
        #expect(
            stage.take() == [
                "release finishing", "stack [A]", "B didDisappear", "A didAppear", "didShow A", "end pop finished",
            ])
        #expect(stage.clock.pendingCount == 0)
    }
}

@MainActor private final class Switcher: NavObserving {
    private let presenter: SlowPresenter

    init(_ presenter: SlowPresenter) {
        self.presenter = presenter
    }

    func navHost(_ host: NavHost, didMove navigation: Navigation) { host.presenter = presenter }
}
