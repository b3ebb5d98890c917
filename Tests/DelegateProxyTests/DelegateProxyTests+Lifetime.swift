import DelegateProxy
import Testing

extension DelegateProxyTests {
    @Test func `B04: a thousand that remove themselves in deinit leave nothing behind`() {
        for index in 1...1000 {
            let short = listener("s\(index)")
            short.onDeinit = { [proxy] in
                #expect(!proxy.contains($0))
                proxy.remove($0)
            }
            proxy.add(short)
        }
        let live = listener("live")
        proxy.add(live)
        #expect(proxy.storedCount == 1)
        #expect(proxy.count == 1)
        #expect(say("a") == ["live a"])
        #expect(proxy.storedCount == 1)
    }

    @Test func `B04: a thousand that just die are never counted, and dropped by adding or by the next round`() {
        let live = listener("live")
        proxy.add(live)
        var tombs: [Tomb] = []
        for index in 1...1000 {
            let short = listener("s\(index)")
            tombs.append(Tomb(listener: short))
            proxy.add(short)
            #expect(proxy.storedCount <= 8)
        }
        #expect(proxy.count == 1)
        #expect(say("a") == ["live a"])
        #expect(proxy.storedCount == 1)
    }

    @Test func `B04: the dead do not make a proxy look occupied`() {
        var short = (1...5).map { listener("s\($0)") }
        for delegate in short { proxy.add(delegate) }
        short = []
        #expect(proxy.storedCount == 5)
        #expect(proxy.isEmpty)
        #expect(proxy.count == 0)
        #expect(proxy.explain().entries.isEmpty)
    }

    @Test func `B04: an object at the address of a dead one is a new delegate`() {
        let keep = (0..<3).map { listener("keep\($0)") }
        let kept = ["keep0 a", "keep1 a", "keep2 a"]
        for round in 0..<200 {
            let short = listener("s")
            let token = proxy.add(short)
            #expect(token.isRegistered)
            if round.isMultiple(of: 50) { for delegate in keep { proxy.add(delegate) } }
            #expect(say("a") == (round == 0 ? ["s a"] + kept : kept + ["s a"]))
        }
    }

    @Test func `B06, M08, M19, M22, T15, SD-HT1: one that died is skipped, and its node dropped`() {
        let d1 = listener("d1")
        var d2: Listener? = listener("d2")
        proxy.add(d1)
        if let d2 { proxy.add(d2) }
        #expect(say("a") == ["d1 a", "d2 a"])
        d2 = nil
        #expect(proxy.count == 1)
        #expect(say("b") == ["d1 b"])
        #expect(proxy.storedCount == 1)
    }

    @Test func `M13: a delegate dropped without removal disturbs nobody behind it`() {
        var d1: Listener? = listener("d1")
        let (d2, d3) = (listener("d2"), listener("d3"))
        if let d1 { proxy.add(d1) }
        proxy.add(d2)
        proxy.add(d3)
        d1 = nil
        #expect(say("a") == ["d2 a", "d3 a"])
        #expect(d1 == nil)
        #expect(proxy.storedCount == 2)
    }

    @Test func `B06: one that dies in another's callback is skipped in that round`() {
        let d1 = listener("d1")
        var d2: Listener? = listener("d2")
        let d3 = listener("d3")
        proxy.add(d1)
        if let d2 { proxy.add(d2) }
        proxy.add(d3)
        d1.onHear = { _ in d2 = nil }
        #expect(say("a") == ["d1 a", "d3 a"])
        #expect(proxy.storedCount == 2)
    }

    @Test func `B06: one whose last owner lets go during its own callback lives to the end of it`() {
        var d1: Listener? = listener("d1")
        d1?.onDeinit = { [log] _ in log.write("d1 died") }
        d1?.onHear = { [log] _ in
            d1 = nil
            log.write("d1 goes on")
        }
        if let d1 { proxy.add(d1) }
        #expect(say("a") == ["d1 a", "d1 goes on", "d1 died"])
        #expect(say("b") == [])
    }

    @Test func `B07, M20: a strong delegate lives until it is removed, three rounds long`() {
        weak var plugin: Listener?
        do {
            let owned = listener("plugin")
            plugin = owned
            proxy.add(owned, retention: .strong)
        }
        for word in ["a", "b", "c"] { #expect(say(word) == ["plugin \(word)"]) }
        #expect(proxy.explain().description == "Listener hears, priority 0, strong")
        if let plugin { proxy.remove(plugin) }
        #expect(plugin == nil)
        #expect(proxy.storedCount == 0)
    }

    @Test func `B07: a strong delegate that removes itself lives to the end of the round`() {
        var owned: Listener? = listener("plugin")
        weak let plugin = owned
        owned?.onHear = { [proxy, log] _ in
            if let plugin { proxy.remove(plugin) }
            log.write(plugin == nil ? "gone" : "still here")
        }
        if let owned { proxy.add(owned, retention: .strong) }
        owned = nil
        #expect(say("a") == ["plugin a", "still here"])
        #expect(plugin == nil)
    }

    @Test func `B07: adding once more, strongly, holds on; adding once more, weakly, does not let go`() {
        weak var plugin: Listener?
        do {
            let owned = listener("plugin")
            plugin = owned
            proxy.add(owned)
            proxy.add(owned, retention: .strong)
            proxy.add(owned, retention: .weak)
        }
        #expect(say("a") == ["plugin a"])
        #expect(proxy.explain().entries.map(\.retention) == [.strong])
        proxy.removeAll()
        #expect(plugin == nil)
    }

    @Test func `a strong delegate that keeps its own token is no cycle`() {
        weak var plugin: Listener?
        do {
            let owned = listener("plugin")
            plugin = owned
            let token = proxy.add(owned, retention: .strong)
            owned.onDeinit = { _ in token.remove() }
        }
        #expect(plugin != nil)
        proxy.removeAll()
        #expect(plugin == nil)
    }

    @Test func `the proxy may be let go of in a round, which still reaches everyone`() {
        var owner: Proxy? = makeProxy()
        weak let observed = owner
        let (d1, d2) = (listener("d1"), listener("d2"))
        owner?.add(d1)
        owner?.add(d2)
        d1.onHear = { _ in owner = nil }
        owner?.notify { $0.hear("a") }
        #expect(log.take() == ["d1 a", "d2 a"])
        #expect(observed == nil)
    }

    @Test func `strong delegates die with the proxy and may use their tokens then`() {
        var short: Proxy? = makeProxy()
        weak var plugin: Listener?
        do {
            let owned = listener("plugin")
            plugin = owned
            if let token = short?.add(owned, retention: .strong) {
                owned.onDeinit = { [log] _ in
                    log.write("registered \(token.isRegistered)")
                    token.remove()
                }
            }
        }
        #expect(plugin != nil)
        short = nil
        #expect(plugin == nil)
        #expect(log.take() == ["registered false"])
    }

    @Test func `a strong delegate whose deinit calls the proxy again finds it in order`() {
        let d1 = listener("d1")
        proxy.add(d1)
        do {
            let owned = listener("plugin")
            owned.onDeinit = { [proxy] dying in
                proxy.notify { $0.hear("farewell") }
                proxy.remove(dying)
            }
            proxy.add(owned, retention: .strong)
        }
        proxy.removeAll()
        #expect(log.take() == [])
        proxy.add(d1)
        do {
            let owned = listener("plugin")
            owned.onDeinit = { [proxy] _ in proxy.notify { $0.hear("farewell") } }
            proxy.add(owned, retention: .strong).remove()
        }
        #expect(log.take() == ["d1 farewell"])
    }
}

/// Keeps the memory of a dead object, so that no later one gets its address.
private struct Tomb {
    unowned let listener: Listener
}
