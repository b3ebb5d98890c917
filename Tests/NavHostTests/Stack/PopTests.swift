import NavHost
import TestSupport
import Testing

@MainActor struct PopTests {
    @Test func `S04, S38: A pop at the root is refused, and a command for it says that nobody handled it`() {
        let stage = Stage("1", "2")
        stage.host.pop()
        #expect(
            stage.take() == [
                "stack [1]", "onPop 2 to 1", "2 willDisappear", "1 willAppear", "willShow 1", "2 didDisappear",
                "1 didAppear", "didShow 1", "end pop finished",
            ])
        let trip = stage.host.pop()
        #expect(stage.take() == ["refuse atRoot", "end pop refused(atRoot)"])
        #expect(trip.end == .refused(.atRoot))
        let back = stage.host.goBack()
        #expect(stage.take() == ["refuse atRoot", "end pop refused(atRoot)"])
        #expect(!back.wasHandled && back.cause == .backButton)
        #expect(stage.stack == "[1]")
    }

    @Test func `B25: Two taps on back pop once, and the host goes on`() {
        let stage = Stage("A", "B", isAnimated: true)
        stage.host.pop()
        #expect(
            stage.take() == [
                "stack [A]", "onPop B to A", "B willDisappear", "A willAppear", "willShow A", "begin",
            ])
        stage.clock.advance(by: .milliseconds(50))
        stage.host.pop()
        #expect(stage.take() == ["refuse atRoot", "end pop refused(atRoot)"])
        stage.presenter?.complete()
        #expect(stage.take() == ["B didDisappear", "A didAppear", "didShow A", "end pop finished"])
        stage.host.pop()
        #expect(stage.take() == ["refuse atRoot", "end pop refused(atRoot)"])
        stage.host.push(stage["C"])
        #expect(stage.take() == ["stack [A, C]", "A willDisappear", "C willAppear", "willShow C", "begin"])
    }

    @Test func `A count takes so many at once, and one that does not fit is refused whole`() {
        let stage = Stage("A", "B", "C", "D")
        stage.host.pop(count: 2)
        #expect(
            stage.take() == [
                "stack [A, B]", "onPop D to B", "onPop C to B", "D willDisappear", "B willAppear", "willShow B",
                "D didDisappear", "B didAppear", "didShow B", "end pop finished",
            ])
        for count in [2, 3, 0, -1, .min, .max] {
            stage.host.pop(count: count)
            #expect(stage.take() == ["refuse invalidCount", "end pop refused(invalidCount)"], "\(count)")
        }
        #expect(stage.stack == "[A, B]")
        stage.host.pop(count: 1)
        _ = stage.take()
        stage.host.pop(count: 2)
        #expect(stage.take() == ["refuse atRoot", "end pop refused(atRoot)"])
        stage.host.pop(count: 0)
        #expect(stage.take() == ["refuse invalidCount", "end pop refused(invalidCount)"])
    }

    @Test func `S05, S07, S08: Going back to a screen is one visible change however many leave`() {
        let stage = Stage("1", "2", "3", "4")
        stage.host.pop(to: stage["4"])
        #expect(stage.take() == ["end popTo unchanged"])
        stage.host.pop(to: stage["3"])
        #expect(
            stage.take() == [
                "stack [1, 2, 3]", "onPop 4 to 3", "4 willDisappear", "3 willAppear", "willShow 3", "4 didDisappear",
                "3 didAppear", "didShow 3", "end popTo finished",
            ])
        stage.host.pop(to: stage["1"])
        #expect(
            stage.take() == [
                "stack [1]", "onPop 3 to 1", "onPop 2 to 1", "3 willDisappear", "1 willAppear", "willShow 1",
                "3 didDisappear", "1 didAppear", "didShow 1", "end popTo finished",
            ])
        let four = Stage("1", "2", "3", "4")
        four.host.pop(to: four["2"])
        #expect(
            four.take() == [
                "stack [1, 2]", "onPop 4 to 2", "onPop 3 to 2", "4 willDisappear", "2 willAppear", "willShow 2",
                "4 didDisappear", "2 didAppear", "didShow 2", "end popTo finished",
            ])
    }

    @Test func `B28, S22, S25: A screen that is not there cannot be gone back to, replaced or removed`() {
        let stage = Stage("A", "B")
        stage.watch(stage.host.pop(to: stage["X"]))
        #expect(
            stage.take() == ["refuse notOnStack", "end popTo refused(notOnStack)", "result popTo refused(notOnStack)"])
        stage.watch(stage.host.remove(stage["X"]))
        #expect(
            stage.take() == [
                "refuse notOnStack", "end remove refused(notOnStack)", "result remove refused(notOnStack)",
            ])
        stage.watch(stage.host.pop(to: stage.entry("A")))
        #expect(
            stage.take() == ["refuse notOnStack", "end popTo refused(notOnStack)", "result popTo refused(notOnStack)"])
        // A screen of a child's own host is not on this stack either.
        let child = NavHost(root: stage["inner"])
        #expect(stage.take() == ["inner willAppear", "inner didAppear"])
        stage.watch(stage.host.pop(to: stage["inner"]))
        #expect(
            stage.take() == ["refuse notOnStack", "end popTo refused(notOnStack)", "result popTo refused(notOnStack)"])
        #expect(stage.stack == "[A, B]" && names(child.screens) == "[inner]")
        // What another library does by itself here has a name of its own.
        stage.host.pop(revealing: stage["C"])
        #expect(
            stage.take() == [
                "stack [A, C]", "onPop B to C", "B willDisappear", "C willAppear", "willShow C", "B didDisappear",
                "C didAppear", "didShow C", "end popRevealing finished",
            ])
    }

    @Test func `S31, S40: A condition is asked from the top, and never about the root`() {
        let stage = Stage("1", "2", "3", "4")
        stage.host.pop(while: { [trace = stage.trace] in
            trace.write("asked \($0.screen)")
            return "\($0.screen)" != "2"
        })
        #expect(
            stage.take() == [
                "asked 4", "asked 3", "asked 2", "stack [1, 2]", "onPop 4 to 2", "onPop 3 to 2", "4 willDisappear",
                "2 willAppear", "willShow 2", "4 didDisappear", "2 didAppear", "didShow 2", "end popWhile finished",
            ])
        stage.host.pop(while: { [trace = stage.trace] in
            trace.write("asked \($0.screen)")
            return true
        })
        #expect(
            stage.take() == [
                "asked 2", "stack [1]", "onPop 2 to 1", "2 willDisappear", "1 willAppear", "willShow 1",
                "2 didDisappear", "1 didAppear", "didShow 1", "end popWhile finished",
            ])
        stage.host.pop(while: { [trace = stage.trace] in
            trace.write("asked \($0.screen)")
            return true
        })
        #expect(stage.take() == ["end popWhile unchanged"])
        let three = Stage("1", "2", "3")
        three.host.pop(while: { _ in false })
        #expect(three.take() == ["end popWhile unchanged"])
        three.host.popToRoot()
        #expect(
            three.take() == [
                "stack [1]", "onPop 3 to 1", "onPop 2 to 1", "3 willDisappear", "1 willAppear", "willShow 1",
                "3 didDisappear", "1 didAppear", "didShow 1", "end popToRoot finished",
            ])
    }

    @Test func `B27: Going to the root at the root is nothing to do, each time`() {
        let stage = Stage("A")
        for _ in 1...3 {
            let trip = stage.watch(stage.host.popToRoot())
            #expect(stage.take() == ["end popToRoot unchanged", "result popToRoot unchanged"])
            #expect(trip.removedScreens.isEmpty && trip.addedScreens.isEmpty)
        }
        #expect(stage.stack == "[A]")
    }

    @Test func `On an empty host every way back is refused`() {
        let stage = Stage()
        stage.host.pop()
        #expect(stage.take() == ["refuse emptyStack", "end pop refused(emptyStack)"])
        stage.host.popToRoot()
        #expect(stage.take() == ["refuse emptyStack", "end popToRoot refused(emptyStack)"])
        stage.host.pop(while: { _ in true })
        #expect(stage.take() == ["refuse emptyStack", "end popWhile refused(emptyStack)"])
        stage.host.pop(to: stage["A"])
        #expect(stage.take() == ["refuse notOnStack", "end popTo refused(notOnStack)"])
        stage.host.pop(revealing: stage["A"])
        #expect(stage.take() == ["refuse emptyStack", "end popRevealing refused(emptyStack)"])
        stage.host.replaceTop(with: stage["A"])
        #expect(stage.take() == ["refuse emptyStack", "end replaceTop refused(emptyStack)"])
        stage.host.remove(stage["A"])
        #expect(stage.take() == ["refuse notOnStack", "end remove refused(notOnStack)"])
        #expect(!stage.host.goBack().wasHandled)
        #expect(stage.take() == ["refuse emptyStack", "end pop refused(emptyStack)"])
        stage.host.reveal(stage["A"])
        #expect(
            stage.take() == [
                "stack [A]", "A willAppear", "willShow A", "bars navigationBar shown, toolbar hidden", "A didAppear",
                "didShow A", "end reveal finished",
            ])
    }

    @Test func `S56: Dismissing a buried screen takes it and all above it`() {
        let stage = Stage("0", "1", "2", "3")
        stage.host.pop(to: stage["0"])
        #expect(
            stage.take() == [
                "stack [0]", "onPop 3 to 0", "onPop 2 to 0", "onPop 1 to 0", "3 willDisappear", "0 willAppear",
                "willShow 0", "3 didDisappear", "0 didAppear", "didShow 0", "end popTo finished",
            ])
    }
}
