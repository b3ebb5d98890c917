import DelegateProxy
import Testing

struct DelegateExplanationTests {
    let log = Log()
    let proxy = makeProxy()

    @Test func `B12: it says who would answer, who has no answer and who is shadowed`() {
        let (d1, d2, d3) = (Listener("d1", log), Listener("d2", log, offer: "X"), Listener("d3", log, offer: "Y"))
        proxy.add(d1, priority: 2)
        proxy.add(d2, retention: .strong)
        proxy.add(d3, priority: -1)
        let explanation = proxy.explain { $0.offer }
        #expect(log.take() == ["d1?", "d2?", "d3?"])
        #expect(explanation.entries.map(\.role) == [.abstains, .answers, .shadowed])
        #expect(explanation.entries.map(\.answer) == [nil, "X", "Y"])
        #expect(explanation.entries.map(\.identity) == [d1, d2, d3].map { ObjectIdentifier($0) })
        #expect(
            explanation.description == """
                Listener abstains, priority 2, weak
                Listener answers X, priority 0, strong
                Listener shadowed Y, priority -1, weak
                """)
    }

    @Test func `B07: it lists who would hear, and who is kept alive by the proxy`() {
        let (d1, d2) = (Listener("d1", log), Bystander())
        proxy.add(d1)
        proxy.add(d2, priority: 1, retention: .strong)
        proxy.add(Bystander())
        #expect(
            proxy.explain().description == """
                Bystander hears, priority 1, strong
                Listener hears, priority 0, weak
                """)
        #expect(log.take() == [])
    }

    @Test func `it throws what a delegate throws, typed`() {
        let d1 = Listener("d1", log)
        proxy.add(d1)
        #expect(throws: Objection(word: "no")) {
            try proxy.explain { _ throws(Objection) -> Int? in throw Objection(word: "no") }
        }
        proxy.notify { $0.hear("a") }
        #expect(log.take() == ["d1 a"])
    }

    @Test func `a delegate removed by an earlier one's answer is not asked`() {
        let (d1, d2) = (Listener("d1", log), Listener("d2", log))
        proxy.add(d1)
        proxy.add(d2)
        let explanation = proxy.explain { delegate -> Bool? in
            proxy.remove(d2)
            return delegate.verdict
        }
        #expect(log.take() == ["d1?"])
        #expect(explanation.entries.count == 1)
    }
}
