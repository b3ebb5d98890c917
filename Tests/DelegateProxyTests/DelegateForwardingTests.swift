import DelegateProxy
import Testing

struct DelegateForwardingTests {
    let log = Log()
    let keep = Keeper()

    private func watch(_ proxy: Proxy, as name: String) {
        proxy.onDiagnostic = { [log] in log.write("\(name) \($0.kind)") }
    }

    @Test func `B08: a proxy added to itself is refused with one diagnostic`() {
        let m = makeProxy()
        watch(m, as: "m")
        let token = m.add(m)
        #expect(log.take() == ["m addedToItself"])
        #expect(!token.isRegistered)
        token.remove()
        m.notify { $0.hear("a") }
        #expect(m.isEmpty)
        #expect(log.take() == [])
    }

    @Test func `B08: the second link of a ring of two proxies is refused; each leaf is called once`() {
        let (m1, m2) = (makeProxy(), makeProxy())
        let (leaf1, leaf2) = (Listener("leaf1", log), Listener("leaf2", log))
        watch(m1, as: "m1")
        watch(m2, as: "m2")
        m1.add(leaf1)
        m2.add(leaf2)
        m1.add(m2)
        m2.add(m1)
        #expect(log.take() == ["m2 ring"])
        m1.notify { $0.hear("a") }
        #expect(log.take() == ["leaf1 a", "leaf2 a"])
        m2.notify { $0.hear("b") }
        #expect(log.take() == ["leaf2 b"])
    }

    @Test func `B08: a ring through three owners of proxies is refused where it would close`() {
        let relays = keep([OpenRelay(), OpenRelay(), OpenRelay()])
        let leaf = Listener("leaf", log)
        for (index, relay) in relays.enumerated() { watch(relay.observers, as: "m\(index)") }
        relays[0].observers.add(relays[1])
        relays[1].observers.add(relays[2])
        relays[2].observers.add(leaf)
        relays[2].observers.add(relays[0])
        #expect(log.take() == ["m2 ring"])
        relays[0].hear("a")
        #expect(log.take() == ["leaf a"])
    }

    @Test func `B08: an owner that forwards to its own proxy is refused there, and welcome elsewhere`() {
        let relay = OpenRelay()
        let upstream = makeProxy()
        let leaf = Listener("leaf", log)
        watch(relay.observers, as: "own")
        watch(upstream, as: "upstream")
        relay.observers.add(relay)
        #expect(log.take() == ["own ring"])
        relay.observers.add(leaf)
        upstream.add(relay)
        upstream.notify { $0.hear("a") }
        #expect(log.take() == ["leaf a"])
    }

    @Test func `B08, T17: an owner that is a delegate of its own proxy and does not forward is legal`() {
        final class Host: Hearing {
            let proxy = makeProxy()
            let log: Log
            init(_ log: Log) { self.log = log }
            func hear(_ word: String) { log.write("host \(word)") }
        }
        let host = Host(log)
        watch(host.proxy, as: "own")
        host.proxy.add(host)
        host.proxy.notify { $0.hear("a") }
        #expect(log.take() == ["host a"])
    }

    @Test func `B08: two ways to the same proxy are no ring`() {
        let (top, left, right, bottom) = (makeProxy(), makeProxy(), makeProxy(), makeProxy())
        for (index, proxy) in [top, left, right, bottom].enumerated() { watch(proxy, as: "\(index)") }
        let leaf = Listener("leaf", log)
        bottom.add(leaf)
        left.add(bottom)
        right.add(bottom)
        top.add(left)
        top.add(right)
        top.notify { $0.hear("a") }
        #expect(log.take() == ["leaf a", "leaf a"])
    }

    @Test func `B08: a ring through foreign code is cut at depth 64 with one diagnostic`() {
        let m = makeProxy()
        watch(m, as: "m")
        let (leaf, relay) = (Listener("leaf", log), Relay(to: m))
        m.add(leaf)
        m.add(relay)
        for _ in 1...3 {
            m.notify { $0.hear("a") }
            #expect(log.take() == Array(repeating: "leaf a", count: 64) + ["m tooDeep"])
        }
        m.remove(relay)
        m.notify { $0.hear("b") }
        #expect(log.take() == ["leaf b"])
    }

    @Test func `B08: two rings through foreign code do not double at every level`() {
        let m = makeProxy()
        watch(m, as: "m")
        let relays = keep([Relay(to: m), Relay(to: m), Relay(to: m)])
        let leaf = Listener("leaf", log)
        for relay in relays { m.add(relay) }
        m.add(leaf)
        m.notify { $0.hear("a") }
        #expect(log.take() == ["m tooDeep"] + Array(repeating: "leaf a", count: 64))
    }

    @Test func `B08: a ring of two proxies through foreign code is cut as well`() {
        let (m1, m2) = (makeProxy(), makeProxy())
        watch(m1, as: "m1")
        watch(m2, as: "m2")
        let there = keep([Relay(to: m2), Relay(to: m2)])
        let back = keep([Relay(to: m1), Relay(to: m1)])
        for relay in there { m1.add(relay) }
        for relay in back { m2.add(relay) }
        m1.notify { $0.hear("a") }
        #expect(log.take() == ["m1 tooDeep"])
    }

    @Test func `nesting of 64 is still allowed, and what was cut answers nothing`() {
        let m = makeProxy()
        watch(m, as: "m")
        let d = Listener("d", log, answer: true, offer: "X")
        m.add(d)
        var depth = 1
        d.onHear = { _ in
            depth += 1
            if depth <= 64 { m.notify { $0.hear("a") } }
        }
        m.notify { $0.hear("a") }
        #expect(log.take() == Array(repeating: "d a", count: 64))
        d.onHear = { _ in
            let isCutOff = m.isCutOff
            if m.first({ $0.offer }) == nil { log.write("nothing \(m.collect { $0.offer }), known \(isCutOff)") }
            m.notify { $0.hear("a") }
        }
        m.notify { $0.hear("a") }
        let lines = log.take()
        #expect(lines.count { $0 == "d a" } == 64)
        #expect(lines.suffix(2) == ["m tooDeep", "nothing [], known true"])
        #expect(!m.isCutOff)
    }

    @Test func `a diagnostic handler that sends the message again is not called again`() {
        let m = makeProxy()
        let relay = Relay(to: m)
        m.add(relay)
        m.onDiagnostic = { [log] in
            log.write("\($0.kind)")
            m.notify { $0.hear("again") }
            m.add(m)
        }
        m.notify { $0.hear("a") }
        #expect(log.take() == ["tooDeep"])
        m.onDiagnostic = nil
    }
}
