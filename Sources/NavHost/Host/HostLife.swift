/// What must be told when a host goes away, held by the host alone: its own end is the host's.
///
/// The host need not know what isolation its last reference is dropped from: everything here is Sendable.
@MainActor final class HostLife {
    /// Who waits for the end of one navigation.
    private struct Waiters: Sendable {
        let navigation: Navigation
        var continuations: [CheckedContinuation<NavResult?, Never>] = []
        var blocks: [@MainActor (NavResult) -> Void] = []
    }

    private var waiters: [Int: Waiters] = [:]
    private var streams: [Int: AsyncStream<NavEvent>.Continuation] = [:]
    private var streamCount = 0

    deinit {
        for stream in streams.values { stream.finish() }
        for waiting in waiters.values {
            for continuation in waiting.continuations { continuation.resume(returning: nil) }
            guard !waiting.blocks.isEmpty else { continue }
            Task { @MainActor in
                for block in waiting.blocks { block(waiting.navigation.resultOnceHostIsGone) }
            }
        }
    }

    func add(_ continuation: CheckedContinuation<NavResult?, Never>, for navigation: Navigation) {
        waiters[navigation.id, default: Waiters(navigation: navigation)].continuations.append(continuation)
    }

    func add(_ block: @escaping @MainActor (NavResult) -> Void, for navigation: Navigation) {
        waiters[navigation.id, default: Waiters(navigation: navigation)].blocks.append(block)
    }

    func end(_ navigation: Navigation, with result: NavResult) {
        guard !waiters.isEmpty, let waiting = waiters.removeValue(forKey: navigation.id) else { return }
        for continuation in waiting.continuations { continuation.resume(returning: result) }
        for block in waiting.blocks { block(result) }
    }

    /// Whoever waits for one navigation waits for another from here on.
    func pass(_ navigation: Navigation, to other: Navigation) {
        guard let waiting = waiters.removeValue(forKey: navigation.id) else { return }
        waiters[other.id, default: Waiters(navigation: other)].continuations += waiting.continuations
        waiters[other.id, default: Waiters(navigation: other)].blocks += waiting.blocks
    }

    var hasReaders: Bool { !streams.isEmpty }

    func makeStream() -> AsyncStream<NavEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: NavEvent.self)
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

    func finishStreams() {
        for stream in streams.values { stream.finish() }
        streams = [:]
    }
}
