import NavHost

extension Unpop {
    /// What a redo may reach, nearest first: up to the first that another host has taken.
    var unexpired: ReversedCollection<ArraySlice<Parked>> {
        guard let host = soleHost else { return ArraySlice().reversed() }
        return path.parked[(led == nil ? countOfExpired(on: host) : 0)...].reversed()
    }

    private func countOfExpired(on host: NavHost) -> Int {
        guard timeToLive != nil else { return 0 }
        let now = host.clock.now
        var count = 0
        while count < path.count, isExpired(path.parked[count], at: now) { count += 1 }
        return count
    }

    /// Whether a time to live has passed.
    ///
    /// An entry whose path is kept longer than itself stays with it.
    func isExpired(_ parked: Parked, at now: Duration) -> Bool {
        remaining(of: parked, at: now).map { $0 <= .zero } ?? false
    }

    private func remaining(of parked: Parked, at now: Duration) -> Duration? {
        guard let timeToLive else { return nil }
        let age = now - (lifetime == .perEntry ? parked.since : lastActivity)
        return max(timeToLive - age, parked.until - now, .zero)
    }

    /// Whether a screen has nothing against being kept.
    func allows(_ entry: StackEntry) -> Bool {
        traits.look(at: entry)
        return !traits.isDeciding || (entry.screen as? any UnpopDeciding)?.allowsUnpop ?? true
    }

    private func isObserved(_ entry: StackEntry) -> Bool {
        traits.look(at: entry)
        return traits.isObserving
    }

    /// Keeps what one operation took away, top first.
    ///
    /// Where one may not be kept, redo could not pass it: what lies beyond goes too.
    func park(
        _ entries: StackEntries, on host: NavHost, at now: Duration, until: Duration? = nil, isByHand: Bool = false
    ) {
        var first = max(entries.count - depth, 0)
        for index in entries.indices.reversed() {
            let entry = entries[index]
            guard entry.isOnStack || !allows(entry) else { continue }
            discardAll(because: .unreachable, except: StackEntries(entries[(index + 1)...]))
            first = max(first, index + 1)
            break
        }
        path.takeOthers(of: entries, isByHand: isByHand) { discard($0, because: .replaced) }
        path.park(entries, from: first, at: now, until: until, isObserved: isObserved) { entry, isObserved in
            hasChanged = true
            if isObserved { notices.append(Notice(entry, isObserved: true, .parked(on: host))) }
        }
    }

    /// Takes what is on the stack again off the path, however it came there.
    ///
    /// - Returns: whether something is.
    func restore(_ entries: StackEntries, areNext: Bool, on host: NavHost, at now: Duration) -> Bool {
        let count = path.count
        // Where the screen came back with another entry, the old one goes, and what it holds may call back.
        var gone: [Parked] = []
        defer { extendLifetime(gone) }
        if areNext {
            path.takeNearest(entries.count) { note($0, on: host, at: now, &gone) }
        } else {
            path.take(entries) { note($0, on: host, at: now, &gone) }
        }
        return path.count < count
    }

    private func note(_ back: consuming Parked, on host: NavHost, at now: Duration, _ gone: inout [Parked]) {
        hasChanged = true
        if back.isObserved {
            notices.append(Notice(back.entry, isObserved: true, .restored(on: host, age: now - back.since)))
        }
        if !back.entry.isOnStack { gone.append(back) }
    }

    func dropExpired(on host: NavHost) {
        guard timeToLive != nil, led?.isOver != false else { return }
        drop(countOfExpired(on: host), because: .expired)
    }

    /// Lets go of everything, but for what a finger is bringing back: that goes when the finger is done.
    func discardAll(because reason: DiscardReason, except kept: StackEntries = StackEntries()) {
        guard !path.isEmpty else { return }
        if led?.isOver == false { led?.reason = reason }
        let count = led.map { $0.isOver ? 0 : $0.count } ?? 0
        path.takeAll(except: kept, andNearest: count) { discard($0, because: reason) }
    }

    /// Brings the path to what is allowed now, sets the timer, and tells.
    ///
    /// - Parameter caller: the host that calls, where one does: it is there, and need not be looked for.
    func settle(on caller: NavHost? = nil) {
        arrange(on: caller)
        if hasChanged || !notices.isEmpty { tell() }
    }

    private func arrange(on caller: NavHost?) {
        if led?.isOver == true {
            let reason = led?.reason
            led = nil
            if let reason { discardAll(because: reason) }
        }
        guard led == nil else { return stopTimer() }
        if let caller, serves(caller) {
            dropExpired(on: caller)
        } else {
            guard let host = soleHost else { return abandon() }
            dropExpired(on: host)
        }
        drop(path.count - depth, because: .depth)
        setTimer()
    }

    /// The host is gone, or there is none yet.
    private func abandon() {
        stopTimer()
        discardAll(because: .hostEnded)
    }

    /// Lets go of what another host has taken, and of what lay beyond it.
    ///
    /// - Parameter number: how many of the nearest are looked at; all by default.
    /// - Complexity: O(number).
    func dropTaken(amongNearest number: Int = .max) {
        let count = path.countUpToTaken(amongNearest: number)
        guard led == nil, count > 0 else { return }
        drop(count - 1, because: .unreachable)
        drop(1, because: .takenElsewhere)
    }

    private func drop(_ count: Int, because reason: DiscardReason) {
        if count > 0 { path.takeFarthest(count) { discard($0, because: reason) } }
    }

    /// It is let go of when it is told: what its end does must not meet a path that is being changed.
    func discard(_ gone: consuming Parked, because reason: DiscardReason) {
        hasChanged = true
        notices.append(Notice(gone.entry, isObserved: gone.isObserved, .discarded(reason)))
    }

    /// One timer, for the farthest: it is the first to expire.
    ///
    /// None where nothing can.
    private func setTimer() {
        stopTimer()
        guard timeToLive != nil, let first = path.parked.first, let host = soleHost,
            let delay = remaining(of: first, at: host.clock.now)
        else { return }
        timer = host.clock.schedule(after: min(delay, Self.longestWindow)) { [weak self] in
            self?.timer = nil
            self?.settle()
        }
    }

    private func stopTimer() {
        guard let timer else { return }
        timer.cancel()
        self.timer = nil
    }

    /// Whoever is told answers with something to be told, without end.
    private func cutOff() {
        let untold = notices
        notices = []
        hasChanged = false
        extendLifetime(untold)
        report(.endless)
    }

    /// Tells screens, then whoever watches, in the order of what happened: also what they cause meanwhile.
    func tell() {
        guard !notices.isEmpty || hasChanged, !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        var rounds = 0
        while !notices.isEmpty || hasChanged {
            rounds += 1
            guard rounds <= NavHost.depthLimit else { return cutOff() }
            if !notices.isEmpty { tellNotices() }
            guard notices.isEmpty, hasChanged else { continue }
            hasChanged = false
            onChange?(self)
        }
    }

    private func tellNotices() {
        // One alone, as most often, needs no list.
        if notices.count == 1 { return notices.removeLast().tell() }
        // Two lists take turns and keep their room, unless it was a lot.
        var told: [Notice] = []
        swap(&told, &spareNotices)
        swap(&told, &notices)
        for notice in told { notice.tell() }
        told.removeAll(keepingCapacity: told.count <= ForwardPath.roomKept)
        swap(&told, &spareNotices)
    }
}
