public import NavHost

extension Unpop: EntryParking {
    /// Whether there is room for all of them, and none refuses by ``UnpopDeciding``.
    public func navHost(_ host: NavHost, canPark entries: StackEntries) -> Bool {
        host === soleHost && !entries.isEmpty && entries.count <= depth && entries.allSatisfy { allows($0) }
    }

    /// Keeps them where they are not kept yet.
    ///
    /// Nothing is kept that is on a stack, nor while a finger leads a redo.
    @discardableResult
    public func navHost(_ host: NavHost, park entries: StackEntries, for window: Duration?) -> Bool {
        guard navHost(host, canPark: entries), led == nil, !entries.contains(where: { isPlaced($0, on: host) }),
            Set(entries.map { ObjectIdentifier($0.screen) }).count == entries.count
        else { return false }
        let now = host.clock.now
        let until = window.map { now + min(max($0, .zero), Self.longestWindow) }
        let unknown = entries.filter { !path.extend($0, until: until) }
        if !unknown.isEmpty {
            park(StackEntries(unknown), on: host, at: now, until: until, isByHand: true)
            lastActivity = now
        }
        settle()
        return entries.allSatisfy { path.holds($0) }
    }

    /// A thousand years: near the end of what a Duration holds, adding to it would trap.
    static let longestWindow = Duration.seconds(31_557_600_000)

    /// A push of the entry and of all that lies before it; nil where it cannot be reached.
    public func navHost(_ host: NavHost, requestToRestore entry: StackEntry) -> NavRequest? {
        guard host === soleHost, !entries(upTo: entry).isEmpty else { return nil }
        var request = NavRequest.push(providedBy: { [weak self, weak entry] in
            entry.map { self?.entries(upTo: $0) ?? [] } ?? []
        })
        request.cause = Cause(.code, origin: name)
        return request
    }

    /// The way to an entry, bottom first; empty where it cannot be reached.
    private func entries(upTo entry: StackEntry) -> [StackEntry] {
        var way: [StackEntry] = []
        for one in unexpired {
            guard !one.entry.isOnStack else { break }
            way.append(one.entry)
            if one.entry === entry { return way }
        }
        return []
    }

    private func isPlaced(_ entry: StackEntry, on host: NavHost) -> Bool {
        entry.isOnStack || host.contains(entry.screen)
    }
}
