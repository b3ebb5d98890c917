import NavHost
import TestSupport
import Testing

@MainActor struct ReplaceTests {
    @Test func `B141, L04, L13, L25: The top is replaced in one move that looks forward`() {
        let stage = Stage("A", "B", isAnimated: true)
        let trip = stage.host.perform(.replaceTop(with: stage.entry("C")))
        #expect(trip.direction == .forward && trip.cause == .code)
        #expect(
            stage.take() == [
                "stack [A, C]", "onPop B to C", "B willDisappear", "C willAppear", "willShow C", "begin",
            ])
        stage.presenter?.complete()
        #expect(
            stage.take() == ["B didDisappear", "C didAppear", "didShow C", "end replaceTop finished", "onPush C"])
        stage.host.goBack()
        #expect(
            stage.take() == [
                "stack [A]", "onPop C to A", "C willDisappear", "A willAppear", "willShow A", "begin",
            ])
        // The block of what was replaced can tell why.
        let told = Stage("A")
        told.host.push(
            told["B"], onPop: { [trace = told.trace] in trace.write("onPop B by \($0.operation) \($0.direction)") })
        _ = told.take()
        told.host.replaceTop(with: told["C"])
        #expect(
            told.take() == [
                "stack [A, C]", "onPop B by replaceTop forward", "B willDisappear", "C willAppear", "willShow C",
                "B didDisappear", "C didAppear", "didShow C", "end replaceTop finished",
            ])
        let only = Stage("P")
        only.host.set(entries: [only.entry("Q")])
        #expect(
            only.take() == [
                "stack [Q]", "onPop P to Q", "P willDisappear", "Q willAppear", "willShow Q", "P didDisappear",
                "Q didAppear", "didShow Q", "end set finished", "onPush Q",
            ])
        let three = Stage("/", "A", "B")
        three.host.popToRoot()
        three.host.replaceTop(with: three["C"])
        #expect(
            three.take() == [
                "stack [/]", "onPop B to /", "onPop A to /", "B willDisappear", "/ willAppear", "willShow /",
                "B didDisappear", "/ didAppear", "didShow /", "end popToRoot finished", "stack [C]", "onPop / to C",
                "/ willDisappear", "C willAppear", "willShow C", "/ didDisappear", "C didAppear", "didShow C",
                "end replaceTop finished",
            ])
    }

    @Test func `Replacing the top by itself is nothing to do, by a buried screen it is refused`() {
        let stage = Stage("A", "B")
        stage.host.replaceTop(with: stage["B"])
        #expect(stage.take() == ["end replaceTop unchanged"])
        stage.host.replaceTop(with: stage["A"])
        #expect(stage.take() == ["refuse alreadyOnStack", "end replaceTop refused(alreadyOnStack)"])
        #expect(stage.host.replaceTop(with: stage["C"], looks: .backward).direction == .backward)
    }

    @Test func `L26: Replacing a buried screen shows nothing`() {
        let stage = Stage("/", "B", "C")
        stage.host.set(entries: ["/", "D", "C"].map { stage.entry($0) })
        #expect(stage.take() == ["stack [/, D, C]", "onPop B to C", "end set finished", "onPush D"])
    }

    @Test func `S44: The top and a buried screen are removed one by one, and the last one stays`() {
        let stage = Stage("/", "A", "B")
        stage.host.remove(stage["B"])
        #expect(
            stage.take() == [
                "stack [/, A]", "onPop B to A", "B willDisappear", "A willAppear", "willShow A", "B didDisappear",
                "A didAppear", "didShow A", "end remove finished",
            ])
        stage.host.remove(stage["A"])
        #expect(
            stage.take() == [
                "stack [/]", "onPop A to /", "A willDisappear", "/ willAppear", "willShow /", "A didDisappear",
                "/ didAppear", "didShow /", "end remove finished",
            ])
        stage.host.remove(stage["/"])
        #expect(stage.take() == ["refuse atRoot", "end remove refused(atRoot)"])
        let buried = Stage("/", "A", "B")
        buried.host.remove(buried["/"])
        #expect(buried.take() == ["stack [A, B]", "onPop / to B", "end remove finished"])
    }

    @Test func `A screen is revealed wherever it is`() {
        let stage = Stage("A", "B", "C")
        #expect(stage.host.reveal(stage["C"]).end == .unchanged)
        #expect(stage.take() == ["end reveal unchanged"])
        #expect(stage.host.reveal(stage["A"]).direction == .backward)
        #expect(
            stage.take() == [
                "stack [A]", "onPop C to A", "onPop B to A", "C willDisappear", "A willAppear", "willShow A",
                "C didDisappear", "A didAppear", "didShow A", "end reveal finished",
            ])
        #expect(stage.host.reveal(stage["D"]).direction == .forward)
        #expect(
            stage.take() == [
                "stack [A, D]", "A willDisappear", "D willAppear", "willShow D", "A didDisappear", "D didAppear",
                "didShow D", "end reveal finished",
            ])
    }

    @Test func `Popping onto a new screen takes the top's place, also at the root, and looks backward`() {
        let stage = Stage("R", "B")
        #expect(stage.host.perform(.pop(revealing: stage.entry("X"))).direction == .backward)
        #expect(
            stage.take() == [
                "stack [R, X]", "onPop B to X", "B willDisappear", "X willAppear", "willShow X", "B didDisappear",
                "X didAppear", "didShow X", "end popRevealing finished", "onPush X",
            ])
        stage.host.pop(revealing: stage["R"])
        #expect(
            stage.take() == [
                "stack [R]", "onPop X to R", "X willDisappear", "R willAppear", "willShow R", "X didDisappear",
                "R didAppear", "didShow R", "end popRevealing finished",
            ])
        stage.host.pop(revealing: stage["R"])
        #expect(stage.take() == ["end popRevealing unchanged"])
        #expect(stage.host.pop(revealing: stage["Y"]).direction == .backward)
        #expect(
            stage.take() == [
                "stack [Y]", "onPop R to Y", "R willDisappear", "Y willAppear", "willShow Y", "R didDisappear",
                "Y didAppear", "didShow Y", "end popRevealing finished",
            ])
    }
}
