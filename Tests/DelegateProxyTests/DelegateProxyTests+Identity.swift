import DelegateProxy
import Testing

extension DelegateProxyTests {
    @Test func `B10, M07, M31: added five times is called once; removed once is gone`() {
        let d1 = listener("d1")
        for _ in 1...5 { proxy.add(d1) }
        #expect(proxy.count == 1)
        #expect(say("a") == ["d1 a"])
        proxy.remove(d1)
        #expect(say("b") == [])
        #expect(proxy.storedCount == 0)
    }

    @Test func `B10: two equal objects are two delegates`() {
        let twins = keep([listener("twin"), listener("twin")])
        for twin in twins { proxy.add(twin) }
        #expect(say("a") == ["twin a", "twin a"])
        proxy.remove(twins[0])
        #expect(proxy.contains(twins[1]))
        #expect(!proxy.contains(twins[0]))
        #expect(say("b") == ["twin b"])
    }

    @Test func `B10: adding again keeps the place; another priority moves behind its new equals`() {
        let (d1, d2, d3) = (listener("d1"), listener("d2"), listener("d3"))
        for delegate in [d1, d2, d3] { proxy.add(delegate) }
        proxy.add(d1)
        #expect(say("a") == ["d1 a", "d2 a", "d3 a"])
        proxy.add(d3, priority: 1)
        proxy.add(d2, priority: 1)
        #expect(say("b") == ["d3 b", "d2 b", "d1 b"])
        proxy.add(d3)
        #expect(say("c") == ["d2 c", "d1 c", "d3 c"])
    }

    @Test func `M37: removed and added again acts as new`() {
        let (h1, h2) = (listener("h1"), listener("h2"))
        proxy.add(h1)
        proxy.add(h2)
        proxy.remove(h1)
        proxy.add(h1)
        #expect(say("a") == ["h2 a", "h1 a"])
    }

    @Test func `removing a stranger changes nothing`() {
        let d1 = listener("d1")
        proxy.add(d1)
        proxy.remove(listener("stranger"))
        #expect(say("a") == ["d1 a"])
    }
}
