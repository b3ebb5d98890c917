import NavHost
import TestSupport
import Testing

/// Who gets a pan.
@MainActor struct PanClaimingTests {
    @Test
    func `B53: A pan the wrong way or at the wrong edge starts nothing, and one that turns round stops at its start`() {
        #expect(
            PanScenario.wrongWay.trace() == [
                "– from the middle to the left: nobody",
                "– from the right edge to the right: nobody",
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.4",
                "move 0.4", "follow 0.0", "move 0.0", "release returning", "A willDisappear", "B willAppear",
                "settle returning",
                "– from the left edge, turning round: true",
                "A didDisappear", "B didAppear", "cancel released", "end pop cancelled(released)",
                "– [A, B]",
            ])
    }

    @Test func `B54: Content that wants one direction gets it at once, and the other one goes back`() {
        #expect(
            PanScenario.rowActions.trace() == [
                "– left: nobody",
                "– right: begins",
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.9",
                "move 0.9", "release finishing", "stack [A]", "settle finishing", "B didDisappear", "A didAppear",
                "didShow A", "end pop finished",
                "– [A]",
            ])
    }

    @Test func `B55: Content is asked anew for each finger, and what wants nothing delays nothing`() {
        #expect(
            PanScenario.halfOpenRow.trace() == [
                "– open: nobody",
                "– closed: begins",
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.9",
                "move 0.9", "release finishing", "stack [A]", "settle finishing", "B didDisappear", "A didAppear",
                "didShow A", "end pop finished",
                "– [A]",
            ])
    }

    @Test func `B56: Horizontal content gives way at its leading limit and in the edge band, a slider never`() {
        #expect(
            PanScenario.horizontalContent.trace() == [
                "– edge, at its start: begins",
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.2",
                "move 0.2", "release returning", "A willDisappear", "B willAppear", "settle returning",
                "A didDisappear", "B didAppear", "cancel released", "end pop cancelled(released)",
                "– edge, in the middle: begins",
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.2",
                "move 0.2", "release returning", "A willDisappear", "B willAppear", "settle returning",
                "A didDisappear", "B didAppear", "cancel released", "end pop cancelled(released)",
                "– edge, at its end: begins",
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.2",
                "move 0.2", "release returning", "A willDisappear", "B willAppear", "settle returning",
                "A didDisappear", "B didAppear", "cancel released", "end pop cancelled(released)",
                "– edge, a slider: nobody",
                "– content, at its start: begins",
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.2",
                "move 0.2", "release returning", "A willDisappear", "B willAppear", "settle returning",
                "A didDisappear", "B didAppear", "cancel released", "end pop cancelled(released)",
                "– content, in the middle: nobody",
                "– content, at its end: nobody",
                "– content, a slider: nobody",
                "– a screen that takes no pans from its content",
                "– content: nobody",
                "– [A, B, Map]",
            ])
    }

    @Test func `B57: A followed swipe holds the content still and ignores the other axis`() {
        #expect(
            PanScenario.diagonal.trace() == [
                "– follows: false",
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05",
                "– follows: true",
                "follow 0.1", "move 0.1", "follow 0.55", "move 0.55", "release finishing", "stack [A]",
                "settle finishing",
                "– follows: false",
                "B didDisappear", "A didAppear", "didShow A", "end pop finished",
                "– [A]",
            ])
    }

    @Test func `B58: Right to left mirrors edges, progress and velocity, from the next begin on`() {
        #expect(
            PanScenario.rightToLeft.trace() == [
                "– right to left: back from the right edge",
                "C willDisappear", "B willAppear", "willShow B", "begin", "follow 0.05", "move 0.05", "follow 0.3",
                "move 0.3",
                "– the layout changes under the finger",
                "follow 0.4", "move 0.4", "release finishing", "stack [A, B]", "settle finishing", "C didDisappear",
                "B didAppear", "didShow B", "end pop finished",
                "– right to left: forward from the left edge",
                "B willDisappear", "X willAppear", "willShow X", "begin", "follow 0.05", "move 0.05", "follow 0.6",
                "move 0.6", "release finishing", "stack [A, B, X]", "settle finishing", "B didDisappear",
                "X didAppear", "didShow X", "end push finished",
                "– left to right: back from the left edge",
                "X willDisappear", "B willAppear", "willShow B", "begin", "follow 0.05", "move 0.05", "follow 0.6",
                "move 0.6", "release finishing", "stack [A, B]", "settle finishing", "X didDisappear", "B didAppear",
                "didShow B", "end pop finished",
                "– [A, B]",
            ])
    }

    @Test func `B63: A screen without swipe leaves the swipes of other screens alone`() {
        #expect(
            PanScenario.switchedOff.trace() == [
                "– on B: nobody",
                "– on C: begins",
                "C willDisappear", "willShow B", "begin", "follow 0.05", "move 0.05", "follow 0.9", "move 0.9",
                "release finishing", "stack [A, B]", "settle finishing", "C didDisappear", "didShow B",
                "end pop finished",
                "– on B again: nobody",
                "– to the root, then D",
                "stack [A]", "A willAppear", "willShow A", "begin", "A didAppear", "didShow A",
                "end popToRoot finished", "stack [A, D]", "A willDisappear", "D willAppear", "willShow D", "begin",
                "A didDisappear", "D didAppear", "didShow D", "end push finished",
                "– on D: begins",
                "D willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.9",
                "move 0.9", "release finishing", "stack [A]", "settle finishing", "D didDisappear", "A didAppear",
                "didShow A", "end pop finished",
                "– [A]",
            ])
    }
}
