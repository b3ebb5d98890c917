import DelegateProxy
import Testing

struct DelegateRoundTests {
    let log = Log()
    let keep = Keeper()
    let proxy = makeProxy()

    func listener(_ name: String) -> Listener { Listener(name, log) }

    func say(_ word: String) -> [String] {
        walk(word)
        return log.take()
    }

    private func walk(_ word: String) {
        var round = proxy.round()
        while let delegate = round.next() { delegate.hear(word) }
    }

    @Test func `It goes over the delegates in the order of a message`() {
        let (d1, d2, d3) = (listener("d1"), listener("d2"), listener("d3"))
        #expect(say("0") == [])
        proxy.add(d1)
        proxy.add(d2, priority: 5, retention: .strong)
        proxy.add(d3)
        #expect(say("a") == ["d2 a", "d1 a", "d3 a"])
        withExtendedLifetime((d1, d3)) {}
    }

    @Test func `One that is removed before its turn is passed over, one that is added hears the next round`() {
        let (d1, d2, d3) = (listener("d1"), listener("d2"), listener("d3"))
        for delegate in [d1, d2] { proxy.add(delegate) }
        d1.onHear = { [proxy] _ in
            proxy.remove(d2)
            proxy.add(d3)
        }
        #expect(say("a") == ["d1 a"])
        #expect(say("b") == ["d1 b", "d3 b"])
    }

    @Test func `One that dies before its turn is passed over, and the dead are cleared away when the round is over`() {
        let (d1, d3) = (listener("d1"), listener("d3"))
        var d2: Listener? = listener("d2")
        for delegate in [d1, d2, d3].compactMap(\.self) { proxy.add(delegate) }
        d1.onHear = { _ in d2 = nil }
        #expect(say("a") == ["d1 a", "d3 a"])
        #expect(d2 == nil)
        #expect(proxy.storedCount == 2)
        withExtendedLifetime((d1, d3)) {}
    }

    @Test func `It may be left early, and a round within a round is one like any other`() {
        let (d1, d2) = (listener("d1"), listener("d2"))
        for delegate in [d1, d2] { proxy.add(delegate) }
        d1.onHear = { word in if word == "outer" { walk("inner") } }
        do {
            var round = proxy.round()
            round.next()?.hear("outer")
        }
        #expect(log.take() == ["d1 outer", "d1 inner", "d2 inner"])
        #expect(say("b") == ["d1 b", "d2 b"])
        withExtendedLifetime(d2) {}
    }

    @Test func `64 of one proxy may be under way, then they are cut off with one diagnostic, until all are over`() {
        let d1 = listener("d1")
        proxy.add(d1)
        var diagnostics: [DelegateDiagnostic.Kind] = []
        proxy.onDiagnostic = { diagnostics.append($0.kind) }
        var depth = 0
        d1.onHear = { _ in
            depth += 1
            walk("deeper")
            walk("again")
        }
        walk("top")
        #expect(depth == 64)
        #expect(diagnostics == [.tooDeep])
        d1.onHear = nil
        #expect(log.take().count == 64)
        #expect(say("b") == ["d1 b"])
    }

    @Test func `A round that nobody walks, and a proxy that is let go of meanwhile, do no harm`() {
        let d1 = listener("d1")
        var own: Proxy? = makeProxy()
        own?.add(d1)
        do {
            var round = own?.round()
            own = nil
            round?.next()?.hear("last")
        }
        #expect(log.take() == ["d1 last"])
        _ = proxy.round()
        proxy.add(d1)
        #expect(say("a") == ["d1 a"])
    }
}
