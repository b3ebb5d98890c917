import TestSupport
import Testing

/// Where the order does matter: what happens before a plugin is there, it has no part in.
@MainActor struct ArrivalTests {
    @Test(arguments: Arrival.all.indices)
    func `A plugin has a part in what happens once it is there, and in nothing before`(index: Int) {
        let arrival = Arrival.all[index]
        var found: [String: [String]] = [:]
        for order in permutations(Member.allCases) {
            let company = Company()
            for (member, steps) in zip(order, arrival.stages) {
                company.install(member)
                for step in steps { company.take(step) }
            }
            found[company.outcome, default: []].append(order.map(\.rawValue).joined())
        }
        #expect(found.mapValues { $0.sorted() } == arrival.outcomes, "\(arrival.name)")
    }
}
