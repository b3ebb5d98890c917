/// What must be told when a host goes away, held by the host alone: its own end is the host's.
///
/// The host need not know what isolation its last reference is dropped from: everything here is Sendable.
@MainActor final class HostLife {
    /// What navigations have of it: a weak reference to it in each of them would be dear to make, and would make every
    /// use of it slow.
    @MainActor final class Link {
        fileprivate(set) weak var target: HostLife?

        /// Whether the host is gone.
        var isCut: Bool { target == nil }
    }

    /// Who waits for the end of one navigation.
    private struct Waiters: Sendable {
        let navigation: Navigation
        var continuations: [CheckedContinuation<NavResult?, Never>] = []
        var blocks: [@MainActor (NavResult) -> Void] = []
    }

    /// The navigation that was looked for last: most is about the same one as what came before.
    private var recent: Navigation?
    /// The others that have not ended.
    ///
    /// There may be many: what is asked for in one callback waits.
    private var navigations: [Int: Navigation] = [:]
    // As in the host, what is marked is read at every step and never accessed across a call.
    @safe @exclusivity(unchecked) private var waiters: [Int: Waiters] = [:]
    private var streams: [Int: AsyncStream<NavEvent>.Continuation] = [:] {
        didSet { hasReaders = !streams.isEmpty }
    }
    /// Whether anybody reads events: asked at every step.
    private(set) var hasReaders = false
    private var streamCount = 0
    private var isFinished = false
    let link = Link()

    init() {
        link.target = self
    }

    deinit {
        for stream in streams.values { stream.finish() }
        for waiting in waiters.values {
            for continuation in waiting.continuations { continuation.resume(returning: nil) }
            guard !waiting.blocks.isEmpty else { continue }
            Task { @MainActor in
                for block in waiting.blocks { block(waiting.navigation.resultOnceHostIsGone) }
            }
        }
        let unended = (navigations.values + [recent].compactMap(\.self)).sorted { $0.id < $1.id }
        guard !unended.isEmpty else { return }
        Task { @MainActor in
            for navigation in unended { navigation.endOnceHostIsGone() }
        }
    }

    func add(_ navigation: Navigation) {
        if let recent { navigations[recent.id] = recent }
        recent = navigation
    }

    func navigation(_ id: Int) -> Navigation? {
        if let recent, recent.id == id { return recent }
        guard !navigations.isEmpty, let found = navigations.removeValue(forKey: id) else { return nil }
        add(found)
        return found
    }

    func remove(_ navigation: Navigation) {
        if recent === navigation { recent = nil } else { navigations[navigation.id] = nil }
    }

    func add(_ continuation: CheckedContinuation<NavResult?, Never>, for navigation: Navigation) {
        waiters[navigation.id, default: Waiters(navigation: navigation)].continuations.append(continuation)
    }

    func add(_ block: @escaping @MainActor (NavResult) -> Void, for navigation: Navigation) {
        waiters[navigation.id, default: Waiters(navigation: navigation)].blocks.append(block)
    }

    /// Whoever waits for one navigation waits for the other from here on.
    func moveWaiters(of navigation: Navigation, to other: Navigation) {
        guard !waiters.isEmpty, let moved = waiters.removeValue(forKey: navigation.id) else { return }
        waiters[other.id, default: Waiters(navigation: other)].continuations += moved.continuations
        waiters[other.id]?.blocks += moved.blocks
    }

    func end(_ navigation: Navigation, with result: NavResult) {
        guard !waiters.isEmpty, let waiting = waiters.removeValue(forKey: navigation.id) else { return }
        for continuation in waiting.continuations { continuation.resume(returning: result) }
        for block in waiting.blocks { block(result) }
    }

    func makeStream() -> AsyncStream<NavEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: NavEvent.self)
        guard !isFinished else {
            continuation.finish()
            return stream
        }
        streamCount += 1
        let number = streamCount
        streams[number] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.streams[number] = nil }
        }
        return stream
    }

    func send(_ event: NavEvent) {
        for stream in streams.values { stream.yield(event) }
    }

    /// Finishes every stream, and those that are asked for later.
    func finishStreams() {
        isFinished = true
        for stream in streams.values { stream.finish() }
        streams = [:]
    }
}
