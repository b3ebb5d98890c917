import DelegateProxy
import Testing

extension DelegateProxyTests {
    @Test func `B01: a delegate that removes itself in its callback is called once, the next is not skipped`() {
        let (d1, d2, d3) = (listener("d1"), listener("d2"), listener("d3"))
        for delegate in [d1, d2, d3] { proxy.add(delegate) }
        d2.onHear = { [proxy, unowned d2] _ in proxy.remove(d2) }
        #expect(say("a") == ["d1 a", "d2 a", "d3 a"])
        #expect(say("b") == ["d1 b", "d3 b"])
    }

    @Test func `B02: a delegate that is removed before its turn is not called`() {
        let (d1, d2, d3) = (listener("d1"), listener("d2"), listener("d3"))
        for delegate in [d1, d2, d3] { proxy.add(delegate) }
        d1.onHear = { [proxy] _ in proxy.remove(d3) }
        #expect(say("a") == ["d1 a", "d2 a"])
        #expect(say("b") == ["d1 b", "d2 b"])
    }

    @Test func `B02: removed before its turn and added again is new: it hears the next round, last`() {
        let (d1, d2, d3) = (listener("d1"), listener("d2"), listener("d3"))
        for delegate in [d1, d2, d3] { proxy.add(delegate) }
        d1.onHear = { [proxy, unowned d1] _ in
            d1.onHear = nil
            proxy.remove(d2)
            proxy.add(d2)
        }
        #expect(say("a") == ["d1 a", "d3 a"])
        #expect(say("b") == ["d1 b", "d3 b", "d2 b"])
    }

    @Test func `B03: a delegate that is added during a round hears the next one`() {
        let (d1, d4, d5) = (listener("d1"), listener("d4"), listener("d5"))
        proxy.add(d1)
        d1.onHear = { [proxy] _ in proxy.add(d4, priority: 5) }
        d4.onHear = { [proxy] _ in proxy.add(d5) }
        #expect(say("a") == ["d1 a"])
        #expect(say("b") == ["d4 b", "d1 b"])
        #expect(say("c") == ["d4 c", "d1 c", "d5 c"])
    }

    @Test func `B03: a nested round reaches a delegate that was added during the outer one`() {
        let (d1, d2, d4) = (listener("d1"), listener("d2"), listener("d4"))
        proxy.add(d1)
        proxy.add(d2)
        d1.onHear = { [proxy] word in
            guard word == "outer" else { return }
            proxy.add(d4)
            proxy.notify { $0.hear("inner") }
        }
        #expect(say("outer") == ["d1 outer", "d1 inner", "d2 inner", "d4 inner", "d2 outer"])
    }

    @Test func `removal in a nested round counts for the outer one`() {
        let (d1, d2, d3) = (listener("d1"), listener("d2"), listener("d3"))
        for delegate in [d1, d2, d3] { proxy.add(delegate) }
        d1.onHear = { [proxy] word in if word == "outer" { proxy.notify { $0.hear("inner") } } }
        d2.onHear = { [proxy] word in if word == "inner" { proxy.remove(d3) } }
        #expect(say("outer") == ["d1 outer", "d1 inner", "d2 inner", "d2 outer"])
    }

    @Test func `removeAll ends what is left of the round`() {
        let (d1, d2) = (listener("d1"), listener("d2"))
        let token = proxy.add(d1)
        proxy.add(d2, retention: .strong)
        d1.onHear = { [proxy] _ in proxy.removeAll() }
        #expect(say("a") == ["d1 a"])
        #expect(proxy.storedCount == 0)
        #expect(!token.isRegistered)
    }

    @Test func `another priority given during a round counts from the next`() {
        let (d1, d2, d3) = (listener("d1"), listener("d2"), listener("d3"))
        for delegate in [d1, d2, d3] { proxy.add(delegate) }
        d1.onHear = { [proxy] _ in proxy.add(d3, priority: 9) }
        #expect(say("a") == ["d1 a", "d2 a", "d3 a"])
        #expect(say("b") == ["d3 b", "d1 b", "d2 b"])
    }

    @Test func `a delegate given another priority and then removed in the same round is not called`() {
        let (d1, d2, d3) = (listener("d1"), listener("d2"), listener("d3"))
        for delegate in [d1, d2, d3] { proxy.add(delegate) }
        d1.onHear = { [proxy] _ in
            proxy.add(d3, priority: 9, retention: .strong)
            proxy.remove(d3)
        }
        #expect(say("a") == ["d1 a", "d2 a"])
        #expect(say("b") == ["d1 b", "d2 b"])
    }
}
