import NavHost
import Testing
import Unpop

@MainActor struct UnpopReportingFoundTests {
    @Test func `Who answers a report by the same slip is not told of that`() {
        let host = NavHost()
        let unpop = host.install(Unpop())
        var problems: [String] = []
        host.onDiagnostic = { diagnostic in
            problems.append(diagnostic.problem)
            unpop.depth = -1
        }
        unpop.depth = -1
        #expect(problems == ["a negative depth was given and counts as 0"])
        #expect(unpop.depth == 0)
    }
}
