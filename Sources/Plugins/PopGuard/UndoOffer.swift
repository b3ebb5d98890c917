public import NavHost

/// Something was left that a person may want back: what an "Undo" on the screen stands for.
///
/// It keeps nothing: what was left is kept by whoever parked it, and may be let go of before the window has passed, as
/// when the person goes another way.
@MainActor public final class UndoOffer {
    /// How long it stands, from the moment it is made: a thousand years at most.
    public let window: Duration
    /// The screen that asked for it; nil once it is gone.
    ///
    /// What left with it comes back with it.
    public weak let screen: (any NavScreen)?

    /// A thousand years: near the end of what a Duration holds, adding to it would trap.
    private static let longestWindow = Duration.seconds(31_557_600_000)

    private weak let host: NavHost?
    private weak let owner: PopGuard?
    /// What stood on top of all that left: with it everything comes back.
    private weak let top: StackEntry?
    private let end: Duration
    private var timer: (any NavClockToken)?
    private var isOver = false
    private var blocks: [@MainActor () -> Void] = []

    init(_ screen: any NavScreen, top: StackEntry, window: Duration, on host: NavHost, by owner: PopGuard) {
        self.window = min(window, Self.longestWindow)
        self.screen = screen
        self.top = top
        self.host = host
        self.owner = owner
        end = host.clock.now + self.window
        timer = host.clock.schedule(after: self.window) { [weak self] in self?.close() }
    }

    /// Whether it can be taken up now.
    public var isOpen: Bool { request != nil }

    /// Brings back what was left, all of it, on top of what is shown now.
    ///
    /// A push like any other: others may refuse it, and inside a callback it waits its turn.
    /// - Returns: nil where the offer is not open any more, and nothing happens.
    @discardableResult public func undo(cause: Cause = .control, animated: Bool = true) -> Navigation? {
        guard let host, var request else { return nil }
        request.cause = Cause(cause.kind, origin: cause.origin ?? owner?.name)
        request.isAnimated = animated
        return host.perform(request)
    }

    /// Adds a block that runs once, when the offer is over; at once where that is past.
    ///
    /// The moment to take "Undo" off the screen. Over it is when its window has passed, when what was left has come back, and with the guard or the host. Where
    /// what was left is let go of earlier, that is noticed at the end of the next navigation at the latest.
    public func onEnd(_ block: @escaping @MainActor () -> Void) {
        if isOver || host == nil { block() } else { blocks.append(block) }
    }

    func isOn(_ host: NavHost) -> Bool { self.host === host }

    func closeIfPast() {
        if !isOpen { close() }
    }

    func close() {
        guard !isOver else { return }
        isOver = true
        timer?.cancel()
        timer = nil
        owner?.forget(self)
        let told = blocks
        blocks = []
        for block in told { block() }
    }

    private var request: NavRequest? {
        guard !isOver, let host, let top, !top.isOnStack, host.clock.now < end else { return nil }
        return host.plugin(conformingTo: (any EntryParking).self)?.navHost(host, requestToRestore: top)
    }
}
