import NavHost
import TestSupport
import Testing

/// Swipes that somebody minds, and what they leave behind.
@MainActor struct PanAskingTests {
    @Test func `I23, I32, G50: A swipe that a guard denies moves nothing, and the rest of the touch is dead`() {
        #expect(
            PanScenario.denied.trace() == [
                "ask B",
                "– refused(B said no: dirty)",
                "refuse vetoed(by: B, dirty)", "end pop refused(vetoed(by: B, dirty))",
                "– [A, B]",
            ])
    }

    @Test
    func `B103, B106, B119: A guard is asked once at the begin; whoever comes meanwhile joins, and one yes is one pop`()
    {
        #expect(
            PanScenario.asked.trace() == [
                "ask B",
                "– asks(by: [\"B\"])",
                "– questions: 1",
                "– again, and by button and key",
                "– questions: 1",
                "– yes",
                "stack [A]", "B willDisappear", "A willAppear", "willShow A", "begin", "B didDisappear",
                "A didAppear", "didShow A", "end pop finished",
                "– [A]",
            ])
    }

    @Test func `B119: A held swipe follows with resistance, asks when let go of, and commits only on yes`() {
        let followed = [
            "ask B", "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.10645161290322581",
            "move 0.10645161290322581", "follow 0.19411764705882353", "move 0.19411764705882353",
        ]
        let sprungBack = [
            "release returning", "A willDisappear", "B willAppear", "settle returning", "A didDisappear",
            "B didAppear", "cancel released", "end pop cancelled(released)",
        ]
        let calledOff = followed + sprungBack + ["– questions: 0; called off"]
        let no = followed + ["– questions: 1; no"] + sprungBack + ["– [A, B]"]
        let dropped = followed + ["– questions: 2; no answer"] + sprungBack + ["– [A, B]"]
        let yes = [
            "– questions: 3; yes", "release finishing", "stack [A]", "settle finishing", "B didDisappear",
            "A didAppear", "didShow A", "end pop finished", "– [A]",
        ]
        #expect(PanScenario.held.trace() == calledOff + no + dropped + followed + yes)
    }

    @Test func `B121, I35: Bars are right after every swipe that is called off, and between the two on the way`() {
        #expect(
            PanScenario.bars.trace() == [
                "bars navigationBar hidden, toolbar hidden", "B willDisappear", "A willAppear", "willShow A", "begin",
                "follow 0.05", "move 0.05", "follow 0.6", "move 0.6",
                "– bar 0.4",
                "release returning", "A willDisappear", "B willAppear", "settle returning", "A didDisappear",
                "B didAppear", "cancel released", "end pop cancelled(released)",
                "– bar 1.0",
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.6",
                "move 0.6",
                "– bar 0.4",
                "release returning", "A willDisappear", "B willAppear", "settle returning", "A didDisappear",
                "B didAppear", "cancel released", "end pop cancelled(released)",
                "– bar 1.0",
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.6",
                "move 0.6",
                "– bar 0.4",
                "release returning", "A willDisappear", "B willAppear", "settle returning", "A didDisappear",
                "B didAppear", "cancel released", "end pop cancelled(released)",
                "– bar 1.0",
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.6",
                "move 0.6",
                "– bar 0.4",
                "release finishing", "stack [A]", "bars navigationBar hidden, toolbar hidden", "settle finishing",
                "B didDisappear", "A didAppear", "didShow A", "end pop finished",
                "– bar 0.0",
            ])
    }

    @Test func `B125, SD-MR2: A pop block waits for the commit, however often a swipe is called off before`() {
        #expect(
            PanScenario.blocks.trace() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05",
                "release returning", "A willDisappear", "B willAppear", "settle returning", "A didDisappear",
                "B didAppear", "cancel released", "end pop cancelled(released)", "B willDisappear", "A willAppear",
                "willShow A", "begin", "follow 0.05", "move 0.05", "release returning", "A willDisappear",
                "B willAppear", "settle returning", "A didDisappear", "B didAppear", "cancel released",
                "end pop cancelled(released)", "B willDisappear", "A willAppear", "willShow A", "begin",
                "follow 0.05", "move 0.05", "release returning", "A willDisappear", "B willAppear",
                "settle returning", "A didDisappear", "B didAppear", "cancel released", "end pop cancelled(released)",
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05",
                "release returning", "A willDisappear", "B willAppear", "settle returning", "A didDisappear",
                "B didAppear", "cancel released", "end pop cancelled(released)", "B willDisappear", "A willAppear",
                "willShow A", "begin", "follow 0.05", "move 0.05", "release returning", "A willDisappear",
                "B willAppear", "settle returning", "A didDisappear", "B didAppear", "cancel released",
                "end pop cancelled(released)",
                "– and goes through",
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05",
                "release finishing", "stack [A]", "onPop B, gesture", "settle finishing", "B didDisappear",
                "A didAppear", "didShow A", "end pop finished",
            ])
    }

    @Test func `B132, I01, I13, I16, I19, I28: A gesture tells its question, begin, moves, release and one end`() {
        #expect(
            PanScenario.whole.trace() == [
                "ask B", "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05",
                "follow 0.25", "move 0.25", "follow 0.5", "move 0.5", "follow 0.75", "move 0.75", "release finishing",
                "stack [A]", "settle finishing", "B didDisappear", "A didAppear", "didShow A", "end pop finished",
            ])
    }

    @Test func `T06, SD-EZ2: A refused finger is dead until it is lifted, and leaves a later push alone`() {
        #expect(
            PanScenario.refusedAtRoot.trace() == [
                "refuse atRoot", "end pop refused(atRoot)",
                "– push B",
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "begin",
                "– leads: false",
                "A didDisappear", "B didAppear", "didShow B", "end push finished",
                "– [A, B]",
            ])
    }

    @Test func `T12, SD-BP3: A drag with nothing to lead to leaves nothing behind for a later push`() {
        #expect(
            PanScenario.nothingThere.trace() == [
                "– refused(there is nothing to go forward to)",
                "– push X",
                "stack [A, X]", "A willDisappear", "X willAppear", "willShow X", "begin",
                "– leads: false",
                "A didDisappear", "X didAppear", "didShow X", "end push finished",
                "– [A, X]",
            ])
    }

    @Test func `T13: The decision falls at the release only, and progress stops at the start`() {
        #expect(
            PanScenario.backAndForth.trace() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.7",
                "move 0.7", "follow 0.1", "move 0.1", "release returning", "A willDisappear", "B willAppear",
                "settle returning", "A didDisappear", "B didAppear", "cancel released", "end pop cancelled(released)",
                "– and past its start",
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.05", "move 0.05", "follow 0.4",
                "move 0.4", "follow 0.0", "move 0.0", "release returning", "A willDisappear", "B willAppear",
                "settle returning", "A didDisappear", "B didAppear", "cancel released", "end pop cancelled(released)",
                "– [A, B]",
            ])
    }

    @Test func `T14: A swipe can begin in the turn in which one was called off`() {
        #expect(
            PanScenario.sameTurn.trace() == [
                "B willDisappear", "A willAppear", "willShow A", "move 0.05", "release returning", "A willDisappear",
                "B willAppear", "A didDisappear", "B didAppear", "cancel released", "end pop cancelled(released)",
                "B willDisappear", "A willAppear", "willShow A", "move 0.05", "release finishing", "stack [A]",
                "B didDisappear", "A didAppear", "didShow A", "end pop finished",
                "– [A]",
            ])
    }
}
