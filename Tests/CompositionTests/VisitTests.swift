import TestSupport
import Testing

@MainActor struct VisitTests {
    private func outcome(of visit: Visit, with members: [Member]) -> String {
        let company = Company(members)
        for step in visit.steps { company.take(step) }
        return company.outcome
    }

    @Test func `There are enough visits, each with a name of its own`() {
        #expect(Visit.all.count >= 50)
        #expect(Set(Visit.all.map(\.name)).count == Visit.all.count)
    }

    @Test(arguments: Visit.all.indices)
    func `Of each set of plugins the order of installation makes no difference to a visit`(index: Int) {
        let visit = Visit.all[index]
        for members in subsets(Member.allCases) {
            let first = outcome(of: visit, with: members)
            for order in permutations(members) {
                #expect(outcome(of: visit, with: order) == first, "\(visit.name): \(order)")
            }
        }
        #expect(outcome(of: visit, with: Member.allCases) == visit.outcome, "\(visit.name)")
    }
}
