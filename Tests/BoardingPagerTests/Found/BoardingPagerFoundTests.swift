import BoardingPager
import NavHost
import TestSupport
import Testing

/// Found by a tester.
@MainActor struct BoardingPagerFoundTests {
    @Test func `An edit in answer to an edit is heard in the same order by everybody`() {
        let pages = ["A", "B", "C"].map { Page($0) }
        let pager = BoardingPager([pages[0]])
        var heard: [String] = []
        pager.observe { event in
            guard case .didEdit(_, _, let count) = event else { return }
            heard.append("1: \(count)")
            if count == 2 { pager.pages = pages }
        }
        pager.observe { event in
            if case .didEdit(_, _, let count) = event { heard.append("2: \(count)") }
        }
        let host = NavHost(root: pages[0])
        host.install(pager)
        pager.pages = Array(pages.prefix(2))
        #expect(heard == ["1: 2", "2: 2", "1: 3", "2: 3"])
    }

    @Test func `Edits that answer each other are cut off`() {
        let pages = ["A", "B"].map { Page($0) }
        let host = NavHost(root: pages[0])
        let pager = host.install(BoardingPager([pages[0]]))
        var problems: [String] = []
        host.onDiagnostic = { problems.append($0.problem) }
        let observation = pager.observe { event in
            guard case .didEdit(_, _, let count) = event else { return }
            pager.pages = Array(pages.prefix(3 - count))
        }
        pager.pages = pages
        #expect(problems == ["observers of a pager answered each event by causing another, without end"])
        observation.cancel()
        pager.pages = pages
        #expect(pager.count == 2 && problems.count == 1)
    }

    @Test func `What an observer holds may cancel another observation when its own is cancelled`() {
        let pager = BoardingPager([])
        var heard: [String] = []
        let other = pager.observe { _ in heard.append("other") }
        func observe() -> BoardingObservation {
            let farewell = Farewell { other.cancel() }
            return pager.observe { _ in withExtendedLifetime(farewell) { heard.append("one") } }
        }
        observe().cancel()
        NavHost(root: Page("A")).install(pager)
        pager.pages = [Page("B")]
        #expect(heard == [])
    }
}
