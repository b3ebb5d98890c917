import NavHost
import TestSupport
import Testing

/// Delegates of a host: the scenarios of DelegateProxy as a host plays them.
@MainActor struct ObservingTests {
    private let trace = Trace()
    private let host = NavHost(root: Item(value: 0))

    /// Observers that write `<name> shows <screen>`, and react to the first.
    private func ears(_ names: String...) -> [Ear] {
        names.map { Ear($0, trace) }
    }

    private func push(_ value: Int) {
        host.push(Item(value: value))
    }

    @Test func `B01: One that removes itself in its own callback hurts nobody`() {
        let ears = ears("1", "2", "3")
        defer { withExtendedLifetime(ears) {} }
        for ear in ears { host.addDelegate(ear) }
        ears[1].onShow = { $1.removeDelegate($0) }
        push(1)
        #expect(trace.take() == ["1 shows item 1", "2 shows item 1", "3 shows item 1"])
        push(2)
        #expect(trace.take() == ["1 shows item 2", "3 shows item 2"])
    }

    @Test func `B02: One that is removed before its turn is not called, then or later`() {
        let ears = ears("1", "2", "3")
        defer { withExtendedLifetime(ears) {} }
        for ear in ears { host.addDelegate(ear) }
        ears[0].onShow = { $1.removeDelegate(ears[2]) }
        push(1)
        #expect(trace.take() == ["1 shows item 1", "2 shows item 1"])
        push(2)
        #expect(trace.take() == ["1 shows item 2", "2 shows item 2"])
    }

    @Test func `B03: One that is added in a callback hears from the next announcement on`() {
        let ears = ears("1", "4", "5")
        defer { withExtendedLifetime(ears) {} }
        host.addDelegate(ears[0])
        ears[0].onShow = { $1.addDelegate(ears[1]) }
        ears[1].onShow = { $1.addDelegate(ears[2]) }
        push(1)
        #expect(trace.take() == ["1 shows item 1"])
        push(2)
        #expect(trace.take() == ["1 shows item 2", "4 shows item 2"])
        push(3)
        #expect(trace.take() == ["1 shows item 3", "4 shows item 3", "5 shows item 3"])
        // Within one navigation the next announcement is a later one already.
        let stage = Stage("A")
        let late = Recorder(stage.trace, name: "late", isNamed: true)
        stage.recorder.reactions["willShow"] = { host, _ in host.addDelegate(late) }
        stage.host.push(stage["B"])
        #expect(
            stage.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "late: attach [A, B]",
                "A didDisappear", "B didAppear", "didShow B", "late: didShow B", "end push finished",
                "late: end push finished",
            ])
    }

    @Test func `B10: Added five times it is called once, and removing it once removes it`() {
        let ear = Ear("1", trace)
        for value in 1...5 {
            host.addDelegate(ear)
            push(value)
            #expect(trace.take() == ["1 shows item \(value)"])
        }
        host.removeDelegate(ear)
        push(6)
        host.removeDelegate(ear)
        push(7)
        #expect(trace.take() == [])
        // Identity, not equality.
        let (one, other) = (Ear("same", trace), Ear("same", trace))
        defer { withExtendedLifetime((one, other)) {} }
        host.addDelegate(one)
        host.addDelegate(other)
        push(8)
        #expect(trace.take() == ["same shows item 8", "same shows item 8"])
    }

    @Test func `B11: Order is priority, then registration; who comes again comes last`() {
        let ears = (1...20).map { Ear("\($0)", trace) }
        defer { withExtendedLifetime(ears) {} }
        for ear in ears { host.addDelegate(ear) }
        host.removeDelegate(ears[6])
        host.addDelegate(ears[6])
        for value in 1...100 {
            push(value)
            #expect(
                trace.take() == [
                    "1 shows item \(value)", "2 shows item \(value)", "3 shows item \(value)", "4 shows item \(value)",
                    "5 shows item \(value)", "6 shows item \(value)", "8 shows item \(value)", "9 shows item \(value)",
                    "10 shows item \(value)", "11 shows item \(value)", "12 shows item \(value)",
                    "13 shows item \(value)", "14 shows item \(value)", "15 shows item \(value)",
                    "16 shows item \(value)", "17 shows item \(value)", "18 shows item \(value)",
                    "19 shows item \(value)", "20 shows item \(value)", "7 shows item \(value)",
                ])
        }
        let stage = Stage("A", "B")
        for (name, priority) in [("low", -1), ("high", 7), ("high too", 7), ("none", 0)] {
            stage.host.install(Recorder(stage.trace, name: name, priority: priority, isNamed: true))
        }
        stage.host.uninstall(stage.recorder)
        _ = stage.take()
        stage.host.pop()
        #expect(
            stage.take() == [
                "high: stack [A]", "high too: stack [A]", "none: stack [A]", "low: stack [A]", "onPop B to A",
                "B willDisappear", "A willAppear", "high: willShow A", "high too: willShow A", "none: willShow A",
                "low: willShow A", "B didDisappear", "A didAppear", "high: didShow A", "high too: didShow A",
                "none: didShow A", "low: didShow A", "high: end pop finished", "high too: end pop finished",
                "none: end pop finished", "low: end pop finished",
            ])
    }

    @Test func `T15, B06: A delegate that is gone is skipped, also when it goes in another's callback`() {
        var (first, second): (Ear?, Ear?) = (Ear("1", trace), Ear("2", trace))
        let last = Ear("3", trace)
        defer { withExtendedLifetime(last) {} }
        for ear in [first, second, last] { ear.map { _ = host.addDelegate($0) } }
        first?.onShow = { _, _ in second = nil }
        push(1)
        #expect(trace.take() == ["1 shows item 1", "3 shows item 1"])
        first = nil
        push(2)
        #expect(trace.take() == ["3 shows item 2"])
        #expect(second == nil)
    }

    @Test func `M26: Before the app's delegate, and after it`() {
        let ears = ears("before", "delegate", "after")
        defer { withExtendedLifetime(ears) {} }
        host.addDelegate(ears[2], priority: -1)
        host.delegate = ears[1]
        host.addDelegate(ears[0], priority: 1)
        push(1)
        #expect(trace.take() == ["before shows item 1", "delegate shows item 1", "after shows item 1"])
    }

    @Test func `M34: Each hears what happens while it is registered`() {
        let ears = ears("1", "2")
        defer { withExtendedLifetime(ears) {} }
        host.addDelegate(ears[0])
        let token = host.addDelegate(ears[1])
        push(1)
        token.remove()
        host.pop()
        #expect(trace.take() == ["1 shows item 1", "2 shows item 1", "1 shows item 0"])
        // A token that was used is used up.
        host.addDelegate(ears[1])
        token.remove()
        token.remove()
        push(2)
        #expect(trace.take() == ["1 shows item 2", "2 shows item 2"])
    }

    @Test func `M35: Who hears of a begin is told nothing of an end that has not come`() {
        let stage = Stage("A", "B", isAnimated: true)
        var animated: [Bool] = []
        stage.recorder.reactions["willShow"] = { _, trip in animated.append(trip?.isAnimated ?? false) }
        stage.recorder.reactions["didShow"] = { _, trip in animated.append(trip?.isAnimated ?? false) }
        stage.host.push(stage["C"])
        #expect(stage.take() == ["stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C", "begin"])
        #expect(animated == [true])
        stage.presenter?.complete()
        #expect(stage.take() == ["B didDisappear", "C didAppear", "didShow C", "end push finished"])
        #expect(animated == [true, true])
        stage.host.pop(animated: false)
        #expect(animated == [true, true, false, false])
        #expect(
            stage.take() == [
                "stack [A, B]", "C willDisappear", "B willAppear", "willShow B", "begin", "C didDisappear",
                "B didAppear", "didShow B", "end pop finished",
            ])
    }

    @Test func `L31: A newcomer is told the stack once; then before each change and after it`() {
        let stage = Stage("Root")
        stage.host.install(
            Decider("asked", stage.trace) { [trace = stage.trace] host, _ in
                trace.write("before \(names(host.screens))")
                return nil
            })
        let late = Recorder(stage.trace, name: "late", isNamed: true)
        stage.host.addDelegate(late)
        #expect(stage.take() == ["late: attach [Root]"])
        stage.host.removeDelegate(late)
        stage.host.push(stage["A"])
        #expect(
            stage.take() == [
                "ask asked push", "before [Root]", "stack [Root, A]", "Root willDisappear", "A willAppear",
                "willShow A", "Root didDisappear", "A didAppear", "didShow A", "end push finished",
            ])
        stage.host.pop()
        stage.host.set([stage["A"]])
        #expect(
            stage.take() == [
                "ask asked pop", "before [Root, A]", "stack [Root]", "A willDisappear", "Root willAppear",
                "willShow Root", "A didDisappear", "Root didAppear", "didShow Root", "end pop finished",
                "ask asked set", "before [Root]", "stack [A]", "onPop Root to A", "Root willDisappear",
                "A willAppear", "willShow A", "Root didDisappear", "A didAppear", "didShow A", "end set finished",
            ])
    }
}
