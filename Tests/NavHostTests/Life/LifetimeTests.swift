import NavHost
import TestSupport
import Testing

/// Who holds whom, seen by weak references.
@MainActor struct LifetimeTests {
    @Test func `A host at rest is held by nobody, and holds its screens, entries and plugins`() {
        weak var host: NavHost?
        weak var page: Page?
        weak var entry: StackEntry?
        weak var plugin: Recorder?
        do {
            let strong = NavHost(root: Page("A"))
            host = strong
            plugin = strong.install(Recorder(Trace()))
            strong.push(Page("B"))
            (page, entry) = (strong.top as? Page, strong.topEntry)
            #expect(page != nil && entry != nil && plugin != nil)
        }
        #expect(host == nil && page == nil && entry == nil && plugin == nil)
    }

    @Test func `A navigation that has ended keeps no screen, entry or block alive`() {
        let host = NavHost(root: Page("A"))
        weak var page: Page?
        weak var entry: StackEntry?
        var trips: [Navigation] = []
        do {
            let screen = Page("B")
            page = screen
            trips.append(host.push(screen))
            entry = host.topEntry
            trips.append(host.push(screen))
            #expect(trips[0].to === screen && trips[0].addedScreens.first === screen)
            trips.append(host.pop())
            #expect(trips[2].from === screen && trips[2].removedScreens.first === screen)
            trips.append(host.reveal(screen))
            trips.append(host.pop())
            let finger = host.beginInteractive(.push(screen))
            finger.cancel()
            trips.append(finger.navigation)
        }
        #expect(page == nil && entry == nil)
        #expect(trips[0].to == nil && trips[0].addedScreens.isEmpty && trips[0].from === host.root)
        #expect(trips[2].from == nil && trips[2].removedScreens.isEmpty && trips[2].to === host.root)
        #expect(
            trips.map(\.end) == [
                .finished, .refused(.alreadyOnStack), .finished, .finished, .finished, .cancelled(.byCaller),
            ])
        #expect(trips.allSatisfy { $0.request == nil && $0.change.removed.isEmpty && $0.change.added.isEmpty })
    }

    @Test func `A popped screen lives until its motion has ended, and no longer`() {
        let clock = ManualClock()
        let presenter = SlowPresenter()
        let host = NavHost(root: Page("A"))
        (host.clock, host.presenter) = (clock, presenter)
        weak var page: Page?
        do {
            let screen = Page("B")
            page = screen
            host.push(screen, animated: false)
        }
        host.pop()
        #expect(page != nil)
        presenter.complete()
        #expect(page == nil)
    }

    @Test func `B45: A host that is dropped during a motion lets go of everything`() async {
        weak var host: NavHost?
        weak var page: Page?
        let presenter = SlowPresenter()
        let clock = ManualClock()
        var trip: Navigation?
        do {
            let strong = NavHost(root: Page("A"))
            (strong.clock, strong.presenter) = (clock, presenter)
            host = strong
            let screen = Page("B")
            page = screen
            trip = strong.push(screen)
        }
        #expect(host == nil)
        #expect(trip?.end == .finished)
        await Task.yield()
        #expect(page == nil && trip?.to == nil && trip?.request == nil)
        presenter.complete()
        clock.advance(by: .seconds(5))
        #expect(trip?.end == .finished)
    }

    @Test func `A host that is dropped while a finger leads, or a request waits, lets go of their screens`() async {
        weak var page: Page?
        weak var waiting: Page?
        var trips: [Navigation] = []
        var finger: Interaction?
        do {
            let host = NavHost(root: Page("A"))
            let (screen, second) = (Page("B"), Page("C"))
            (page, waiting) = (screen, second)
            finger = host.beginInteractive(.push(screen))
            trips.append(host.push(second, whenBusy: .queue))
        }
        #expect(finger?.navigation.end == .cancelled(.hostGone))
        #expect(trips.map(\.end) == [.refused(.hostGone)])
        await Task.yield()
        #expect(page == nil && waiting == nil)
        finger?.finish()
        finger = nil
    }

    @Test func `The host holds its presenter and its delegates weakly, and they may go in their own callbacks`() {
        let host = NavHost(root: Page("A"))
        weak var presenter: SlowPresenter?
        weak var delegate: Recorder?
        do {
            let (strong, observer) = (SlowPresenter(), Recorder(Trace()))
            (presenter, delegate) = (strong, observer)
            host.presenter = strong
            host.delegate = observer
            host.addDelegate(observer, priority: 3)
            #expect(host.delegate === observer && host.presenter === strong)
        }
        #expect(presenter == nil && delegate == nil && host.delegate == nil && host.presenter == nil)
        #expect(host.push(Page("B")).end == .finished)
        var fleeting: Recorder? = Recorder(Trace())
        fleeting?.reactions["stack"] = { _, _ in fleeting = nil }
        delegate = fleeting
        fleeting.map { _ = host.addDelegate($0) }
        host.pop()
        #expect(delegate == nil && host.count == 1)
    }

    @Test func `A host may be dropped inside its own callback, and carries the round to its end`() {
        let trace = Trace()
        weak var weakHost: NavHost?
        var host: NavHost? = NavHost(root: Page("A", trace))
        weakHost = host
        let recorder = Recorder(trace)
        host?.addDelegate(recorder)
        recorder.reactions["willShow"] = { _, _ in host = nil }
        _ = trace.take()
        let trip = host?.push(Page("B", trace))
        #expect(
            trace.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "A didDisappear", "B didAppear",
                "didShow B", "end push finished",
            ])
        #expect(trip?.end == .finished && weakHost == nil)
    }

    @Test func `What is kept of a host does not keep it`() {
        weak var weakHost: NavHost?
        var kept: [AnyObject] = []
        let trace = Trace()
        do {
            let host = NavHost(root: Page("A"))
            let presenter = SlowPresenter()
            host.presenter = presenter
            weakHost = host
            kept.append(host.beginInteractive(.push(Page("B"))))
            presenter.motion.map { kept.append($0) }
            kept.append(host.addDelegate(Recorder(trace)))
            kept.append(host.install(Recorder(trace)))
            kept.append(host.push(Page("C")))
            kept.append(presenter)
        }
        #expect(weakHost == nil && kept.count == 6)
    }
}
