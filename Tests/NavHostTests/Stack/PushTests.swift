import NavHost
import TestSupport
import Testing

@MainActor struct PushTests {
    @Test func `S01, L01: The first push gives an empty host its root, the second covers it`() {
        let stage = Stage()
        stage.host.push(stage["1"])
        #expect(
            stage.take() == [
                "stack [1]", "1 willAppear", "willShow 1", "bars navigationBar shown, toolbar hidden", "1 didAppear",
                "didShow 1", "end push finished",
            ])
        stage.host.push(stage["2"])
        #expect(
            stage.take() == [
                "stack [1, 2]", "1 willDisappear", "2 willAppear", "willShow 2", "1 didDisappear", "2 didAppear",
                "didShow 2", "end push finished",
            ])
    }

    @Test func `S02, B23: An instance that is on the stack is refused, during its animation and after`() {
        let stage = Stage("A", isAnimated: true)
        stage.host.push(stage.entry("b"))
        #expect(
            stage.take() == [
                "stack [A, b]", "A willDisappear", "b willAppear", "willShow b", "begin",
            ])
        stage.watch(stage.host.push(stage["b"], onPush: { [trace = stage.trace] _ in trace.write("never") }))
        #expect(
            stage.take() == [
                "refuse alreadyOnStack", "end push refused(alreadyOnStack)", "result push refused(alreadyOnStack)",
            ])
        stage.presenter?.complete()
        #expect(
            stage.take() == ["A didDisappear", "b didAppear", "didShow b", "end push finished", "onPush b"])
        stage.watch(stage.host.push(stage["b"]))
        #expect(
            stage.take() == [
                "refuse alreadyOnStack", "end push refused(alreadyOnStack)", "result push refused(alreadyOnStack)",
            ])
        stage.watch(stage.host.set([stage["A"], stage["b"], stage["b"]]))
        #expect(stage.take() == ["refuse duplicates", "end set refused(duplicates)", "result set refused(duplicates)"])
        stage.watch(stage.host.push(stage["A"]))
        #expect(
            stage.take() == [
                "refuse alreadyOnStack", "end push refused(alreadyOnStack)", "result push refused(alreadyOnStack)",
            ])
        #expect(stage.stack == "[A, b]")
    }

    @Test func `S26: A push never means back: another instance of a buried kind comes on top`() {
        let stage = Stage("a", "b")
        stage.host.push(Page("a", stage.trace))
        #expect(
            stage.take() == [
                "stack [a, b, a]", "b willDisappear", "a willAppear", "willShow a", "b didDisappear", "a didAppear",
                "didShow a", "end push finished",
            ])
    }

    @Test func `S52, B42: Screens that are equal as values are two screens, and a pop finds the very entry`() {
        let stage = Stage()
        let items = [1, 1, 2, 1].map { Item(value: $0) }
        for item in items { stage.host.push(item) }
        _ = stage.take()
        #expect(items[0] == items[1])
        #expect(names(stage.host.screens) == "[item 1, item 1, item 2, item 1]")
        let second = stage.host.entries[1]
        let trip = stage.host.pop(to: second)
        #expect(stage.take() == ["stack [item 1, item 1]", "willShow item 1", "didShow item 1", "end popTo finished"])
        #expect(stage.host.topEntry === second)
        #expect(trip.end == .finished)
        #expect(stage.host.contains(items[1]) && !stage.host.contains(items[3]))
    }

    @Test func `Several entries come in one navigation, of which only the last is shown`() {
        let stage = Stage("A")
        stage.host.perform(.push([stage.entry("B"), stage.entry("C"), stage.entry("D")]))
        #expect(
            stage.take() == [
                "stack [A, B, C, D]", "A willDisappear", "D willAppear", "willShow D", "A didDisappear",
                "D didAppear", "didShow D", "end push finished", "onPush B", "onPush C", "onPush D",
            ])
        stage.host.perform(.push([]))
        #expect(stage.take() == ["refuse nothingAhead", "end push refused(nothingAhead)"])
        stage.host.perform(.push([stage.entry("E"), stage.entry("E")]))
        #expect(stage.take() == ["refuse duplicates", "end push refused(duplicates)"])
        stage.host.perform(.push([stage.entry("E"), stage.entry("B")]))
        #expect(stage.take() == ["refuse alreadyOnStack", "end push refused(alreadyOnStack)"])
        #expect(stage.stack == "[A, B, C, D]")
    }
}
