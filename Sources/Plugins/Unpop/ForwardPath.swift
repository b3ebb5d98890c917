import NavHost

/// What lies ahead, as a value: it knows no host, no clock and no rule but its order.
@MainActor struct ForwardPath {
    /// Farthest first: the last is what redo reaches next, and the first that is parked of a pop is its top.
    private(set) var parked: [Parked] = []
    private var operationCount = 0

    var isEmpty: Bool { parked.isEmpty }
    var count: Int { parked.count }

    /// How many, counted from the farthest, end with one that another host has taken.
    var countUpToTaken: Int { (parked.lastIndex { $0.entry.isOnStack } ?? -1) + 1 }

    func holds(_ entry: StackEntry) -> Bool {
        parked.contains { $0.entry === entry }
    }

    /// Whether these, bottom first, are the very screens that come next.
    func isNext(_ added: StackEntries) -> Bool {
        !added.isEmpty && added.count <= count
            && zip(parked.reversed(), added).allSatisfy { $0.entry.screen === $1.screen }
    }

    /// Adds what one operation took away, top first.
    ///
    /// - Returns: those that were not there before.
    mutating func park(_ entries: ArraySlice<StackEntry>, at now: Duration, until: Duration?) -> [Parked] {
        operationCount += 1
        let fresh = entries.filter { entry in !parked.suffix(entries.count).contains { $0.entry === entry } }
        var known: [Parked] = []
        if fresh.count < entries.count { known = remove { parked in entries.contains { $0 === parked.entry } } }
        for entry in entries {
            let old = known.first { $0.entry === entry }
            parked.append(
                Parked(entry, operation: operationCount, since: old?.since ?? now, until: old?.until ?? until))
        }
        let isFresh = Set(fresh.map { ObjectIdentifier($0) })
        return parked.suffix(entries.count).filter { isFresh.contains(ObjectIdentifier($0.entry)) }
    }

    /// Keeps an entry longer, wherever it lies.
    ///
    /// - Returns: whether it is here.
    mutating func extend(_ entry: StackEntry, until: Duration?) -> Bool {
        guard let index = parked.lastIndex(where: { $0.entry === entry }) else { return false }
        if let until { parked[index].until = max(parked[index].until ?? until, until) }
        return true
    }

    /// Takes out the screens of these entries, nearest first.
    mutating func take(_ entries: StackEntries) -> [Parked] {
        guard !isEmpty, !entries.isEmpty else { return [] }
        let screens = Set(entries.map { ObjectIdentifier($0.screen) })
        return remove { screens.contains(ObjectIdentifier($0.entry.screen)) }.reversed()
    }

    mutating func takeFarthest(_ number: Int) -> [Parked] {
        defer { parked.removeFirst(number) }
        return Array(parked.prefix(number))
    }

    /// Takes out all but these entries and the nearest few, farthest first.
    mutating func takeAll(except entries: StackEntries, andNearest number: Int) -> [Parked] {
        let nearest = parked.suffix(number)
        let kept = Set(entries.map { ObjectIdentifier($0) } + nearest.map { ObjectIdentifier($0.entry) })
        return remove { !kept.contains(ObjectIdentifier($0.entry)) }
    }

    private mutating func remove(where isGone: (Parked) -> Bool) -> [Parked] {
        let gone = parked.filter(isGone)
        if !gone.isEmpty { parked.removeAll(where: isGone) }
        return gone
    }
}
