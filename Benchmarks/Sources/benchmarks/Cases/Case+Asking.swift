import Callees
import DelegateProxy

extension Case {
    /// The rules by which answers are combined: each may cost what telling costs, and what it makes.
    static var asking: [Case] {
        [
            asking("first") { proxy in _ = proxy.first { $0.answer(nil as Int?) } },
            asking("all") { proxy in _ = proxy.all { $0.answer(true) } },
            asking("any") { proxy in _ = proxy.any { $0.answer(false) } },
            asking("collect", allocations: 4 / 8) { proxy in _ = proxy.collect { $0.answer(1) } },
            asking("reduce") { proxy in _ = proxy.reduce(0) { $0 + $1.answer(1) } },
            asking("reduce-into") { proxy in _ = proxy.reduce(into: 0) { $0 += $1.answer(1) } },
            asking("count-where") { proxy in _ = proxy.count { $0.answer(true) } },
            asking("contains-where") { proxy in _ = proxy.contains { $0.answer(false) } },
            Case("ask-nobody/strong-snapshot", n: 0, .askNobody, against: .strongSnapshot, Target(allocations: 0)),
        ]
    }

    private static func asking(
        _ rule: String, allocations: Double = 0, _ ask: @escaping (DelegateProxy<any Hearing>) -> Void
    ) -> Case {
        let work = Work("ask-\(rule)-8", unit: "call", unitsPerRound: 8) {
            let receivers = (0..<8).map { _ in Receiver() }
            let proxy = DelegateProxy<any Hearing> { one in { [weak one] in one } }
            for receiver in receivers { proxy.add(receiver, retention: .strong) }
            return Rig(
                run: { rounds in for _ in 0..<rounds { ask(proxy) } },
                heard: { receivers.reduce(0) { $0 + $1.count } }, heardPerRound: 8)
        }
        return Case(
            "ask-\(rule)-8/strong-snapshot", n: 8, work, against: .strongSnapshot, Target(allocations: allocations))
    }
}

extension Work {
    /// Whether there is anybody to be asked at all.
    fileprivate static let askNobody = Work("ask-nobody", unit: "call") {
        let proxy = DelegateProxy<any Hearing> { one in { [weak one] in one } }
        var count = 0
        return Rig(
            run: { rounds in for _ in 0..<rounds { count += proxy.isEmpty ? 1 : 0 } }, heard: { count },
            heardPerRound: 1)
    }
}

extension Hearing {
    fileprivate func answer<Answer>(_ answer: Answer) -> Answer {
        hear(1)
        return answer
    }
}
