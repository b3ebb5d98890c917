import BoardingPager
import NavHost
import TestSupport
import Testing

@MainActor struct BoardingPagerLifeTests {
    let trace = Trace()

    @Test func `B98: A pager installed over a page can be read at once and says once where it starts`() {
        let series = pages("A", "B", on: trace)
        let host = NavHost(root: series[0])
        host.install(Recorder(trace))
        let pager = BoardingPager(series)
        pager.observe { [trace] in trace.write("first: \(word($0, at: nil))") }
        #expect(trace.take() == ["A willAppear", "A didAppear", "attach [A]"])
        host.install(pager)
        #expect(pager.isOn)
        #expect(pager.index == 0)
        #expect(pager.count == 2)
        pager.observe { [trace] in trace.write("late: \(word($0, at: nil))") }
        #expect(trace.take() == ["first: start 0"])
        pager.goNext()
        #expect(
            trace.take() == [
                "first: change 0→1 code at –", "late: change 0→1 code at –", "stack [A, B]", "A willDisappear",
                "B willAppear", "first: will 0→1 code at –", "late: will 0→1 code at –", "willShow B",
                "A didDisappear", "B didAppear", "first: did 0→1 code at –", "late: did 0→1 code at –", "didShow B",
                "end push finished",
            ])
    }

    @Test func `Installed out of its series it says nothing, and begins with the first page that comes`() {
        let (home, a) = (Page("Home"), Page("A"))
        let host = NavHost(root: home)
        let pager = BoardingPager([a])
        pager.observe { [trace] in trace.write(word($0, at: nil)) }
        host.install(pager)
        host.push(Page("X"))
        host.pop()
        #expect(trace.take() == [] && !pager.isOn && pager.index == nil && pager.reach == 0...0)
        host.push(a)
        #expect(trace.take() == ["change –→0 code at –", "will –→0 code at –", "did –→0 code at –"])
        #expect(pager.isOn && pager.index == 0)
    }

    @Test func `B101: A pager owns its series only, is off outside of it, and leaves the stack when it goes`() {
        let (home, p1, p2) = (Page("Home", trace), Page("P1", trace), Page("P2", trace))
        let world = World([p1, p2], stack: [home, p1], trace: trace)
        #expect(world.pager.index == 0)
        world.host.goBack()
        #expect(
            world.take() == [
                "pager change 0→– backButton at –", "stack [Home]", "P1 willDisappear", "Home willAppear",
                "pager will 0→– backButton at –", "willShow Home", "P1 didDisappear", "Home didAppear",
                "pager did 0→– backButton at –", "didShow Home", "end pop finished",
            ])
        #expect(!world.pager.isOn)
        #expect(!world.pager.canGoNext)
        #expect(world.pager.goNext().outcome == "nil")
        #expect(!world.host.canGoForward)
        #expect(world.pager.go(to: p1).outcome == "finished")
        #expect(
            world.take() == [
                "pager change –→0 code at 0", "stack [Home, P1]", "Home willDisappear", "P1 willAppear",
                "pager will –→0 code at 0", "willShow P1", "Home didDisappear", "P1 didAppear",
                "pager did –→0 code at 0", "didShow P1", "end push finished",
            ])
        world.pager.goNext()
        #expect(
            world.take() == [
                "pager change 0→1 code at 1", "stack [Home, P1, P2]", "P1 willDisappear", "P2 willAppear",
                "pager will 0→1 code at 1", "willShow P2", "P1 didDisappear", "P2 didAppear", "pager did 0→1 code at 1",
                "didShow P2", "end push finished",
            ])
        world.host.uninstall(world.pager)
        #expect(world.take() == ["pager stop"])
        #expect(world.stack == "Home P1 P2")
        #expect(world.pager.goPrevious().outcome == "nil")
        #expect(world.pager.index == nil)
        #expect(world.host.goBack().outcome == "finished")
        #expect(
            world.take() == [
                "stack [Home, P1]", "P2 willDisappear", "P1 willAppear", "willShow P1", "P2 didDisappear",
                "P1 didAppear", "didShow P1", "end pop finished",
            ])
    }

    @Test func `B96: Every change has a cause, and going to the current page tells nobody, so that nothing loops`() {
        let series = pages("A", "B", "C", on: trace)
        let world = World(series, stack: [series[0]], trace: trace)
        world.pager.observe { [weak pager = world.pager] event in
            guard case .didChange(let move) = event, let index = move.to else { return }
            pager?.go(to: index)
        }
        world.pager.goNext(cause: .control)
        #expect(
            world.take() == [
                "pager change 0→1 control at 1", "stack [A, B]", "A willDisappear", "B willAppear",
                "pager will 0→1 control at 1", "willShow B", "A didDisappear", "B didAppear",
                "pager did 0→1 control at 1", "didShow B", "end push finished", "end popTo unchanged",
            ])
        world.pager.go(to: 0)
        #expect(
            world.take() == [
                "pager change 1→0 code at 0", "stack [A]", "B willDisappear", "A willAppear",
                "pager will 1→0 code at 0", "willShow A", "B didDisappear", "A didAppear", "pager did 1→0 code at 0",
                "didShow A", "end popTo finished", "end popTo unchanged",
            ])
        world.pager.pages.removeFirst()
        #expect(
            world.take() == [
                "pager edit 0→– of 2", "pager change –→0 plugin at 0", "stack [B]", "A willDisappear", "B willAppear",
                "pager will –→0 plugin at 0", "willShow B", "A didDisappear", "B didAppear",
                "pager did –→0 plugin at 0", "didShow B", "end set finished", "end popTo unchanged",
            ])
        #expect(world.pager.go(to: 0).outcome == "unchanged")
        #expect(world.take() == ["end popTo unchanged"])
        #expect(world.stack == "B")
    }

    @Test func `Uninstalled under the finger it takes the finger away and leaves the stack`() {
        let series = pages("A", "B", on: trace)
        let world = World(series, stack: [series[0]], trace: trace, isSlow: true)
        world.begin(.next, at: 0.5)
        _ = world.take()
        world.host.uninstall(world.pager)
        world.lift(finishing: true)
        #expect(
            world.take() == [
                "pager stop", "finishNow returning", "B willDisappear", "A willAppear", "B didDisappear", "A didAppear",
                "cancel dropped", "end push cancelled(dropped)",
            ])
        #expect(world.stack == "A")
    }

    @Test func `An observer that is cancelled in a round hears no more of it`() {
        let series = pages("A", "B", on: trace)
        let world = World(series, stack: [series[0]], trace: Trace())
        var second: BoardingObservation?
        world.pager.observe { [trace] _ in
            trace.write("first")
            second?.cancel()
        }
        second = world.pager.observe { [trace] _ in trace.write("second") }
        world.pager.goNext()
        #expect(
            trace.take() == [
                "A willAppear", "A didAppear", "first", "A willDisappear", "B willAppear", "first", "A didDisappear",
                "B didAppear", "first",
            ])
        second?.cancel()
    }

    @Test func `What an observer asks for waits until all have heard, and goes by the page that is shown then`() {
        let series = pages("A", "B", "C", on: trace)
        let world = World(series, stack: [series[0]], trace: trace)
        world.pager.observe { [weak pager = world.pager] event in
            if case .didShow(let move) = event, move.to == 1 {
                pager?.goNext()
                pager?.goNext()
            }
        }
        world.pager.goNext()
        #expect(
            world.take() == [
                "pager change 0→1 code at 1", "stack [A, B]", "A willDisappear", "B willAppear",
                "pager will 0→1 code at 1", "willShow B", "A didDisappear", "B didAppear", "pager did 0→1 code at 1",
                "didShow B", "end push finished", "pager change 1→2 code at 2", "stack [A, B, C]", "B willDisappear",
                "C willAppear", "pager will 1→2 code at 2", "willShow C", "B didDisappear", "C didAppear",
                "pager did 1→2 code at 2", "didShow C", "end push finished", "refuse alreadyOnStack",
                "end push refused(alreadyOnStack)",
            ])
        #expect(world.stack == "A B C")
    }

    @Test func `What a cancelled finger brought is let go of, and a pager keeps no host and no screen but its pages`() {
        weak var made: Page?
        weak var keptHost: NavHost?
        let a = Ticket("A", trace)
        a.next = {
            let page = Page("X")
            made = page
            return .screen(page)
        }
        let pager = BoardingPager([a])
        do {
            let host = NavHost(root: a)
            keptHost = host
            host.presenter = nil
            host.install(pager)
            do {
                let finger = pager.request(for: .next).map { host.beginInteractive($0, owner: pager) }
                finger?.update(0.5)
                #expect(made != nil)
                finger?.release(finishing: false)
            }
            #expect(made == nil)
            pager.pages = []
            pager.pages = [a]
        }
        #expect(keptHost == nil)
        #expect(pager.soleHost == nil)
        #expect(pager.index == nil)
    }

    @Test func `A page that is deleted is let go of, also where the change had to wait`() {
        weak var deleted: Page?
        let keeper = Page("K")
        let host = NavHost(root: keeper)
        let pager = host.install(BoardingPager())
        let recorder = Recorder(Trace())
        do {
            let page = Page("D")
            deleted = page
            pager.pages = [page, keeper]
            host.set([page, keeper])
        }
        recorder.reactions["didShow X"] = { _, _ in pager.pages = [keeper] }
        host.install(recorder)
        host.push(Page("X"))
        #expect(deleted == nil)
        #expect(host.count == 2)
    }

    @Test func `The end of the host is the last move, and stops the pager`() {
        let series = pages("A", "B", on: trace)
        let world = World(series, stack: series, trace: trace)
        world.host.end()
        #expect(
            world.take() == [
                "pager change 1→– hostEnd at –", "stack []", "B willDisappear", "B didDisappear", "end end finished",
                "host end", "pager stop",
            ])
        #expect(world.pager.goNext().outcome == "nil")
    }

    @Test func `A list that is changed again while its change is told ends as the last change says`() {
        let series = pages("A", "B", "C", on: trace)
        let world = World(series, stack: [series[0], series[1]], trace: trace)
        world.pager.observe { [weak pager = world.pager] event in
            if event == .didEdit(from: 1, to: 0, count: 2) { pager?.pages = [series[2]] }
        }
        world.pager.pages.removeFirst()
        #expect(
            world.take() == [
                "pager edit 1→0 of 2", "pager edit 0→– of 1", "pager change –→0 plugin at 0", "stack [A, C]",
                "B willDisappear", "C willAppear", "pager will –→0 plugin at 0", "willShow C", "B didDisappear",
                "C didAppear", "pager did –→0 plugin at 0", "didShow C", "end set finished", "stack [C]",
                "end set finished",
            ])
        #expect(world.stack == "C")
    }

    @Test func `A pager that is uninstalled while a change is told leaves the stack`() {
        let series = pages("A", "B", on: trace)
        let world = World(series, stack: series, trace: trace)
        world.pager.observe { [weak world] event in
            if case .didEdit = event { world.map { $0.host.uninstall($0.pager) } }
        }
        world.pager.pages = []
        #expect(world.take() == ["pager edit 1→– of 0", "pager stop"])
        #expect(world.stack == "A B")
    }

    @Test func `Stopping is the last that is told, whatever observers do to it`() {
        let series = pages("A", "B", on: trace)
        let world = World(series, stack: series, trace: trace)
        world.pager.observe { [trace, weak pager = world.pager] event in
            guard event == .didStop, let pager else { return }
            pager.pages = []
            trace.write("\(pager.count) pages, next: \(pager.goNext().outcome)")
        }
        world.host.uninstall(world.pager)
        #expect(world.take() == ["pager stop", "0 pages, next: nil"])
        #expect(world.stack == "A B")
    }

    @Test func `A pager serves one host`() {
        let a = Page("A")
        let host = NavHost(root: a)
        let pager = host.install(BoardingPager([a]))
        let other = NavHost(root: Page("B"))
        other.onDiagnostic = { [trace] in trace.write("\($0)") }
        other.install(pager)
        #expect(
            trace.take() == [
                """
                BoardingPager: the plugin is on another host and can serve only one. make one for each host, or \
                uninstall it there first.
                """
            ])
        #expect(!other.isInstalled(pager))
        host.uninstall(pager)
        other.install(pager)
        #expect(other.boardingPager === pager)
        #expect(host.boardingPager == nil)
    }
}
