/// One trip of the stack, from its request to its end.
///
/// It ends exactly once. Until then it holds the screens it is about; afterwards weakly, so that a kept navigation
/// keeps no screen alive.
@MainActor public final class Navigation {
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
    /// What was asked for where something is under way, and for the direction.
    let whenBusy: WhenBusy?
    let looks: Direction?
    /// Whether a finger leads it.
    ///
    /// False again once its question made the finger let go of it.
    public internal(set) var isInteractive: Bool {
        get { course.isInteractive }
        set { course.isInteractive = newValue }
    }

    /// What was asked for; nil after the end, since a request holds its screens.
    public var request: NavRequest? {
        guard let action = held.action else { return nil }
        var request = NavRequest(action)
        request.cause = cause
        request.isAnimated = isAnimated
        request.isForced = isForced
        request.isFinal = isFinal
        request.whenBusy = whenBusy
        request.looks = looks
        return request
    }
    /// What happens to the stack; empty until it is planned, and after the end.
    public var change: StackChange { held.change }
    /// The entries whose leaving a person has confirmed already, in this navigation or the one before it.
    public internal(set) var confirmed: StackEntries {
        get { held.confirmed }
        set { held.confirmed = newValue }
    }
    /// Which way it looks; in place until it is planned.
    public internal(set) var direction: Direction {
        get { course.direction }
        set { course.direction = newValue }
    }
    /// How far it has come, 0…1.
    public internal(set) var fraction: Double {
        get { course.fraction }
        set { course.fraction = newValue }
    }
    /// The navigation that a redirect, or a "leave to" answer, put in its place.
    public internal(set) var successor: Navigation? {
        get { rarities?.successor }
        set { rarity.successor = newValue }
    }
    /// Whether a command, such as ``NavHost/goBack(cause:)``, found something to do; a veto is handled too.
    public internal(set) var wasHandled: Bool {
        get { course.wasHandled }
        set { course.wasHandled = newValue }
    }

    var phase = State.waiting
    private var course: Course
    private var held: Holdings
    var alongside: Alongside? { rarities?.alongside }
    /// Whether the motion has begun: what is added to it from here on begins at once.
    var isAlongsideBegun = false
    /// Whether there is a motion to be alongside of.
    var takesTime = true
    /// The plugin whose uninstallation cancels it.
    var owner: ObjectIdentifier?
    /// The decider that caused it, or had it planned again, where that is known: named when it goes too deep.
    var instigator: String? {
        get { rarities?.instigator }
        set { rarity.instigator = newValue }
    }
    /// The navigation that this one joined: a second request for what is being asked about.
    var joined: Navigation? {
        get { rarities?.joined }
        set { rarity.joined = newValue }
    }
    private let life: HostLife.Link
    /// What is known of its screens after the end, when it keeps none of them.
    private weak var pastFrom: (any NavScreen)?
    private weak var pastTo: (any NavScreen)?
    private var pastRemoved = PastScreens.none
    private var pastAdded = PastScreens.none

    /// What neither its screens nor its entries care for.
    private(set) var unheard: Effect.Group = []

    // What is read at every step, also by plugins, is kept in private: public stored properties are checked for exclusive
    // access wherever they are read, which costs more than reading them.

    /// What changes while it goes on.
    private struct Course {
        var direction = Direction.inPlace
        var fraction = 0.0
        var isInteractive: Bool
        var wasHandled = true
    }

    /// What few navigations have.
    private final class Rarities {
        var alongside: Alongside?
        var instigator: String?
        var joined: Navigation?
        var successor: Navigation?
    }

    private var rarities: Rarities?
    private var rarity: Rarities {
        let rarities = rarities ?? Rarities()
        self.rarities = rarities
        return rarities
    }

    /// What it holds until it ends.
    private struct Holdings {
        var action: NavRequest.Action?
        var change = StackChange.none
        var from: StackEntry?
        var to: StackEntry?
        var confirmed = StackEntries()
        var gesture: GestureFindings?
    }

    init(id: Int, request: consuming NavRequest, isInteractive: Bool, life: HostLife.Link) {
        self.id = id
        course = Course(isInteractive: isInteractive)
        self.life = life
        operation = request.operation
        cause = request.cause
        isAnimated = request.isAnimated
        isForced = request.isForced
        isFinal = request.isFinal
        isAdopted = operation == .adopt
        whenBusy = request.whenBusy
        looks = request.looks
        held = Holdings(action: request.action)
    }

    /// Where it stands.
    ///
    /// One that joined another stands where that one does.
    public var state: State {
        if let joined { return joined.state }
        if case .ended = phase { return phase }
        return life.isCut ? .ended(resultOnceHostIsGone) : phase
    }

    /// Itself, or what it joined.
    var orJoined: Navigation { joined ?? self }

    /// How it ended, or nil while it goes on.
    public var end: NavResult? {
        if case .ended(let result) = state { result } else { nil }
    }

    /// What it is to do; nil after the end.
    var action: NavRequest.Action? { held.action }
    /// Who is on top before; nobody after the end.
    var fromEntry: StackEntry? { held.from }
    /// Who is on top afterwards; nobody after the end.
    var toEntry: StackEntry? { held.to }
    /// What a gesture brings.
    var gesture: GestureFindings? {
        get { held.gesture }
        set { held.gesture = newValue }
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
            let told = await withCheckedContinuation { life.target?.add($0, for: self) ?? $0.resume(returning: nil) }
            return told ?? end ?? resultOnceHostIsGone
        }
    }

    /// Adds a block that runs once, when the navigation ends; at once if it has ended.
    ///
    /// Runs one main-actor turn later where the host was dropped.
    public func onEnd(_ block: @escaping @MainActor (NavResult) -> Void) {
        if let joined { return joined.onEnd(block) }
        if let end { return block(end) }
        life.target?.add(block, for: self)
    }

    func plan(_ plan: NavRequest.Plan, from: StackEntry?, to: StackEntry?) {
        direction = plan.direction
        // What goes may call back, and must not find the navigation half planned.
        let (oldChange, oldFrom, oldTo) = (held.change, held.from, held.to)
        held.change = plan.change
        held.from = from
        held.to = to
        unheard = plan.change.unheard(from: from, to: to)
        extendLifetime(oldChange)
        extendLifetime(oldFrom)
        extendLifetime(oldTo)
    }

    /// Lets go of what it holds; what is still asked for afterwards is held weakly.
    func release(keepingPast: Bool) {
        if keepingPast { keepPast() }
        // What goes may call back, and must not find the navigation half released.
        let oldAlongside = takeAlongside()
        var old = Holdings()
        swap(&old, &held)
        extendLifetime(old)
        extendLifetime(oldAlongside)
    }

    /// What goes alongside it, made when it is first asked for.
    func makeAlongside() -> Alongside {
        let alongside = alongside ?? Alongside()
        rarity.alongside = alongside
        return alongside
    }

    /// Nothing goes alongside it any more.
    func takeAlongside() -> Alongside? {
        rarities?.alongside.take()
    }

    private func keepPast() {
        if held.change.isEmpty {
            pastRemoved = .nobody
            pastAdded = .nobody
        } else {
            pastRemoved = PastScreens(held.change.removed, end: held.from)
            pastAdded = PastScreens(held.change.added, end: held.to)
        }
        if let from = held.from { pastFrom = from.screen }
        if let to = held.to { pastTo = to.screen }
    }
}
