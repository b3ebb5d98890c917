import DelegateProxy
import Testing

struct DelegateTokenTests {
    let log = Log()
    let proxy = makeProxy()

    @Test func `M32: a remover called again does not touch who came later`() {
        let (l1, l2) = (Listener("l1", log), Listener("l2", log))
        let token = proxy.add(l1)
        token.remove()
        #expect(!token.isRegistered)
        proxy.add(l2)
        token.remove()
        proxy.add(l1)
        token.remove()
        proxy.notify { $0.hear("a") }
        #expect(log.take() == ["l2 a", "l1 a"])
    }

    @Test func `M14: a delegate can be removed by its token or by itself`() {
        let (d, other) = (Listener("d", log), Listener("other", log))
        func say(_ word: String) -> [String] {
            proxy.notify { $0.hear(word) }
            return log.take()
        }
        proxy.add(other)
        let first = proxy.add(d)
        let second = proxy.add(d)
        #expect(say("a") == ["other a", "d a"])
        second.remove()
        #expect(!first.isRegistered && !second.isRegistered)
        #expect(say("b") == ["other b"])
        let third = proxy.add(d)
        #expect(say("c") == ["other c", "d c"])
        proxy.remove(d)
        #expect(!third.isRegistered)
        third.remove()
        #expect(say("d") == ["other d"])
        #expect(proxy.count == 1)
    }

    @Test func `M28: two observers removed by their tokens hear no more, the delegate does`() {
        let (o1, o2, d) = (Listener("o1", log), Listener("o2", log), Listener("d", log))
        proxy.adopt(d)
        let tokens = [proxy.add(o1), proxy.add(o2)]
        proxy.notify { $0.hear("a") }
        #expect(log.take() == ["d a", "o1 a", "o2 a"])
        for token in tokens { token.remove() }
        proxy.notify { $0.hear("b") }
        #expect(log.take() == ["d b"])
    }

    @Test func `dropping a token removes nothing`() {
        let d = Listener("d", log)
        _ = proxy.add(d)
        #expect(proxy.contains(d))
    }

    @Test func `a token keeps neither delegate nor proxy alive and may outlive both`() {
        var short: Proxy? = makeProxy()
        weak let observed = short
        var d: Listener? = Listener("d", log)
        weak let delegate = d
        let token = d.flatMap { short?.add($0, retention: .strong) }
        d = nil
        #expect(delegate != nil)
        #expect(token?.isRegistered == true)
        short = nil
        #expect(observed == nil)
        #expect(delegate == nil)
        #expect(token?.isRegistered == false)
        token?.remove()
    }

    @Test func `the token of one that died is not registered`() {
        let token = proxy.add(Listener("d", log))
        #expect(!token.isRegistered)
        token.remove()
        #expect(proxy.storedCount == 0)
    }

    @Test func `a token used in a round works at once`() {
        let (d1, d2) = (Listener("d1", log), Listener("d2", log))
        proxy.add(d1)
        let token = proxy.add(d2)
        d1.onHear = { _ in token.remove() }
        proxy.notify { $0.hear("a") }
        #expect(log.take() == ["d1 a"])
    }
}
