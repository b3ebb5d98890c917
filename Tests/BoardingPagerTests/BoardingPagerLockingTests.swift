import BoardingPager
import NavHost
import TestSupport
import Testing

@MainActor struct BoardingPagerLockingTests {
    let trace = Trace()

    private func form() -> (world: World, form: Ticket) {
        let form = Ticket("Form", trace)
        form.isForwardLocked = true
        let series: [any NavScreen] = [Page("A", trace), form, Page("C", trace)]
        return (World(series, stack: Array(series[...1]), trace: trace, isSlow: true), form)
    }

    @Test func `B97: A locked page refuses finger, command and call, a call may force it, and the way back is free`() {
        var (world, form) = form()
        #expect(!world.pager.canGoNext)
        world.begin(.next, at: 0.5)
        world.lift(finishing: true)
        #expect(
            world.take() == [
                "ask next of Form", "refuse vetoed(by: BoardingPager, the page is locked)",
                "end push refused(vetoed(by: BoardingPager, the page is locked))",
            ])
        #expect(world.pager.goNext().outcome == "refused(vetoed(by: BoardingPager, the page is locked))")
        #expect(
            world.take() == [
                "ask next of Form", "refuse vetoed(by: BoardingPager, the page is locked)",
                "end push refused(vetoed(by: BoardingPager, the page is locked))",
            ])
        #expect(world.host.goForward(cause: .key).wasHandled)
        #expect(
            world.take() == [
                "ask next of Form", "refuse vetoed(by: BoardingPager, the page is locked)",
                "end push refused(vetoed(by: BoardingPager, the page is locked))",
            ])
        #expect(world.pager.go(to: 2).outcome == "refused(vetoed(by: BoardingPager, the page is locked))")
        #expect(
            world.take() == [
                "refuse vetoed(by: BoardingPager, the page is locked)",
                "end push refused(vetoed(by: BoardingPager, the page is locked))",
            ])
        #expect(world.stack == "A Form")
        #expect(world.pager.goNext(force: true).outcome == "going on")
        world.presenter.complete()
        #expect(
            world.take() == [
                "ask next of Form", "pager change 1→2 code at 2", "stack [A, Form, C]", "C willAppear",
                "pager will 1→2 code at 2", "willShow C", "begin", "C didAppear", "pager did 1→2 code at 2",
                "didShow C", "end push finished",
            ])
        #expect(world.stack == "A Form C")

        (world, form) = self.form()
        world.begin(.previous)
        world.lift(finishing: true)
        world.presenter.complete()
        #expect(
            world.take() == [
                "ask previous of Form", "A willAppear", "pager will 1→0 gesture at 1", "willShow A", "begin",
                "follow 0.0", "pager progress 1→0 gesture 0.0 at 1", "move 0.0",
                "release finishing", "pager change 1→0 gesture at 0", "stack [A]", "settle finishing", "A didAppear",
                "pager did 1→0 gesture at 0", "didShow A", "end pop finished",
            ])
        #expect(world.stack == "A")
        withExtendedLifetime(form) {}
    }

    @Test func `B97: A page that becomes valid under a refused finger lets the next one through`() {
        let (world, form) = form()
        world.begin(.next)
        form.isForwardLocked = false
        world.drag(0.5)
        world.lift(finishing: true)
        #expect(
            world.take() == [
                "ask next of Form", "refuse vetoed(by: BoardingPager, the page is locked)",
                "end push refused(vetoed(by: BoardingPager, the page is locked))",
            ])
        world.begin(.next)
        world.lift(finishing: true)
        world.presenter.complete()
        #expect(
            world.take() == [
                "ask next of Form", "C willAppear", "pager will 1→2 gesture at 1", "willShow C", "begin",
                "follow 0.0", "pager progress 1→2 gesture 0.0 at 1", "move 0.0",
                "release finishing", "pager change 1→2 gesture at 2", "stack [A, Form, C]", "settle finishing",
                "C didAppear", "pager did 1→2 gesture at 2", "didShow C", "end push finished",
            ])
        #expect(world.stack == "A Form C")
    }

    @Test func `B97: A page that becomes invalid under the finger springs back when it is let go of`() {
        let (world, form) = form()
        form.isForwardLocked = false
        world.begin(.next, at: 0.5)
        form.isForwardLocked = true
        world.drag(0.9)
        world.lift(finishing: true)
        world.presenter.complete()
        #expect(
            world.take() == [
                "ask next of Form", "C willAppear", "pager will 1→2 gesture at 1", "willShow C", "begin", "follow 0.5",
                "pager progress 1→2 gesture 0.5 at 1", "move 0.5", "follow 0.9", "pager progress 1→2 gesture 0.9 at 1",
                "move 0.9", "release returning", "C willDisappear", "settle returning", "C didDisappear",
                "pager cancel 1→2 gesture at 1", "cancel released", "end push cancelled(released)",
            ])
        #expect(world.stack == "A Form")
    }

    @Test func `The pager's own lock holds on every page, also for pages that others push, and for no other screen`() {
        let series = pages("A", "B", on: trace)
        let world = World(series, stack: [series[0]], trace: trace)
        world.pager.isForwardLocked = true
        #expect(world.host.push(series[1]).outcome == "refused(vetoed(by: BoardingPager, the page is locked))")
        #expect(world.host.set([series[1]]).outcome == "refused(vetoed(by: BoardingPager, the page is locked))")
        #expect(world.host.push(Page("Help", trace)).outcome == "finished")
        #expect(world.stack == "A Help")
        #expect(world.host.push(series[1]).outcome == "finished")
        #expect(world.stack == "A Help B")
    }

    @Test func `A lock holds for a page that only the page before names, also when somebody brings it back`() {
        let a = Ticket("A", trace)
        let x = Page("X", trace)
        a.next = { .screen(x) }
        let world = World([], stack: [a], trace: trace)
        world.pager.goNext()
        let entry = world.host.topEntry
        world.host.pop()
        a.isForwardLocked = true
        #expect(entry.map { world.host.push($0).outcome } == "refused(vetoed(by: BoardingPager, the page is locked))")
        #expect(world.stack == "A")
    }

    @Test func `From a screen that seals the series a person gets back by no way, and code and controls do`() {
        let a = Ticket("A", trace)
        let done = Page("Done", trace)
        a.next = { .screen(done, sealsSeries: true) }
        let sealed = "refused(vetoed(by: BoardingPager, the series is sealed))"
        for cause in [Cause.backButton, .backMenu, .key, .accessibility, .gesture] {
            let world = World([a], stack: [Page("Home", trace), a], trace: trace)
            world.pager.goNext()
            _ = world.take()
            #expect(!world.pager.canGoPrevious)
            #expect(world.host.goBack(cause: cause).outcome == sealed)
            #expect(world.take() == ["refuse \(sealed.dropFirst(8).dropLast())", "end pop \(sealed)"])
            #expect(world.host.popToRoot(cause: cause).outcome == sealed)
            #expect(world.host.beginInteractive(.pop().by(cause)).navigation.outcome == sealed)
            world.host.push(Page("Receipt", trace))
            #expect(world.host.pop(to: a, cause: cause).outcome == sealed)
            #expect(world.host.goBack(cause: cause).outcome == "finished")
            #expect(world.stack == "Home A Done")
        }
        for cause in [Cause.code, .control] {
            let world = World([a], stack: [Page("Home", trace), a], trace: trace)
            world.pager.goNext()
            #expect(world.host.popToRoot(cause: cause).outcome == "finished")
            #expect(world.stack == "Home")
        }
    }

    @Test func `A sealing screen that is a page of the list has no previous page`() {
        let (a, done) = (Ticket("A", trace), Ticket("Done", trace))
        a.next = { .screen(done, sealsSeries: true) }
        let world = World([a, done], stack: [a], trace: trace)
        world.pager.goNext()
        #expect(world.pager.reach == 0...0)
        #expect(
            world.pager.goPrevious(cause: .gesture).outcome
                == "refused(vetoed(by: BoardingPager, the series is sealed))")
        #expect(world.pager.goPrevious().outcome == "finished")
        #expect(world.stack == "A")
    }

    @Test func `A page without a way back is not taken away by a gesture or a back command, whoever asks`() {
        let (home, a) = (Page("Home", trace), Ticket("A", trace))
        a.previous = { .none }
        let world = World([], stack: [home, a], trace: trace)
        let closed = "refused(vetoed(by: BoardingPager, the page has no way back))"
        #expect(world.pager.goPrevious().outcome == "nil")
        #expect(world.take() == ["ask previous of A"])
        #expect(world.host.goBack(cause: .key).outcome == closed)
        #expect(
            world.take() == [
                "ask previous of A", "ask previous of A", "refuse vetoed(by: BoardingPager, the page has no way back)",
                "end pop refused(vetoed(by: BoardingPager, the page has no way back))",
            ])
        #expect(world.host.beginInteractive(.pop().by(.gesture)).navigation.outcome == closed)
        #expect(world.host.pop(cause: .control).outcome == "finished")
        #expect(world.stack == "Home")
    }

    @Test func `A page is asked once for each begin, and its nil is asked about again`() {
        let a = Ticket("A", trace)
        let world = World([a], stack: [Page("Home", trace), a], trace: trace, isSlow: true)
        world.host.plugin(conformingTo: PanToPop.self).map { world.host.uninstall($0) }
        world.begin(.previous)
        world.begin(.next)
        #expect(world.take() == ["ask previous of A", "ask next of A"])
        a.previous = { [trace] in .screen(Page("Z", trace)) }
        world.begin(.previous, at: 0.5)
        world.lift(finishing: false)
        world.presenter.complete()
        #expect(
            world.take() == [
                "ask previous of A", "Z willAppear", "pager will 0→– gesture at 0", "willShow Z", "begin", "follow 0.5",
                "pager progress 0→– gesture 0.5 at 0", "move 0.5", "release returning", "Z willDisappear",
                "settle returning", "Z didDisappear", "pager cancel 0→– gesture at 0", "cancel released",
                "end popRevealing cancelled(released)",
            ])
        world.host.goBack(cause: .key)
        world.presenter.complete()
        #expect(
            world.take() == [
                "ask previous of A", "pager change 0→– key at –", "stack [Home, Z]", "Z willAppear",
                "pager will 0→– key at –", "willShow Z", "begin", "Z didAppear", "pager did 0→– key at –", "didShow Z",
                "end popRevealing finished",
            ])
        #expect(world.stack == "Home Z")
    }
}

extension NavRequest {
    fileprivate func by(_ cause: Cause) -> NavRequest {
        var request = self
        request.cause = cause
        return request
    }
}
