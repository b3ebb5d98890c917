public import NavHost

/// Brings back what a pop took away: the redo of a navigation stack.
///
/// ```swift
/// let unpop = host.install(Unpop(depth: 5, timeToLive: .seconds(30)))
/// host.pop()
/// unpop.unpop()
/// ```
/// It keeps whole entries, so that bars, values and blocks come back with their screens. One redo brings back one
/// operation, or one screen. Going another way clears what lies ahead, at the commit: a push of another screen, a
/// `set` of other screens, anything marked `NavRequest.isFinal`. `replaceTop`, `remove`, and whatever was
/// cancelled, refused or left the stack unchanged clear nothing.
///
/// Screens say no by ``UnpopDeciding`` and hear of it by ``ParkingObserving``. It serves one host, and it is the host's
/// answer to "forward".
@MainActor public final class Unpop: NavPlugin {
    /// What one redo brings back.
    public enum Granularity: Hashable, Sendable {
        /// All that one operation took away.
        case operation
        /// One screen, those that stood lower first.
        case screen
    }

    /// What the time to live is counted from.
    public enum Lifetime: Hashable, Sendable {
        /// Each entry from its own pop.
        case perEntry
        /// All of them from the last pop or redo, as EZCustomNavigation does. What was begun and cancelled counts not.
        case sinceLastActivity
    }

    /// How many screens it keeps: 3 by default, as EZCustomNavigation; 0 keeps nothing.
    ///
    /// Those that redo would reach last leave first. Negative counts as 0 and is reported.
    @safe @exclusivity(unchecked) public var depth: Int {
        didSet {
            if depth < 0 {
                depth = 0
                report(.negativeDepth)
            }
            settle()
        }
    }

    /// How long it keeps them, by the host's clock, also while the host is suspended; nil, the default, for ever.
    ///
    /// Zero or less counts as nil and is reported. Nothing expires while a finger leads a redo.
    @safe @exclusivity(unchecked) public var timeToLive: Duration? {
        didSet {
            if let time = timeToLive, time <= .zero {
                timeToLive = nil
                report(.noTimeToLive)
            }
            settle()
        }
    }

    /// What ``timeToLive`` is counted from.
    public var lifetime: Lifetime {
        didSet { settle() }
    }

    /// What one redo brings back.
    public var granularity: Granularity {
        didSet {
            guard granularity != oldValue, !path.isEmpty else { return }
            hasChanged = true
            tell()
        }
    }

    /// Called after each change of what lies ahead: the moment to update a forward button.
    ///
    /// Time alone, where no timer could run, is noticed at the next look at it; what it asks the host for inside a
    /// callback waits its turn.
    @safe @exclusivity(unchecked) public var onChange: (@MainActor (Unpop) -> Void)?

    /// The host whose pops it keeps; nil until it is installed.
    public private(set) weak var soleHost: NavHost? {
        didSet { soleHostID = soleHost.map { ObjectIdentifier($0) } }
    }
    /// "Unpop".
    public var name: String { "Unpop" }
    /// 50: below the pages of a series, above the swipe back.
    public var priority: Int { 50 }

    // Looked at with every change of the stack. No access to what is kept spans a call to anybody else: whoever is to be
    // told is told afterwards.
    @safe @exclusivity(unchecked) var path = ForwardPath()
    var led: LedRedo?
    var timer: (any NavClockToken)?
    var lastActivity = Duration.zero
    @safe @exclusivity(unchecked) var notices: [Notice] = []
    var spareNotices: [Notice] = []
    var hasChanged = false
    var isTelling = false
    var traits = ScreenTraits()
    /// Compared instead of the weak reference, which would have to be loaded.
    private var soleHostID: ObjectIdentifier?
    private var slips: [Slip] = []

    /// Keeps nothing until it is installed.
    public init(
        depth: Int = 3, timeToLive: Duration? = nil, lifetime: Lifetime = .perEntry,
        granularity: Granularity = .operation
    ) {
        let isMortal = timeToLive.map { $0 > .zero } ?? false
        self.depth = max(depth, 0)
        self.timeToLive = isMortal ? timeToLive : nil
        self.lifetime = lifetime
        self.granularity = granularity
        if depth < 0 { slips.append(.negativeDepth) }
        if timeToLive != nil, !isMortal { slips.append(.noTimeToLive) }
    }

    /// Begins to keep, and reports arguments that made no sense.
    public func didInstall(on host: NavHost) {
        // A host that was dropped said nothing: what it left is of no use on this one.
        led = nil
        discardAll(because: .hostEnded)
        soleHost = host
        lastActivity = host.clock.now
        let told = slips
        slips = []
        for slip in told { report(slip) }
        settle()
    }

    /// Discards what is kept, with the reason.
    public func willUninstall(from host: NavHost) {
        guard host === soleHost else { return }
        led = nil
        discardAll(because: host.hasEnded ? .hostEnded : .uninstalled)
        // Before anybody is told: who hears of it must find it uninstalled.
        soleHost = nil
        settle()
    }

    /// Whether a host that calls is the one it serves.
    ///
    /// Who calls is there, so that no other host has its identity now; one that had it before, and was dropped without
    /// a word, was forgotten when this one installed the plugin.
    func serves(_ host: NavHost) -> Bool {
        ObjectIdentifier(host) == soleHostID
    }

    /// Tells of a slip now, or once there is a host to tell.
    func report(_ slip: Slip) {
        guard let host = soleHost else { return slips.append(slip) }
        host.report(slip.diagnostic(by: name))
    }
}
