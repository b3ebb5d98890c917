import NavHost
import TestSupport
import Testing

@MainActor struct EntryTests {
    private enum Counter: EntryKey { static let defaultValue = 0 }
    private enum Flow: EntryKey { static var defaultValue: Payload? { nil } }
    private final class Payload {}

    @Test func `L41: Values live with their entry: kept while covered, gone with a pop`() {
        let stage = Stage("A", "B", "C")
        stage.host.topEntry?[Counter.self] = 7
        stage.host.pop()
        #expect(
            stage.take() == [
                "stack [A, B]", "onPop C to B", "C willDisappear", "B willAppear", "willShow B", "C didDisappear",
                "B didAppear", "didShow B", "end pop finished",
            ])
        stage.host.topEntry?[Counter.self] += 2
        stage.host.push(stage["C"])
        #expect(
            stage.take() == [
                "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C", "B didDisappear", "C didAppear",
                "didShow C", "end push finished",
            ])
        #expect(stage.host.entries.map { $0[Counter.self] } == [0, 2, 0])
    }

    @Test func `B130: What is attached to an entry lives exactly as long as the entry`() {
        let stage = Stage("A")
        weak var payload: Payload?
        do {
            let flow = Payload()
            payload = flow
            let entry = StackEntry(stage["B"])
            entry[Flow.self] = flow
            stage.host.push(entry)
        }
        #expect(payload != nil)
        stage.host.beginInteractive(.pop()).cancel()
        #expect(payload != nil)
        var parked = stage.host.topEntry
        let trip = stage.host.pop()
        #expect(payload != nil && trip.end == .finished)
        parked.map { _ = stage.host.push($0) }
        parked = nil
        #expect(payload != nil && stage.stack == "[A, B]")
        stage.host.pop()
        #expect(payload == nil)
    }

    @Test func `L19: The same kind of screen in the place of the top is a new entry`() {
        let stage = Stage("A")
        let old = stage.host.topEntry
        old?[Counter.self] = 1
        stage.host.replaceTop(with: Page("A", stage.trace))
        #expect(
            stage.take() == [
                "stack [A]", "onPop A to A", "A willDisappear", "A willAppear", "willShow A", "A didDisappear",
                "A didAppear", "didShow A", "end replaceTop finished",
            ])
        #expect(stage.host.topEntry !== old && stage.host.topEntry?[Counter.self] == 0)
        #expect(old?.isOnStack == false && stage.host.topEntry?.isOnStack == true)
    }

    @Test func `A kept request can be performed again, with the entry it brings`() {
        let stage = Stage("A")
        let request = NavRequest.push(stage.entry("B", bars: Bars(toolbar: .shown)))
        let brought = [
            "stack [A, B]", "A willDisappear", "B willAppear", "willShow B",
            "bars navigationBar shown, toolbar shown", "A didDisappear", "B didAppear", "didShow B",
            "end push finished", "onPush B",
        ]
        stage.host.perform(request)
        #expect(stage.take() == brought)
        let first = stage.host.topEntry
        stage.host.perform(request)
        #expect(stage.take() == ["refuse alreadyOnStack", "end push refused(alreadyOnStack)"])
        stage.host.pop()
        _ = stage.take()
        stage.host.perform(request)
        #expect(stage.take() == brought)
        #expect(stage.host.topEntry === first && request.entries.first === first)
    }

    @Test func `A kept request performed on a second host brings a copy, while the first holds the entry`() {
        let stage = Stage("A")
        let other = Stage("X")
        let entry = stage.entry("B", bars: Bars(toolbar: .shown))
        entry[Counter.self] = 3
        let request = NavRequest.push(entry)
        stage.host.perform(request)
        _ = stage.take()
        other.host.perform(request)
        #expect(
            other.take() == [
                "stack [X, B]", "X willDisappear", "willShow B", "bars navigationBar shown, toolbar shown",
                "X didDisappear", "didShow B", "end push finished",
            ])
        // The page and the blocks write where they were made.
        #expect(stage.take() == ["B willAppear", "B didAppear", "onPush B"])
        #expect(other.host.topEntry !== entry && other.host.topEntry?[Counter.self] == 3)
        other.host.topEntry?[Counter.self] = 4
        #expect(entry[Counter.self] == 3)
        other.host.pop()
        #expect(stage.take() == ["onPop B to X", "B willDisappear", "B didDisappear"])
        stage.host.pop()
        #expect(stage.take().contains("onPop B to A"))
        #expect(stage.stack == "[A]" && other.stack == "[X]")
    }

    @Test func `Every kind of request can be kept, and does the same on another stack`() {
        let requests: [(NavRequest, String, NavOperation)] = [
            (.pop(), "[A, B]", .pop), (.pop(count: 2), "[A]", .pop), (.popToRoot(), "[A]", .popToRoot),
            (.pop(while: { "\($0.screen)" == "C" }), "[A, B]", .popWhile),
        ]
        for (request, stack, operation) in requests {
            for _ in 1...2 {
                let stage = Stage("A", "B", "C")
                #expect(stage.host.perform(request).operation == operation)
                #expect(stage.stack == stack)
            }
        }
    }

    @Test func `L16: A screen that is covered stays, and one that is popped is let go of`() {
        let stage = Stage("start")
        weak var second: Page?
        do {
            let page = Page("second", stage.trace)
            second = page
            stage.host.push(page)
        }
        #expect(
            stage.take() == [
                "stack [start, second]", "start willDisappear", "second willAppear", "willShow second",
                "start didDisappear", "second didAppear", "didShow second", "end push finished",
            ])
        stage.host.pop()
        #expect(
            stage.take() == [
                "stack [start]", "second willDisappear", "start willAppear", "willShow start",
                "second didDisappear", "start didAppear", "didShow start", "end pop finished",
            ])
        #expect(second == nil)
        stage.host.pop()
        #expect(stage.take() == ["refuse atRoot", "end pop refused(atRoot)"])
        stage.host.end()
        #expect(
            stage.take() == [
                "stack []", "onPop start to nothing", "start willDisappear", "start didDisappear",
                "end end finished", "host end",
            ])
    }

    @Test func `Plain screens, screens that hear and their subclasses are told apart, in any order`() {
        class Plain: NavScreen {}
        final class Hearing: Plain, AppearanceObserving {
            var count = 0
            func screenDidAppear(on host: NavHost) { count += 1 }
        }
        final class Deciding: Plain, ScreenDeciding {
            func navHost(_ host: NavHost, decisionOnLeaving navigation: Navigation) -> Decision? { .deny() }
        }
        let host = NavHost(root: Plain())
        host.push(Plain())
        let hearing = Hearing()
        host.push(hearing)
        host.push(Plain())
        host.push(Deciding())
        #expect(host.pop().end != .finished && host.count == 5)
        host.push(Plain())
        host.set(Array(host.screens.prefix(3)), force: true)
        #expect(hearing.count == 2)
    }
}
