/// One trip of the stack, from its request to its end.
///
/// It ends exactly once. Until then it holds the screens it is about; afterwards weakly, so that a kept navigation
/// keeps no screen alive.
@MainActor public final class Navigation {
    // What is marked `exclusivity(unchecked)` is read at every step, by the host and by plugins, and no access to it spans
    // a call: the dynamic check costs more than the access and could find nothing.

    /// Which way a navigation looks: what presenters go by, never by the operation.
    public enum Direction: Hashable, Sendable {
        /// As a push: the new screen comes from the trailing side.
        case forward
        /// As a pop: the old screen leaves to the trailing side.
        case backward
        /// The same screen stays on top: nothing moves.
        case inPlace
    }

    /// Where a navigation stands.
    @nonexhaustive public enum State: Hashable, Sendable {
        /// It was asked for and has not begun: its turn has not come, or it is being decided.
        case waiting
        /// A person is asked.
        case asking
        /// It follows a finger and is not committed.
        case following
        /// It is committed and runs to its end.
        case moving
        /// It was cancelled and springs back.
        case returning
        /// It is over.
        case ended(NavResult)
    }

    /// Counts the navigations of a host from 1.
    public let id: Int
    /// What it was asked to do.
    public let operation: NavOperation
    /// Who asked for it.
    public let cause: Cause
    /// Whether a presenter was allowed to animate it.
    public let isAnimated: Bool
    /// Whether all questions were skipped.
    public let isForced: Bool
    /// Whether what it removes must not come back by a redo.
    public let isFinal: Bool
    /// Whether the toolkit did it and the host follows: nobody was asked.
    public let isAdopted: Bool
    /// Whether a finger leads it.
    ///
    /// False again once its question made the finger let go of it.
    @safe @exclusivity(unchecked) public internal(set) var isInteractive: Bool

    /// What was asked for; nil after the end, since a request holds its screens.
    @safe @exclusivity(unchecked) public private(set) var request: NavRequest?
    /// What happens to the stack; empty until it is planned, and after the end.
    @safe @exclusivity(unchecked) public private(set) var change = StackChange.none
    /// The entries whose leaving a person has confirmed already, in this navigation or the one before it.
    @safe @exclusivity(unchecked) public internal(set) var confirmed = StackEntries()
    /// Which way it looks; in place until it is planned.
    @safe @exclusivity(unchecked) public internal(set) var direction = Direction.inPlace
    /// How far it has come, 0…1.
    @safe @exclusivity(unchecked) public internal(set) var fraction = 0.0
    /// The navigation that a redirect, or a "leave to" answer, put in its place.
    public internal(set) var successor: Navigation?
    /// Whether a command, such as ``NavHost/goBack(cause:)``, found something to do; a veto is handled too.
    public internal(set) var wasHandled = true

    var phase = State.waiting
    /// Who is on top before and afterwards; nobody after the end.
    private(set) var fromEntry: StackEntry?
    private(set) var toEntry: StackEntry?
    /// What a gesture brings.
    var gesture: GestureFindings?
    var alongside: Alongside?
    /// Whether the motion has begun: what is added to it from here on begins at once.
    var isAlongsideBegun = false
    /// Whether there is a motion to be alongside of.
    var takesTime = true
    /// The plugin whose uninstallation cancels it.
    var owner: ObjectIdentifier?
    /// The decider that caused it, or had it planned again, where that is known: named when it goes too deep.
    var instigator: String?
    /// The navigation that this one joined: a second request for what is being asked about.
    var joined: Navigation?
    private weak let life: HostLife?
    /// What is known of its screens after the end, when it keeps none of them.
    private weak var pastFrom: (any NavScreen)?
    private weak var pastTo: (any NavScreen)?
    private var pastRemoved = PastScreens.none
    private var pastAdded = PastScreens.none

    init(id: Int, request: consuming NavRequest, isInteractive: Bool, life: HostLife) {
        self.id = id
        self.isInteractive = isInteractive
        self.life = life
        operation = request.operation
        cause = request.cause
        isAnimated = request.isAnimated
        isForced = request.isForced
        isFinal = request.isFinal
        isAdopted = operation == .adopt
        self.request = request
    }

    /// Where it stands.
    ///
    /// One that joined another stands where that one does.
    public var state: State {
        if let joined { return joined.state }
        if case .ended = phase { return phase }
        return life == nil ? .ended(resultOnceHostIsGone) : phase
    }

    /// How it ended, or nil while it goes on.
    public var end: NavResult? {
        if case .ended(let result) = state { result } else { nil }
    }

    /// The screen that is on top before; nil on an empty stack, and once it is gone.
    public var from: (any NavScreen)? { fromEntry?.screen ?? pastFrom }

    /// The screen that is on top afterwards; nil where the stack becomes empty, and once it is gone.
    public var to: (any NavScreen)? { toEntry?.screen ?? pastTo }

    /// The screens that it takes off the stack, top first; after the end those that are still alive.
    public var removedScreens: [any NavScreen] {
        pastRemoved.list(end: pastFrom) ?? change.removed.map(\.screen)
    }

    /// The screens that it puts on the stack, bottom first; after the end those that are still alive.
    public var addedScreens: [any NavScreen] {
        pastAdded.list(end: pastTo) ?? change.added.map(\.screen)
    }

    /// How it ended, once it has.
    ///
    /// Cancelling the task that awaits it cancels nothing.
    /// Where the host is dropped it returns at once: `finished` for what was committed, else `hostGone`.
    public var result: NavResult {
        get async {
            if let joined { return await joined.result }
            if let end { return end }
            let told = await withCheckedContinuation { life?.add($0, for: self) ?? $0.resume(returning: nil) }
            return told ?? end ?? resultOnceHostIsGone
        }
    }

    /// Adds a block that runs once, when the navigation ends; at once if it has ended.
    ///
    /// Runs one main-actor turn later where the host was dropped.
    public func onEnd(_ block: @escaping @MainActor (NavResult) -> Void) {
        if let joined { return joined.onEnd(block) }
        if let end { return block(end) }
        life?.add(block, for: self)
    }

    var resultOnceHostIsGone: NavResult {
        switch phase {
        case .waiting, .asking: .refused(.hostGone)
        case .following, .returning: .cancelled(.hostGone)
        case .moving: .finished
        case .ended(let result): result
        }
    }

    /// The host is gone without telling: it lets go of its screens as after any end.
    func endOnceHostIsGone() {
        phase = .ended(resultOnceHostIsGone)
        release(keepingPast: joined == nil)
    }

    func plan(_ change: StackChange, _ direction: Direction, on stack: NavStack) {
        self.direction = direction
        // What goes may call back, and must not find the navigation half planned.
        let (oldChange, oldFrom, oldTo) = (self.change, fromEntry, toEntry)
        self.change = change
        fromEntry = stack.top
        toEntry = stack.top(after: change)
        extendLifetime(oldChange)
        extendLifetime(oldFrom)
        extendLifetime(oldTo)
    }

    /// Lets go of what it holds; what is still asked for afterwards is held weakly.
    func release(keepingPast: Bool) {
        if keepingPast {
            pastFrom = fromEntry?.screen
            pastTo = toEntry?.screen
            pastRemoved = PastScreens(change.removed, end: fromEntry)
            pastAdded = PastScreens(change.added, end: toEntry)
        }
        // What goes may call back, and must not find the navigation half released.
        let oldAlongside = alongside.take()
        let (oldRequest, oldFrom, oldTo) = (request.take(), fromEntry.take(), toEntry.take())
        let (oldChange, oldConfirmed, oldGesture) = (change, confirmed, gesture.take())
        change = .none
        confirmed = StackEntries()
        extendLifetime(oldRequest)
        extendLifetime(oldFrom)
        extendLifetime(oldTo)
        extendLifetime(oldChange)
        extendLifetime(oldConfirmed)
        extendLifetime(oldGesture)
        extendLifetime(oldAlongside)
    }
}
