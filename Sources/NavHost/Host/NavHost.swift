import DelegateProxy

/// A navigation stack without a head: it keeps the screens, decides what may happen, and tells everybody in one order.
///
/// ```swift
/// let host = NavHost(root: Inbox())
/// host.install(Unpop())
/// host.push(Message())
/// host.pop()
/// ```
/// Every operation becomes a ``Navigation`` with exactly one end. Without a ``presenter`` it has ended when the call
/// returns. What is asked for inside a callback runs when everybody has heard what is being told.
@MainActor public final class NavHost {
    // What is marked `exclusivity(unchecked)` is read at every step, and no access to it spans foreign code: the dynamic
    // check costs more than the access. What is replaced is let go of outside.

    /// How deep navigations may cause each other in one go: beyond it they are refused as `tooDeep`.
    public static let depthLimit = NavMachine.depthLimit
    /// How long after its duration a motion that is never completed ends by itself.
    public static let motionGrace = Duration.seconds(1)

    /// Who draws, held weakly: a presenter owns its host, or somebody owns both.
    ///
    /// Without one every navigation ends at once. Setting another ends what the old one was moving.
    @safe @exclusivity(unchecked) public weak var presenter: (any NavPresenter)? {
        didSet { if let motion, oldValue !== presenter { endMotion(motion, of: oldValue) } }
    }
    /// The time it goes by; set it before the first navigation.
    public var clock: any NavClock {
        get { time }
        set { time = newValue }
    }
    // In private: a public stored property would be checked for exclusive access wherever it is read.
    private var time: any NavClock = SystemNavClock() {
        // Here and below: what goes may call the host back, and must not find the property half set.
        didSet { extendLifetime(oldValue) }
    }
    /// What a request does by default when something is under way.
    @safe @exclusivity(unchecked) public var whenBusy = WhenBusy.endRunning
    /// The bars of an entry that asked for none; nil leaves the toolkit's bars alone.
    @safe @exclusivity(unchecked) public var defaultBars: Bars? = .standard {
        didSet { if defaultBars != oldValue { receive("bars") { .setBars(depth: $0) } } }
    }
    /// How screens change places, where no plugin says otherwise.
    public var animator: any TransitionAnimator = ParallaxAnimator() {
        didSet { extendLifetime(oldValue) }
    }
    /// Whether people asked for less motion: everything fades then, and the events are the same.
    public var reducesMotion = false
    /// The side that a line begins on; a gesture brings its own.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The causes for which ``goBack(cause:)`` goes back: every one by default.
    ///
    /// Without `key`, Escape and its like do nothing.
    public var backCauses = Set(Cause.Kind.allCases)
    /// Told of a programmer's slip that was answered, and of navigations that were cut off.
    public var onDiagnostic: (@MainActor (NavDiagnostic) -> Void)? {
        didSet { extendLifetime(oldValue) }
    }

    /// Where a swipe counts as coming from the edge; a screen may say otherwise.
    public var edgeBand = EdgeBand.standard
    /// When a gesture goes through, where its claim does not say.
    public var commitPolicy = CommitPolicy.standard {
        didSet { extendLifetime(oldValue) }
    }
    /// What a swipe does that somebody wants to be asked about.
    @safe @exclusivity(unchecked) public var guardedSwipe = GuardedSwipe.refuse
    /// Whether a region at its leading limit yields to a pan that goes back, where it does not say so itself.
    ///
    /// The default is true for every horizontal region, as in EZCustomNavigation; nil switches the rule off.
    public var avoidsLeadingBounce: (@MainActor (ScrollRegion) -> Bool)? = { $0.axis == .horizontal } {
        didSet { extendLifetime(oldValue) }
    }

    #if DEBUG
    var machine = NavMachine()
    #else
    // The machine lets go of nothing by itself; the debug build checks that.
    @safe @exclusivity(unchecked) var machine = NavMachine()
    #endif
    let life = HostLife()
    var navigationCount = 0
    var motion: Motion?
    @safe @exclusivity(unchecked) var adoptedMotions: [Int: Motion] = [:]
    var deadline: (any NavClockToken)?
    @safe @exclusivity(unchecked) var questions: [Int: OpenQuestion] = [:]
    /// Who is being asked, so that what they cause can be put down to them.
    var asked: AnyObject?
    /// Whose question is being put.
    var openingAsker: String?
    /// How deep providers of commands ask for commands.
    var commandDepth = 0
    var commandLimit = NavHost.depthLimit
    /// How deep pans are judged inside each other.
    var judging = 0
    var judgingLimit = NavHost.deepestJudging
    var isLookingAtToolkit = false
    var suspendedAt: Duration?
    var isReporting = false
    /// How many plans are being made inside each other.
    var rehearsals = 0
    var rehearsalLimit = NavHost.deepestRehearsal
    var gesture: Gesture?
    @safe @exclusivity(unchecked) var pans = PanMemory()
    var backNotice = BackNotice()
    /// The bars that everybody was told of last.
    var toldBars: Bars?
    /// The plugins that are being told that they go.
    var leavingPlugins: Set<ObjectIdentifier> = []
    /// The installed plugins, in the order in which they are heard and asked.
    public internal(set) var plugins: [any NavPlugin] = []
    weak var ownDelegate: (any NavDelegate)?

    let observers = DelegateProxy<any NavObserving> { one in { [weak one] in one } }
    let lifeObservers = DelegateProxy<any HostLifeObserving> { one in { [weak one] in one } }
    let deciders = DelegateProxy<any NavDeciding> { one in { [weak one] in one } }
    let animatorProviders = DelegateProxy<any AnimatorProviding> { one in { [weak one] in one } }
    let claimers = DelegateProxy<any GestureClaiming> { one in { [weak one] in one } }
    let parkers = DelegateProxy<any EntryParking> { one in { [weak one] in one } }
    let backObservers = DelegateProxy<any BackObserving> { one in { [weak one] in one } }
    let gates = DelegateProxy<any CommitGating> { one in { [weak one] in one } }
    let commandProviders = DelegateProxy<any CommandProviding> { one in { [weak one] in one } }

    /// An empty host; the first push or set gives it its root.
    public init() {
        install(PanToPop())
    }

    /// A host whose root has appeared when this returns.
    ///
    /// - Parameters:
    ///   - root: the screen at the bottom. It hears that it appears; delegates, of which there are none yet, hear
    ///     nothing.
    ///   - bars: the bars that belong to it; nil takes ``defaultBars``.
    ///   - onPop: runs if the root is ever removed: by a `set`, or the end of the host.
    public convenience init(root: any NavScreen, bars: Bars? = nil, onPop: StackEntry.Block? = nil) {
        self.init()
        let entry = StackEntry(root, bars: bars, onPop: onPop)
        machine.stack.apply(StackChange(kept: 0, entering: StackEntries(entry)))
        entry.isOnStack = true
        toldBars = self.bars(of: entry)
        deliver {
            entry.appearance?.screenWillAppear(on: self)
            entry.appearance?.screenDidAppear(on: self)
        }
    }

    /// The screens, bottom first.
    ///
    /// - Complexity: O(*n*).
    public var screens: [any NavScreen] { machine.stack.entries.map(\.screen) }
    /// The entries, bottom first.
    ///
    /// - Complexity: O(1).
    public var entries: [StackEntry] { machine.stack.entries }
    /// How many screens are on the stack.
    ///
    /// - Complexity: O(1).
    public var count: Int { machine.stack.count }
    /// The screen that is on top; nil on an empty stack.
    public var top: (any NavScreen)? { machine.stack.top?.screen }
    /// The entry that is on top; nil on an empty stack.
    public var topEntry: StackEntry? { machine.stack.top }
    /// The screen at the bottom; nil on an empty stack.
    public var root: (any NavScreen)? { machine.stack.entries.first?.screen }

    /// Whether the instance is on the stack.
    ///
    /// - Complexity: O(1).
    public func contains(_ screen: any NavScreen) -> Bool {
        machine.stack.contains(screen)
    }

    /// The entry of a screen, or nil.
    ///
    /// - Complexity: O(distance from the top).
    public func entry(for screen: any NavScreen) -> StackEntry? {
        machine.stack.index(of: screen).map { machine.stack.entries[$0] }
    }

    /// The navigation that has begun and not ended.
    public var current: Navigation? { machine.current.flatMap { navigation($0.id) } }
    /// Whether a finger leads a navigation: content should hold still.
    public var isFollowing: Bool { machine.current?.phase == .following }
    /// Whether a navigation runs, or a finger leads one.
    public var isNavigating: Bool { machine.current != nil }
    /// Whether a question is open.
    public var isAsking: Bool { machine.asking != nil }
    /// Whether the app is in the background: gestures do not begin.
    ///
    /// See ``suspend()``.
    public var isSuspended: Bool { machine.isSuspended }
    /// Whether `end()` has been called; from then on everything is refused as `hostGone`.
    public var hasEnded: Bool { machine.isOver }

    func navigation(_ id: Int) -> Navigation? {
        life.navigation(id)
    }
}
