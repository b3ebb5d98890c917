import NavHost
import TestSupport
import Testing

/// What happens to a swipe while something else goes on.
@MainActor struct PanRunningTests {
    @Test func `B46, G49: A swipe on the root is refused and told, and the next push works`() {
        #expect(
            PanScenario.root.trace() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.9",
                "move 0.9", "release finishing", "stack [A]", "settle finishing", "B didDisappear", "A didAppear",
                "didShow A", "end pop finished",
                "– can go back: false",
                "refuse atRoot", "end pop refused(atRoot)",
                "– push C",
                "stack [A, C]", "A willDisappear", "C willAppear", "willShow C", "begin", "A didDisappear",
                "C didAppear", "didShow C", "end push finished",
                "– [A, C]",
            ])
    }

    @Test func `B47, I26: A swipe while a push runs is refused, the push ends, and the next swipe works`() {
        #expect(
            PanScenario.duringPush.trace() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "begin", "move 0.3",
                "– swipe",
                "refuse busy", "end pop refused(busy)",
                "– settle",
                "A didDisappear", "B didAppear", "didShow B", "end push finished",
                "– [A, B]",
                "– swipe",
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.9",
                "move 0.9", "release finishing", "stack [A]", "settle finishing", "B didDisappear", "A didAppear",
                "didShow A", "end pop finished",
                "– [A]",
            ])
    }

    @Test func `I37: A second swipe while a pop runs is refused`() {
        #expect(
            PanScenario.duringPop.trace() == [
                "stack [A, B]", "C willDisappear", "B willAppear", "willShow B", "begin", "move 0.3",
                "– swipe",
                "refuse busy", "end pop refused(busy)",
                "– settle",
                "C didDisappear", "B didAppear", "didShow B", "end pop finished",
                "– [A, B]",
            ])
    }

    @Test func `B49, I14: A pop by code under the finger leaves one pop and a dead finger`() {
        #expect(
            PanScenario.codePops.trace() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.3",
                "move 0.3",
                "– pop",
                "finishNow returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
                "cancel superseded", "end pop cancelled(superseded)", "stack [A]", "B willDisappear", "A willAppear",
                "willShow A", "begin",
                "– the finger goes on",
                "B didDisappear", "A didAppear", "didShow A", "end pop finished",
                "– [A]",
            ])
    }

    @Test func `B50: A push by code under the finger never makes the swipe pop the new screen`() {
        #expect(
            PanScenario.codePushes.trace() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.6",
                "move 0.6",
                "– push C",
                "finishNow returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
                "cancel superseded", "end pop cancelled(superseded)", "stack [A, B, C]", "B willDisappear",
                "C willAppear", "willShow C", "begin", "B didDisappear", "C didAppear", "didShow C",
                "end push finished",
                "– [A, B, C]",
            ])
    }

    @Test func `B50: A push by code while a swipe settles ends it in order and stands on what is left`() {
        #expect(
            PanScenario.codePushesAfterwards.trace() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05",
                "release finishing", "stack [A]", "settle finishing",
                "– push C",
                "finishNow finishing", "B didDisappear", "A didAppear", "didShow A", "end pop finished",
                "stack [A, C]", "A willDisappear", "C willAppear", "willShow C", "begin", "A didDisappear",
                "C didAppear", "didShow C", "end push finished",
                "– [A, C]",
            ])
    }

    @Test func `B64: The back button under a finger gives one pop, never two`() {
        #expect(
            PanScenario.backButton.trace() == [
                "C willDisappear", "B willAppear", "willShow B", "begin", "follow 0.05", "move 0.05", "follow 0.4",
                "move 0.4",
                "– back",
                "finishNow returning", "B willDisappear", "C willAppear", "B didDisappear", "C didAppear",
                "cancel superseded", "end pop cancelled(superseded)", "stack [A, B]", "C willDisappear",
                "B willAppear", "willShow B", "begin", "C didDisappear", "B didAppear", "didShow B",
                "end pop finished",
                "– [A, B]",
            ])
    }

    @Test func `B43: Suspending under a finger calls the swipe off, and leaves a working host`() {
        #expect(
            PanScenario.suspended.trace() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.5",
                "move 0.5",
                "– suspend",
                "finishNow returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
                "cancel suspended", "end pop cancelled(suspended)", "suspend",
                "– the finger goes on, and another comes",
                "– resume",
                "resume 60.0 seconds",
                "– [A, B]",
                "– push C",
                "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C", "begin", "B didDisappear",
                "C didAppear", "didShow C", "end push finished",
                "– [A, B, C]",
            ])
    }

    @Test
    func
        `B30, B31, I01, I13, I16, I20, I34: A swipe that is called off was no pop, tells one end, balances appearance`()
    {
        #expect(
            PanScenario.calledOff.trace() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.4",
                "move 0.4", "release returning", "A willDisappear", "B willAppear", "settle returning",
                "A didDisappear", "B didAppear", "cancel released", "end pop cancelled(released)",
                "– [A, B]",
                "– push C",
                "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C", "begin", "B didDisappear",
                "C didAppear", "didShow C", "end push finished",
                "– [A, B, C]",
            ])
    }

    @Test func `A swipe that begins while the last one springs back ends that, and starts clean`() {
        #expect(
            PanScenario.beganAgain.trace() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.3",
                "move 0.3", "release returning", "A willDisappear", "B willAppear", "settle returning",
                "– begin again",
                "finishNow returning", "A didDisappear", "B didAppear", "cancel released",
                "end pop cancelled(released)", "B willDisappear", "A willAppear", "willShow A", "begin",
                "follow 0.05", "move 0.05", "follow 0.8", "move 0.8", "release finishing", "stack [A]",
                "settle finishing", "B didDisappear", "A didAppear", "didShow A", "end pop finished",
                "– [A]",
            ])
    }

    @Test func `Two fingers have one owner: the second is refused, and the first goes on`() {
        #expect(
            PanScenario.twoFingers.trace() == [
                "C willDisappear", "B willAppear", "willShow B", "begin", "follow 0.05", "move 0.05", "follow 0.2",
                "move 0.2",
                "– a second finger",
                "refuse busy", "end pop refused(busy)",
                "– the first goes on",
                "follow 0.6", "move 0.6", "release finishing", "stack [A, B]", "settle finishing", "C didDisappear",
                "B didAppear", "didShow B", "end pop finished",
                "– [A, B]",
            ])
    }
}
