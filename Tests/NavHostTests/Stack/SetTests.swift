import NavHost
import TestSupport
import Testing

@MainActor struct SetTests {
    @Test func `S10, S14: An empty set is nothing to do before there is a root, and refused afterwards`() {
        let stage = Stage()
        stage.host.set([])
        #expect(stage.take() == ["end set unchanged"])
        let rooted = Stage("2", "3")
        rooted.host.set([])
        #expect(rooted.take() == ["refuse emptyStack", "end set refused(emptyStack)"])
        #expect(rooted.stack == "[2, 3]")
    }

    @Test func `S11, L05: The same top means no transition, and buried screens hear nothing`() {
        let stage = Stage("1")
        let trip = stage.host.set(entries: [stage.entry("2"), StackEntry(stage["1"])])
        #expect(stage.take() == ["stack [2, 1]", "end set finished", "onPush 2"])
        #expect(trip.direction == .inPlace)
        let other = Stage("Q")
        let shown = other.host.set([other["Q"], other["P"], other["R"]])
        #expect(
            other.take() == [
                "stack [Q, P, R]", "Q willDisappear", "R willAppear", "willShow R", "Q didDisappear", "R didAppear",
                "didShow R", "end set finished",
            ])
        #expect(shown.direction == .forward)
    }

    @Test func `S13: A screen named twice refuses the whole set`() {
        let stage = Stage("1", "2")
        stage.host.set([stage["1"], stage["1"]])
        #expect(stage.take() == ["refuse duplicates", "end set refused(duplicates)"])
        #expect(stage.stack == "[1, 2]")
    }

    @Test func `S19, S20: Screens leave from the middle, and what stands above stays`() {
        let stage = Stage("a", "b", "c")
        stage.host.remove(stage["b"])
        #expect(stage.take() == ["stack [a, c]", "onPop b to c", "end remove finished"])
        let four = Stage("a", "b", "c", "d")
        four.host.set([four["a"], four["d"]])
        #expect(four.take() == ["stack [a, d]", "onPop c to d", "onPop b to d", "end set finished"])
    }

    @Test func `S35: A whole new stack keeps what it names again, and ends once`() {
        let stage = Stage("1", "2", "3")
        let three = stage.host.topEntry
        stage.watch(stage.host.set(entries: ["3", "4", "5"].map { stage.entry($0) }))
        #expect(
            stage.take() == [
                "stack [3, 4, 5]", "onPop 2 to 5", "onPop 1 to 5", "3 willDisappear", "5 willAppear", "willShow 5",
                "3 didDisappear", "5 didAppear", "didShow 5", "end set finished", "onPush 4", "onPush 5",
                "result set finished",
            ])
        #expect(stage.host.entries[0] === three)
    }

    @Test func `S43, L28: A push that clears the way is one navigation, whose stack changes at the call`() {
        let stage = Stage("/", "A", "B")
        stage.host.set([stage["/"], stage["A"], stage["D"]])
        #expect(
            stage.take() == [
                "stack [/, A, D]", "onPop B to D", "B willDisappear", "D willAppear", "willShow D", "B didDisappear",
                "D didAppear", "didShow D", "end set finished",
            ])
        let slow = Stage("r", "1", "2", "3", isAnimated: true)
        slow.host.set(entries: [StackEntry(slow["r"]), slow.entry("4")])
        #expect(
            slow.take() == [
                "stack [r, 4]", "onPop 3 to 4", "onPop 2 to 4", "onPop 1 to 4", "3 willDisappear", "4 willAppear",
                "willShow 4", "begin",
            ])
        slow.presenter?.complete()
        #expect(slow.take() == ["3 didDisappear", "4 didAppear", "didShow 4", "end set finished", "onPush 4"])
    }

    @Test func `S49: Sets that do not wait for each other settle on the last`() {
        let stage = Stage("1", isAnimated: true)
        stage.host.set([stage["2"]])
        #expect(
            stage.take() == [
                "stack [2]", "onPop 1 to 2", "1 willDisappear", "2 willAppear", "willShow 2", "begin",
            ])
        stage.host.set([stage["1"]])
        #expect(
            stage.take() == [
                "finishNow finishing", "1 didDisappear", "2 didAppear", "didShow 2", "end set finished", "stack [1]",
                "2 willDisappear", "1 willAppear", "willShow 1", "begin",
            ])
        stage.host.set([stage["2"]])
        #expect(
            stage.take() == [
                "finishNow finishing", "2 didDisappear", "1 didAppear", "didShow 1", "end set finished", "stack [2]",
                "1 willDisappear", "2 willAppear", "willShow 2", "begin",
            ])
        stage.presenter?.complete()
        #expect(stage.take() == ["1 didDisappear", "2 didAppear", "didShow 2", "end set finished"])
    }

    @Test func `S62: One transition shows a set, and where its top was tells the direction`() {
        let stage = Stage("A", "B", "C")
        #expect(stage.host.set([stage["A"], stage["C"]]).direction == .inPlace)
        #expect(stage.take() == ["stack [A, C]", "onPop B to C", "end set finished"])
        let buried = Stage("A", "B", "C", isAnimated: true)
        #expect(buried.host.set([buried["A"], buried["B"]]).direction == .backward)
        #expect(
            buried.take() == [
                "stack [A, B]", "onPop C to B", "C willDisappear", "B willAppear", "willShow B", "begin",
            ])
        let fresh = Stage("A", "B", "C", isAnimated: true)
        #expect(fresh.host.set([fresh["A"], fresh["B"], fresh["C′"]]).direction == .forward)
        #expect(
            fresh.take() == [
                "stack [A, B, C′]", "onPop C to C′", "C willDisappear", "C′ willAppear", "willShow C′", "begin",
            ])
        let told = Stage("A", "B")
        #expect(told.host.set([told["A"], told["C"]], looks: .backward).direction == .backward)
        #expect(told.host.set([told["C"]], looks: .forward).direction == .inPlace)
    }

    @Test func `S58, B38, L10, L29: A change of several levels is one step, and only its end is shown`() {
        let stage = Stage("A")
        #expect(stage.host.set(entries: ["A", "B", "C", "D"].map { stage.entry($0) }).direction == .forward)
        #expect(
            stage.take() == [
                "stack [A, B, C, D]", "A willDisappear", "D willAppear", "willShow D", "A didDisappear",
                "D didAppear", "didShow D", "end set finished", "onPush B", "onPush C", "onPush D",
            ])
        #expect(stage.host.set([stage["A"]]).direction == .backward)
        #expect(
            stage.take() == [
                "stack [A]", "onPop D to A", "onPop C to A", "onPop B to A", "D willDisappear", "A willAppear",
                "willShow A", "D didDisappear", "A didAppear", "didShow A", "end set finished",
            ])
        stage.host.push(stage.entry("B"))
        _ = stage.take()
        #expect(stage.host.set(entries: ["A", "C"].map { stage.entry($0) }).direction == .forward)
        #expect(
            stage.take() == [
                "stack [A, C]", "onPop B to C", "B willDisappear", "C willAppear", "willShow C", "B didDisappear",
                "C didAppear", "didShow C", "end set finished", "onPush C",
            ])
        let empty = Stage()
        empty.host.set(entries: ["2", "3", "4"].map { empty.entry($0) })
        #expect(
            empty.take() == [
                "stack [2, 3, 4]", "4 willAppear", "willShow 4", "bars navigationBar shown, toolbar hidden",
                "4 didAppear", "didShow 4", "end set finished", "onPush 2", "onPush 3", "onPush 4",
            ])
        let covered = Stage("home", isAnimated: true)
        covered.host.set([covered["home"], covered["c1"], covered["c2"]])
        covered.settle()
        covered.host.pop()
        #expect(
            covered.take() == ["stack [home, c1]", "c2 willDisappear", "c1 willAppear", "willShow c1", "begin"])
    }

    @Test func `A reorder moves entries without popping or pushing them`() {
        let stage = Stage("A", "B", "C")
        let before = stage.host.entries
        let trip = stage.host.set([stage["C"], stage["A"], stage["B"]])
        #expect(
            stage.take() == [
                "stack [C, A, B]", "C willDisappear", "B willAppear", "willShow B", "C didDisappear", "B didAppear",
                "didShow B", "end set finished",
            ])
        #expect(trip.direction == .backward)
        #expect(
            stage.host.entries.map { ObjectIdentifier($0) }
                == [before[2], before[0], before[1]].map { ObjectIdentifier($0) })
        stage.host.set([stage["C"], stage["A"], stage["B"]])
        #expect(stage.take() == ["end set unchanged"])
    }
}
