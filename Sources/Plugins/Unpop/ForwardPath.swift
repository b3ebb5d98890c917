import NavHost

/// What lies ahead, as a value: it knows no host, no clock and no rule but its order.
struct ForwardPath {
    /// For how many room is kept once they have gone.
    static let roomKept = 64

    /// Farthest first: the last is what redo reaches next, and the first that is parked of a pop is its top.
    private(set) var parked: [Parked] = []
    private var operationCount = 0
    /// Whether somebody has parked by hand since it was empty: what only pops have filled holds no screen twice.
    private var wasParkedByHand = false

    var isEmpty: Bool { parked.isEmpty }
    var count: Int { parked.count }

    /// How many the nearest operation took away.
    var nearestOperationCount: Int {
        parked.reversed().prefix { $0.operation == parked.last?.operation }.count
    }

    /// How many, counted from the farthest, end with one of the nearest few that another host has taken.
    @MainActor func countUpToTaken(amongNearest number: Int) -> Int {
        for index in parked.indices.suffix(number).reversed() where parked[index].entry.isOnStack { return index + 1 }
        return 0
    }

    func holds(_ entry: StackEntry) -> Bool {
        parked.contains { $0.entry === entry }
    }

    /// Where screens lie.
    enum Standing {
        /// They are the very screens that come next.
        case next
        /// They are not, but some of them may be here.
        case perhaps
        /// None of them is here.
        case nowhere
    }

    /// Where these, bottom first, lie.
    func standing(of added: StackEntries) -> Standing {
        let number = added.count
        guard !isEmpty, number > 0 else { return .nowhere }
        if number == 1 {
            guard let index = index(of: ObjectIdentifier(added[0].screen)) else { return .nowhere }
            return index == count - 1 ? .next : .perhaps
        }
        guard number <= count else { return .perhaps }
        var index = count
        for entry in added {
            index -= 1
            if parked[index].screen != ObjectIdentifier(entry.screen) { return .perhaps }
        }
        return .next
    }

    /// Adds what one operation took away, top first, from an index on, and names those that were not there before.
    ///
    /// What somebody had parked of the same operation is at the near end already: it keeps its time.
    mutating func park(
        _ entries: StackEntries, from first: Int, at now: Duration, until: Duration?,
        isObserved: (StackEntry) -> Bool, onNew: (StackEntry, _ isObserved: Bool) -> Void
    ) {
        operationCount += 1
        let known = wasParkedByHand ? takeKnown(entries) : nil
        for index in first..<entries.count {
            let entry = entries[index]
            let isObserved = isObserved(entry)
            let old = known?[ObjectIdentifier(entry)]
            parked.append(
                Parked(
                    entry, operation: operationCount, since: old?.since ?? now, until: old?.until ?? until ?? now,
                    isObserved: isObserved))
            if old == nil { onNew(entry, isObserved) }
        }
    }

    private mutating func takeKnown(_ entries: StackEntries) -> [ObjectIdentifier: Parked] {
        guard let last = parked.last, entries.contains(where: { $0 === last.entry }) else { return [:] }
        var known: [ObjectIdentifier: Parked] = [:]
        let wanted = Set(entries.map { ObjectIdentifier($0) })
        while let last = parked.last, wanted.contains(ObjectIdentifier(last.entry)) {
            known[ObjectIdentifier(last.entry)] = parked.removeLast()
        }
        return known
    }

    /// Keeps an entry longer, wherever it lies.
    ///
    /// - Returns: whether it is here.
    mutating func extend(_ entry: StackEntry, until: Duration?) -> Bool {
        guard let index = parked.lastIndex(where: { $0.entry === entry }) else { return false }
        if let until { parked[index].until = max(parked[index].until, until) }
        return true
    }

    /// Takes out the nearest ones, nearest first.
    mutating func takeNearest(_ number: Int, _ tell: (consuming Parked) -> Void) {
        for _ in 0..<number { tell(parked.removeLast()) }
    }

    /// Takes out the screens of these entries, nearest first.
    mutating func take(_ entries: StackEntries, _ tell: (consuming Parked) -> Void) {
        guard !isEmpty, let first = entries.first else { return }
        if entries.count == 1 {
            if let index = index(of: ObjectIdentifier(first.screen)) { tell(parked.remove(at: index)) }
        } else {
            let screens = Set(entries.map { ObjectIdentifier($0.screen) })
            let back = remove { screens.contains($0.screen) }
            for one in back.reversed() { tell(one) }
        }
    }

    /// Takes out older entries of the screens of these, which leave the stack or are parked by hand: one instance is
    /// not kept twice.
    mutating func takeOthers(of entries: StackEntries, isByHand: Bool, _ tell: (consuming Parked) -> Void) {
        wasParkedByHand = isByHand || wasParkedByHand && !isEmpty
        guard wasParkedByHand, !isEmpty, let first = entries.first else { return }
        if entries.count == 1 {
            guard let index = index(of: ObjectIdentifier(first.screen)), parked[index].entry !== first else { return }
            return tell(parked.remove(at: index))
        }
        let entryOf = Dictionary(
            entries.map { (ObjectIdentifier($0.screen), ObjectIdentifier($0)) }, uniquingKeysWith: { $1 })
        let others = remove { one in
            entryOf[one.screen].map { $0 != ObjectIdentifier(one.entry) } ?? false
        }
        for one in others { tell(one) }
    }

    private func index(of screen: ObjectIdentifier) -> Int? {
        for index in parked.indices.reversed() where parked[index].screen == screen { return index }
        return nil
    }

    mutating func takeFarthest(_ number: Int, _ tell: (consuming Parked) -> Void) {
        for one in parked.prefix(number) { tell(one) }
        parked.removeFirst(number)
    }

    /// Takes out all but these entries and the nearest few, farthest first.
    mutating func takeAll(except entries: StackEntries, andNearest number: Int, _ tell: (consuming Parked) -> Void) {
        if entries.isEmpty { return takeAll(exceptNearest: number, tell) }
        let nearest = parked.suffix(number)
        let kept = Set(entries.map { ObjectIdentifier($0) } + nearest.map { ObjectIdentifier($0.entry) })
        for one in remove(where: { !kept.contains(ObjectIdentifier($0.entry)) }) { tell(one) }
    }

    private mutating func takeAll(exceptNearest number: Int, _ tell: (consuming Parked) -> Void) {
        if number > 0 { return takeFarthest(max(count - number, 0), tell) }
        if count == 1 { return tell(parked.removeLast()) }
        // It keeps its room, so that going there and back allocates nothing.
        for one in parked { tell(one) }
        parked.removeAll(keepingCapacity: count <= Self.roomKept)
    }

    private mutating func remove(where isGone: (Parked) -> Bool) -> [Parked] {
        let gone = parked.filter(isGone)
        if !gone.isEmpty { parked.removeAll(where: isGone) }
        return gone
    }
}
