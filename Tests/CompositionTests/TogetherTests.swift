import BoardingPager
import NavHost
import PopGuard
import TestSupport
import Testing
import Unpop

/// What plugins do for each other without knowing each other: they meet through the host.
@MainActor struct TogetherTests {
    let trace = Trace()

    /// All four, and everything that is told.
    private func company() -> Company {
        let company = Company(Member.allCases)
        company.host.install(Recorder(trace))
        company.unpop.onChange = { [trace] in trace.write("ahead \($0.nextEntries.map { "\($0.screen)" })") }
        company.pager.observe { [trace] event in
            if case .didChange(let move) = event { trace.write("page \(word(move.from))→\(word(move.to))") }
        }
        _ = trace.take()
        return company
    }

    private func word(_ index: Int?) -> String { index.map { "\($0)" } ?? "–" }

    @Test func `Paging back feeds Unpop, and a push of the page that is next counts as the redo`() {
        let company = company()
        company.host.set(["1", "2", "3"].map { company[$0] })
        _ = trace.take()
        company.finger.swipe(.trailing)
        company.finger.swipe(.trailing)
        #expect(
            trace.take() == [
                "willShow 2", "move 0.9", "release finishing", "page 2→1", "ahead [\"3\"]", "stack [1, 2]",
                "didShow 2", "end pop finished",
                "willShow 1", "move 0.9", "release finishing", "page 1→0", "ahead [\"2\"]", "stack [1]",
                "didShow 1", "end pop finished",
            ])
        company.finger.swipe(.leading)
        #expect(
            trace.take() == [
                "willShow 2", "move 0.9", "release finishing", "page 0→1", "ahead [\"3\"]", "stack [1, 2]",
                "didShow 2", "end push finished",
            ])
        company.unpop.unpop()
        #expect(
            trace.take() == [
                "page 1→2", "ahead []", "stack [1, 2, 3]", "willShow 3", "didShow 3", "end push finished",
            ])
    }

    @Test func `A page that was brought back by paging can be redone once more, and never stands twice`() {
        let company = company()
        company.host.set([company["1"]])
        for _ in 1...3 {
            company.pager.goNext()
            company.host.goBack()
            #expect(company.unpop.nextEntries.map { "\($0.screen)" } == ["2"])
        }
        company.host.goForward()
        #expect(company.host.screens.map { "\($0)" } == ["1", "2"])
        #expect(!company.unpop.canUnpop)
    }

    @Test func `A guard binds pages: by finger, by command, by the page's own button, and not by code`() {
        let company = company()
        company.host.set(["1", "2"].map { company[$0] })
        company["2"].leaving = .ask
        _ = trace.take()
        let stayed = ["refuse vetoed(by: PopGuard)", "end pop refused(vetoed(by: PopGuard))"]
        let ways: [(String, @MainActor () -> Void)] = [
            ("finger", { company.finger.swipe(.trailing) }),
            ("command", { company.host.goBack(cause: .key) }),
            ("button", { company.pager.goPrevious(cause: .control) }),
        ]
        for (name, goBack) in ways {
            goBack()
            #expect(trace.take() == [], "\(name)")
            #expect(company.host.isAsking, "\(name)")
            company.answer(.stay)
            #expect(trace.take() == stayed, "\(name)")
        }
        company.pager.goPrevious()
        #expect(
            trace.take() == [
                "page 1→0", "ahead [\"2\"]", "stack [1]", "willShow 1", "didShow 1", "end pop finished",
            ])
    }

    @Test func `Of zones and priorities each pan has one winner, whatever is ahead`() {
        let company = company()
        let places = SwipingFinger.Place.allCases
        func winners() -> [String] {
            [PanDirection.leading, .trailing].flatMap { direction in
                places.map { place in
                    company.finger.down(direction, from: place)
                    return company.finger.explanation().winner ?? "–"
                }
            }
        }
        // Each: to the leading side from the edge and from the content, then to the trailing side.
        #expect(winners() == ["–", "–", "PanToPop", "PanToPop"], "at the root")
        company.host.push(company["A"])
        company.host.push(company["B"])
        company.host.pop()
        #expect(winners() == ["Unpop", "–", "PanToPop", "PanToPop"], "out of the series")
        company.host.push(company["1"])
        #expect(winners() == ["BoardingPager", "BoardingPager", "PanToPop", "PanToPop"], "on the first page")
        company.pager.goNext()
        company.pager.goNext()
        #expect(winners() == ["–", "–", "BoardingPager", "BoardingPager"], "on the last page")
        company.host.push(company["A2"])
        company.host.pop()
        #expect(winners() == ["Unpop", "–", "BoardingPager", "BoardingPager"], "on the last page, with a redo")
        company.host.pop()
        #expect(winners() == Array(repeating: "BoardingPager", count: 4), "in the middle, with a redo")
        company.pager.allowsGestures = false
        #expect(winners() == ["Unpop", "–", "PanToPop", "PanToPop"], "with the pager's fingers off")
    }

    @Test func `Where a page closes the way back nobody takes it away, and a redo is not concerned`() {
        let company = company()
        company.host.push(company["N"])
        company.host.push(company["A"])
        company.host.pop()
        _ = trace.take()
        company.finger.down(.trailing, from: .edge)
        #expect(company.finger.explanation().verdict == .nobody)
        #expect(
            company.finger.explanation().notes.map { "\($0.claimer) \($0.outcome)" } == [
                #"BoardingPager blocked(reason: "the page has no previous page")"#, "Unpop passed",
                #"PanToPop stopped(by: "BoardingPager")"#,
            ])
        company.finger.swipe(.leading, from: .edge)
        #expect(
            trace.take() == [
                "willShow A", "move 0.9", "release finishing", "page –→–", "ahead []", "stack [H, N, A]",
                "didShow A", "end push finished",
            ])
    }

    @Test func `Forward is the next page in the series and the redo out of it`() {
        let company = company()
        company.host.push(company["1"])
        company.host.goForward()
        company.host.goBack()
        company.host.goBack()
        #expect(company.outcome == "H | 1 | push, push, pop, pop")
        company.host.goForward()
        company.host.goForward()
        company.host.goForward()
        #expect(company.outcome == "H123 |  | push, push, pop, pop, push, push, push")
    }
}
