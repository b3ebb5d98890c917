import NavHost
import TestSupport
import Testing

/// What is asked for inside a callback: rule 6.
@MainActor struct ReentrancyTests {
    @Test func `B36: Navigations asked for inside callbacks wait, and all observers hear the same order`() {
        let stage = Stage("A")
        stage.host.uninstall(stage.recorder)
        let (first, second) = (
            Recorder(stage.trace, name: "1", isNamed: true), Recorder(stage.trace, name: "2", isNamed: true)
        )
        stage.host.install(first)
        stage.host.install(second)
        _ = stage.take()
        first.reactions["stack [A, B]"] = { host, _ in host.pop() }
        second.reactions["stack [A]"] = { [stage] host, _ in host.push(stage["C"]) }
        stage.host.push(stage["B"])
        #expect(
            stage.take() == [
                "1: stack [A, B]", "2: stack [A, B]", "A willDisappear", "B willAppear", "1: willShow B",
                "2: willShow B", "A didDisappear", "B didAppear", "1: didShow B", "2: didShow B",
                "1: end push finished", "2: end push finished",
                "1: stack [A]", "2: stack [A]", "B willDisappear", "A willAppear", "1: willShow A", "2: willShow A",
                "B didDisappear", "A didAppear", "1: didShow A", "2: didShow A", "1: end pop finished",
                "2: end pop finished",
                "1: stack [A, C]", "2: stack [A, C]", "A willDisappear", "C willAppear", "1: willShow C",
                "2: willShow C", "A didDisappear", "C didAppear", "1: didShow C", "2: didShow C",
                "1: end push finished", "2: end push finished",
            ])
    }

    @Test(arguments: [
        "stack", "A willDisappear", "B willAppear", "willShow", "bars", "A didDisappear", "B didAppear", "didShow",
        "result", "end", "onPush",
    ])
    func `From every callback of a push, what is asked for runs after it`(hook: String) {
        let stage = Stage("A")
        let next = { [stage] in
            stage.recorder.reactions = [:]
            for name in ["A", "B"] { stage[name].reactions = [:] }
            stage.trace.write("ask in \(hook)")
            #expect(stage.host.push(stage["C"]).state == .waiting)
            #expect(stage.stack == "[A, B]")
        }
        let words = hook.split(separator: " ").map(String.init)
        if words.count == 2 {
            stage[words[0]].reactions[words[1]] = { _ in next() }
        } else if hook != "onPush", hook != "result" {
            stage.recorder.reactions[hook] = { _, _ in next() }
        }
        if hook == "bars" { stage.recorder.reactions[hook] = { _, _ in next() } }
        let entry = StackEntry(stage["B"], bars: Bars(toolbar: .shown)) { [trace = stage.trace] _ in
            trace.write("onPush B")
            if hook == "onPush" { next() }
        }
        stage.host.install(Watcher(stage.trace) { if hook == "result" { next() } })
        stage.host.perform(.push(entry))
        var expected = [
            "stack [A, B]", "A willDisappear", "B willAppear", "willShow B",
            "bars navigationBar shown, toolbar shown", "A didDisappear", "B didAppear", "didShow B", "result finished",
            "end push finished", "onPush B",
        ]
        let places = [
            "stack": 1, "A willDisappear": 2, "B willAppear": 3, "willShow": 4, "bars": 5, "A didDisappear": 6,
            "B didAppear": 7, "didShow": 8, "result": 9, "end": 10, "onPush": 11,
        ]
        expected.insert("ask in \(hook)", at: places[hook] ?? 0)
        expected += [
            "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C",
            "bars navigationBar shown, toolbar hidden", "B didDisappear", "C didAppear", "didShow C",
            "result finished", "end push finished",
        ]
        #expect(stage.take() == expected)
    }

    @Test func `Inside a block that runs at the commit of a pop, it waits as well`() {
        let stage = Stage("A")
        stage.host.push(stage["B"], onPop: { [stage] _ in stage.host.push(stage["C"]) })
        _ = stage.take()
        stage.host.pop()
        #expect(
            stage.take() == [
                "stack [A]", "B willDisappear", "A willAppear", "willShow A", "B didDisappear", "A didAppear",
                "didShow A", "end pop finished", "stack [A, C]", "A willDisappear", "C willAppear", "willShow C",
                "A didDisappear", "C didAppear", "didShow C", "end push finished",
            ])
    }

    @Test func `B20: A push from the appearance of what is being pushed comes after it`() {
        let stage = Stage("A", isAnimated: true)
        stage["B"].reactions["willAppear"] = { [stage] in $0.push(stage.entry("C")) }
        stage.host.push(stage.entry("B"))
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "begin", "finishNow finishing",
                "A didDisappear", "B didAppear", "didShow B", "end push finished", "onPush B", "stack [A, B, C]",
                "B willDisappear", "C willAppear", "willShow C", "begin", "B didDisappear", "C didAppear",
                "didShow C", "end push finished", "onPush C",
            ])
    }

    @Test func `B20: A push whose completion removes it leaves what came on top, and nothing of itself`() {
        let stage = Stage("A", isAnimated: true)
        weak var freed: Page?
        do {
            let page = Page("B", stage.trace)
            freed = page
            page.reactions["willAppear"] = { [stage] in $0.push(stage.entry("C")) }
            stage.host.push(page, onPush: { [weak page] _ in if let page { stage.host.remove(page) } })
        }
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "begin", "finishNow finishing",
                "A didDisappear", "B didAppear", "didShow B", "end push finished", "stack [A, B, C]",
                "B willDisappear", "C willAppear", "willShow C", "begin", "finishNow finishing", "B didDisappear",
                "C didAppear", "didShow C", "end push finished", "onPush C", "stack [A, C]", "begin",
                "end remove finished",
            ])
        #expect(freed == nil)
    }

    @Test func `B36: Navigations that cause each other without end are cut off, once told and reported`() {
        let stage = Stage("root")
        stage.recorder.reactions["didShow"] = { host, _ in
            var request = NavRequest.push(Item(value: host.count))
            request.cause = Cause(.plugin, origin: "Ping")
            host.perform(request)
        }
        stage.host.push(Item(value: 0))
        // The push of item 0 and the 63 that follow from it; the next one is cut off.
        var expected: [String] = []
        var stack = ["root"]
        for value in [0] + Array(2...64) {
            stack.append("item \(value)")
            let isFirst = value == 0
            expected += ["stack [\(stack.joined(separator: ", "))]"] + (isFirst ? ["root willDisappear"] : [])
            expected += ["willShow item \(value)"] + (isFirst ? ["root didDisappear"] : [])
            expected += ["didShow item \(value)", "end push finished"]
        }
        expected += [
            "refuse tooDeep",
            "diagnostic push, Ping: 64 navigations caused each other in one go. "
                + "find who answers push by asking for another, and let it stop.",
            "end push refused(tooDeep)",
        ]
        #expect(stage.take() == expected)
        // The host is as good as new.
        stage.recorder.reactions = [:]
        stage.host.pop(count: 64)
        #expect(stage.stack == "[root]")
    }

    @Test func `An observer that answers every refusal by another request is cut off too`() {
        let stage = Stage("A")
        stage.recorder.reactions["refuse"] = { host, _ in host.pop() }
        let last = stage.host.pop()
        let lines = stage.take()
        #expect(lines.filter { $0 == "end pop refused(atRoot)" }.count == 64)
        #expect(lines.filter { $0 == "end pop refused(tooDeep)" }.count == 1)
        #expect(lines.filter { $0.hasPrefix("diagnostic") }.count == 1)
        #expect(last.end == .refused(.atRoot))
        stage.recorder.reactions = [:]
        stage.host.push(stage["B"])
        #expect(stage.stack == "[A, B]")
    }

    @Test func `A gesture asked for inside a callback begins after it, or is refused by what runs then`() {
        let stage = Stage("A", isAnimated: true)
        var finger: Interaction?
        stage.recorder.reactions["end push"] = { host, _ in finger = host.beginInteractive(.pop()) }
        stage.host.push(stage["B"])
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "begin", "A didDisappear",
                "B didAppear", "didShow B", "end push finished", "B willDisappear", "A willAppear", "willShow A",
                "begin",
            ])
        #expect(finger?.navigation.state == .following)
        finger?.finish()
        stage.settle()
        stage.recorder.reactions["willShow"] = { host, _ in finger = host.beginInteractive(.pop()) }
        stage.host.push(stage["C"])
        #expect(
            stage.take() == [
                "stack [A, C]", "A willDisappear", "C willAppear", "willShow C", "begin", "refuse busy",
                "end pop refused(busy)",
            ])
    }

    @Test func `A finger that is released inside a callback is heard when the callback has been told to all`() {
        let stage = Stage("A", "B", isAnimated: true)
        let finger = stage.host.beginInteractive(.pop())
        stage.recorder.reactions["move"] = { _, _ in finger.finish() }
        _ = stage.take()
        finger.update(0.5)
        #expect(
            stage.take() == [
                "follow 0.5", "move 0.5", "release finishing", "stack [A]", "onPop B to A", "settle finishing",
            ])
    }
}
