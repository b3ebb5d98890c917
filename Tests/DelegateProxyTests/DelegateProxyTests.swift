import DelegateProxy
import Testing

struct DelegateProxyTests {
    let log = Log()
    let keep = Keeper()
    let proxy = makeProxy()

    func listener(_ name: String, answer: Bool? = nil, offer: String? = nil) -> Listener {
        Listener(name, log, answer: answer, offer: offer)
    }

    func say(_ word: String) -> [String] {
        proxy.notify { $0.hear(word) }
        return log.take()
    }

    @Test func `M01, M10: everyone hears every message, in order of registration, arguments intact`() {
        let delegates = keep(["d1", "d2", "d3"].map { listener($0) })
        for delegate in delegates { proxy.add(delegate) }
        #expect(say("a") == ["d1 a", "d2 a", "d3 a"])
        #expect(say("b c") == ["d1 b c", "d2 b c", "d3 b c"])
        #expect(say("") == ["d1 ", "d2 ", "d3 "])
        #expect(say("4") == ["d1 4", "d2 4", "d3 4"])
    }

    @Test func `M04: a delegate without the method is silently passed over`() {
        let bystander = Bystander()
        let d2 = listener("d2")
        proxy.add(bystander)
        proxy.add(d2)
        #expect(say("a") == ["d2 a"])
    }

    @Test func `M05, M17: the proxy counts its delegates, all of them and those that fit`() {
        #expect(proxy.isEmpty)
        #expect(proxy.count == 0)
        #expect(!proxy.contains { $0 is Listener })
        let bystander = Bystander()
        let delegates = keep([listener("d1"), listener("d2")])
        proxy.add(bystander)
        #expect(!proxy.contains { $0 is Listener })
        for delegate in delegates { proxy.add(delegate) }
        #expect(!proxy.isEmpty)
        #expect(proxy.count == 3)
        #expect(proxy.count { $0 is Listener } == 2)
        #expect(proxy.contains { $0 is Listener })
        #expect(proxy.contains(bystander))
        #expect(!proxy.contains(Bystander()))
    }

    @Test func `B16, M16: an empty proxy answers every message with the caller's default`() {
        #expect(say("a") == [])
        #expect(proxy.first { $0.offer } == nil)
        #expect(proxy.all { $0.verdict } == nil)
        #expect(proxy.any { $0.verdict } == nil)
        #expect(proxy.collect { $0.offer } == [])
        #expect(proxy.reduce(7) { $0 + ($1.verdict == nil ? 1 : 2) } == 7)
        #expect(proxy.reduce(into: "x") { $0 += $1.offer ?? "-" } == "x")
        #expect(proxy.explain().entries.isEmpty)
    }

    @Test func `B16: a delegate that implements nothing changes no default`() {
        let bystander = Bystander()
        proxy.add(bystander)
        #expect(say("a") == [])
        #expect(proxy.first { $0.offer } == nil)
        #expect(proxy.all { $0.verdict } == nil)
        #expect(proxy.any { $0.verdict } == nil)
        #expect(proxy.collect { $0.offer } == [])
    }

    @Test func `B11: twenty delegates keep their order; the one added again is last`() {
        let delegates = keep((1...20).map { listener("d\($0)") })
        for delegate in delegates { proxy.add(delegate) }
        proxy.remove(delegates[6])
        proxy.add(delegates[6])
        let expected = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 7].map { "d\($0) a" }
        for _ in 1...100 { #expect(say("a") == expected) }
    }

    @Test func `B11: higher priority is first, equal priority in order of registration`() {
        let names = ["low", "a", "high", "b", "higher", "c", "lower"]
        let priorities = [-1, 0, 10, 0, 11, 0, -2]
        let delegates = keep(names.map { listener($0) })
        for (delegate, priority) in zip(delegates, priorities) { proxy.add(delegate, priority: priority) }
        #expect(say("x") == ["higher x", "high x", "a x", "b x", "c x", "low x", "lower x"])
    }

    @Test func `M26: observers before and after an adopted delegate`() {
        let (before, d, after) = (listener("before"), listener("d"), listener("after"))
        proxy.add(after, priority: -1)
        proxy.adopt(d)
        proxy.add(before, priority: 1)
        #expect(say("a") == ["before a", "d a", "after a"])
    }

    @Test func `M34: each hears what happened while it was registered`() {
        let (o1, o2) = (listener("o1"), listener("o2"))
        proxy.add(o1)
        proxy.add(o2)
        #expect(say("push") == ["o1 push", "o2 push"])
        proxy.remove(o2)
        #expect(say("pop") == ["o1 pop"])
    }

    @Test func `what a delegate throws ends the round, typed, and leaves the proxy in order`() {
        let delegates = keep(["d1", "d2", "d3"].map { listener($0) })
        for delegate in delegates { proxy.add(delegate) }
        for _ in 1...100 {
            #expect(throws: Objection(word: "d2")) {
                try proxy.notify { delegate throws(Objection) in
                    delegate.hear("a")
                    if delegate === delegates[1] { throw Objection(word: "d2") }
                }
            }
            #expect(log.take() == ["d1 a", "d2 a"])
        }
        #expect(say("b") == ["d1 b", "d2 b", "d3 b"])
    }
}
