import DelegateProxy
import Testing

struct DelegateAdoptionTests {
    let log = Log()
    let proxy = makeProxy()

    private func say(_ word: String) -> [String] {
        proxy.notify { $0.hear(word) }
        return log.take()
    }

    @Test func `M25: a delegate that was there before goes on hearing and reads back`() {
        let (d, o) = (Listener("d", log), Listener("o", log))
        proxy.adopt(d)
        proxy.add(o)
        #expect(proxy.adopted === d)
        #expect(say("a") == ["d a", "o a"])
    }

    @Test func `B13: the slot taken over by foreign code is given back as foreign code left it`() {
        let (f, f2, o) = (Listener("F", log), Listener("F2", log), Listener("o", log))
        proxy.onDiagnostic = { [log] in log.write("\($0.kind) \($0.delegate ?? "")") }
        proxy.adopt(f)
        proxy.add(o)
        #expect(say("a") == ["F a", "o a"])
        proxy.adopt(f2)
        proxy.adopt(f2)
        #expect(log.take() == ["slotTaken Listener"])
        #expect(proxy.adopted === f2)
        #expect(say("b") == ["F b", "o b", "F2 b"])
        #expect(proxy.giveBack() === f2)
        #expect(say("c") == ["o c"])
        #expect(proxy.adopted == nil)
        #expect(proxy.giveBack() == nil)
    }

    @Test func `B13: the first delegate put into the slot once more is given back`() {
        let (f, f2) = (Listener("F", log), Listener("F2", log))
        proxy.adopt(f)
        proxy.adopt(f2)
        proxy.adopt(f)
        #expect(proxy.adopted === f)
        #expect(say("a") == ["F a", "F2 a"])
        #expect(proxy.giveBack() === f)
        #expect(say("b") == [])
    }

    @Test func `B13: a slot emptied by foreign code is given back empty`() {
        let (f, o) = (Listener("F", log), Listener("o", log))
        proxy.adopt(f)
        proxy.add(o)
        proxy.adopt(nil)
        #expect(say("a") == ["o a"])
        #expect(proxy.giveBack() == nil)
    }

    @Test func `B13: a delegate that was added by itself stays when it is given back`() {
        let f = Listener("F", log)
        proxy.add(f)
        proxy.adopt(f)
        #expect(say("a") == ["F a"])
        #expect(proxy.giveBack() === f)
        #expect(say("b") == ["F b"])
    }

    @Test func `B13: one removed by hand is still what belongs into the slot`() {
        let f = Listener("F", log)
        proxy.adopt(f)
        proxy.remove(f)
        #expect(say("a") == [])
        #expect(proxy.giveBack() === f)
    }

    @Test func `B13: one that would close a ring does not hear but is given back`() {
        proxy.onDiagnostic = { [log] in log.write("\($0.kind)") }
        let relay = OpenRelay()
        relay.observers.add(proxy)
        proxy.adopt(relay)
        #expect(log.take() == ["ring"])
        #expect(say("a") == [])
        #expect(proxy.giveBack() === relay)
    }

    @Test func `B07: adoption is weak, or strong where the slot was`() {
        weak var kept: Listener?
        do {
            let (short, long) = (Listener("short", log), Listener("long", log))
            kept = long
            proxy.adopt(long, retention: .strong)
            proxy.adopt(short)
        }
        #expect(proxy.adopted == nil)
        #expect(say("a") == ["long a"])
        #expect(proxy.giveBack() == nil)
        #expect(kept == nil)
    }

    @Test func `giving back in a round ends the turn of the adopted`() {
        let (f, o) = (Listener("F", log), Listener("o", log))
        proxy.add(o, priority: 1)
        proxy.adopt(f)
        o.onHear = { [proxy] _ in #expect(proxy.giveBack() === f) }
        #expect(say("a") == ["o a"])
    }
}
