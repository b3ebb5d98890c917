public import NavHost

/// Pages through a series of screens on any host, forward and back.
///
/// ```swift
/// let pager = host.install(BoardingPager([Welcome(), Permissions(), Done()]))
/// host.push(pager.pages[0])
/// pager.goNext()
/// ```
/// It is on while the top is a page: a screen of the list, or a ``BoardingPage``. Elsewhere it answers nothing, and
/// below the series the host is as it was. It keeps its pages, and no other screen.
///
/// A step forward is a push, a step back a pop, so that every other plugin sees what it knows.
@MainActor public final class BoardingPager: NavPlugin {
    /// Above other plugins, so that pages come before pops and redos.
    public let priority = 100
    /// Whether the whole series is one entry of the stack, so that "back" leaves it.
    ///
    /// Pages then take each other's place, and `goBack` no longer pages; ``goPrevious(animated:cause:force:)`` does.
    public let collapses: Bool
    /// Whether the list is a ring: after its last page comes the first.
    public let wraps: Bool
    /// Locks the way forward on every page, in addition to what pages say by ``ForwardLocking``.
    public var isForwardLocked = false

    /// Whether a finger may page.
    ///
    /// Calls, commands and locks are not concerned.
    public var allowsGestures = true
    /// How two pages change places; nil leaves it to others and to the host.
    public var animator: (any TransitionAnimator)? = SlideAnimator()

    /// The host that it is installed on.
    public internal(set) weak var soleHost: NavHost?
    // Looked at with every navigation. No access to them spans a call to anybody else.
    var list: PageList
    @safe @exclusivity(unchecked) var observers: [Int: @MainActor (BoardingEvent) -> Void] = [:]
    private var observerCount = 0
    var telling = Telling()
    /// What is to bring the stack in line with the list, and has to wait.
    @safe @exclusivity(unchecked) var tidyings: [Tidying] = []

    /// - Parameters:
    ///   - pages: the list, first page first. A screen that is named again is left out and reported.
    ///   - collapses: whether the series is one entry of the stack.
    ///   - wraps: whether the list is a ring.
    public init(_ pages: [any NavScreen] = [], collapses: Bool = false, wraps: Bool = false) {
        list = PageList(pages)
        self.collapses = collapses
        self.wraps = wraps
    }

    /// The list, which may be changed at any time, also while a finger pages.
    ///
    /// The shown screen stays shown. If its page is taken out, its next neighbour that is left takes its place, else
    /// the nearest before; with no page left it stays as a plain screen. Buried pages that are taken out leave the
    /// stack, and those that stay are put in the list's order. A finger that leads to a page taken out loses it.
    public var pages: [any NavScreen] {
        get { list.pages }
        set { edit(to: PageList(newValue)) }
    }

    /// How many pages the list has.
    public var count: Int { list.pages.count }

    /// The place of the current page in the list; nil out of the series, or where a page is not in the list.
    ///
    /// Changes with the commit, never before: while a finger pages it is the page that the finger leaves.
    public var index: Int? { list.index(of: soleHost?.top) }

    /// Whether the top is a page.
    public var isOn: Bool { isPage(soleHost?.top) }

    /// How far a move between two pages has come: from 0 to 1 forward, from 0 to −1 back; 0 at rest.
    public var progress: Double {
        guard let navigation = soleHost?.current, isPage(navigation.from), isPage(navigation.to) else { return 0 }
        switch navigation.direction {
        case .forward: return navigation.fraction
        case .backward: return -navigation.fraction
        case .inPlace: return 0
        }
    }

    /// How far one can page from here: from −1 or 0 to 0 or 1.
    public var reach: ClosedRange<Double> { (canGoPrevious ? -1 : 0)...(canGoNext ? 1 : 0) }

    /// Tells what happens to the series from here on; what was so before can be read.
    ///
    /// What observers ask the host for meanwhile waits until everybody has heard. An observer that captures the host
    /// keeps it alive until it is cancelled.
    @discardableResult
    public func observe(_ observer: @escaping @MainActor (BoardingEvent) -> Void) -> BoardingObservation {
        observerCount += 1
        observers[observerCount] = observer
        return BoardingObservation(self, number: observerCount)
    }

    func isPage(_ screen: (any NavScreen)?) -> Bool {
        guard let screen else { return false }
        return list.index(of: screen) != nil || screen is any BoardingPage
    }
}
