import NavHost
import TestSupport

extension World {
    /// Lets go of the host and makes another.
    func replaceHost() {
        let isRooted = !isToolkitAppearing && !dice.onceIn(2)
        note("new host, \(isRooted ? "rooted" : "empty")")
        hostCount += 1
        records = [:]
        told = [:]
        specs = [:]
        budget = 0
        motions = []
        clock = ManualClock()
        appearance = AppearanceLaws()
        blocks = EntryLaws()
        retirePresenter()
        if isRooted, let root = dice.pick(pool) {
            host = NavHost(root: root, bars: randomBars(), onPop: blocks.rootBlock(root.name))
        } else {
            host = NavHost()
        }
        // Let go of under a host, these cancel and answer; here it is to go first.
        letGo()
        prepareHost()
    }

    /// Merely drops the host: everything open ends, one turn of the main actor later, and nobody is told.
    func dropHost() async {
        note("drop the host")
        weak let old = host
        let open = records.values.map { ($0, Self.endOfDropped($0.navigation.state)) }
        let (stream, heard) = (reader, early)
        replaceHost()
        await turn()
        for difference in await stream?.differences(from: heard.countsAtEnd ?? heard.counts) ?? [] { fail(difference) }
        if old != nil { fail("a host that was dropped is still alive") }
        for (record, end) in open {
            histogram.count(record.navigation.operation, end)
            if record.ends != [end] || record.navigation.end != end {
                fail("\(record.navigation.operation) of a dropped host ended \(record.ends), not \(end)")
            }
        }
    }

    /// Lets everything run that waits for the main actor.
    func turn() async {
        for _ in 0..<4 { await Task { @MainActor in }.value }
        needsTurn = false
    }

    private static func endOfDropped(_ state: Navigation.State) -> NavResult {
        switch state {
        case .following, .returning: .cancelled(.hostGone)
        case .moving: .finished
        case .ended(let result): result
        default: .refused(.hostGone)
        }
    }

    private func prepareHost() {
        host.clock = clock
        host.whenBusy = dice.pick(weighted: [.endRunning: 6, .drop: 1, .queue: 1]) ?? .endRunning
        host.onDiagnostic = { [weak self] _ in self?.react("onDiagnostic") }
        early = EventLaws()
        late = EventLaws()
        let number = hostCount
        early.onCommit = { [weak self] in self?.checkCommit($0, $1, $2) }
        early.onEnd = { [weak self] in self?.hearEnd($0, $1, number) }
        reader = dice.onceIn(3) ? StreamReader(host) : nil
        host.addDelegate(early, priority: 100)
        host.addDelegate(late, priority: -100)
        host.addDelegate(witness)
        if isToolkitAppearing { setPresenter() }
        for visitor in visitors where dice.onceIn(2) { host.install(visitor) }
    }

    /// Lets go of interactions and questions, out of the lists before they go: their end calls back.
    func letGo() {
        let (led, asked) = (interactions, questions)
        interactions = []
        questions = []
        withExtendedLifetime((led, asked)) {}
    }

    /// Something that calls back when it goes, to be captured by what the host lets go of at a time of its own.
    ///
    /// An entry's must be over: what has not ended holds its entries, which would be a cycle of our own.
    func luggage(forEntry: Bool = false) -> AnyObject? {
        guard !witness.isListening, dice.onceIn(8) else { return nil }
        if forEntry {
            guard let index = interactions.firstIndex(where: { $0.navigation.end != nil }) else { return nil }
            return interactions.remove(at: index)
        }
        if !questions.isEmpty, dice.onceIn(2) { return questions.removeLast() }
        return interactions.popLast()
    }

    /// Lets go of the presenter, and keeps count of what it did.
    func retirePresenter() {
        if let mirror = presenter as? MirrorPresenter { histogram.add(mirror.counts) }
        presenter = nil
    }

    /// Gives the host a presenter of another kind.
    func setPresenter() {
        let kind = dice.pick(weighted: ["none": 2, "instant": 1, "slow": 4, "stuck": 2, "mirror": 8]) ?? "none"
        note("presenter \(kind)")
        retirePresenter()
        switch (kind, isToolkitAppearing) {
        case ("none", false): presenter = nil
        case ("instant", false): presenter = slowPresenter(canFinishNow: true, isInstant: true)
        case ("slow", false): presenter = slowPresenter(canFinishNow: true, isInstant: false)
        case ("stuck", false): presenter = slowPresenter(canFinishNow: false, isInstant: false)
        default: presenter = mirrorPresenter()
        }
        host.presenter = presenter
    }

    private func slowPresenter(canFinishNow: Bool, isInstant: Bool) -> SlowPresenter {
        let slow = SlowPresenter()
        slow.canFinishNow = canFinishNow
        for word in ["begin", "follow", "settle", "finishNow"] {
            slow.reactions[word] = { [weak self] motion in
                if isInstant, word == "settle" || (word == "begin" && !motion.isInteractive) { motion.complete() }
                self?.hear(word, motion)
            }
        }
        return slow
    }

    private func mirrorPresenter() -> MirrorPresenter {
        var vices: Set<MirrorPresenter.Vice> = []
        for vice in MirrorPresenter.Vice.allCases where dice.onceIn(2) { vices.insert(vice) }
        // Rarer than the others, for it needs a chance of its own.
        if dice.onceIn(3) { vices.insert(.changesSilently) }
        note("  with \(vices)")
        let mirror = MirrorPresenter(host, vices: vices, sendsAppearance: isToolkitAppearing)
        for word in ["begin", "follow", "settle", "finishNow"] {
            mirror.reactions[word] = { [weak self] in self?.hear(word, $0) }
        }
        return mirror
    }

    private func hear(_ word: String, _ motion: Motion) {
        note("  presenter \(word) \(motion.navigation.operation)")
        if motions.last !== motion { motions.append(motion) }
        if motions.count > 6 { motions.removeFirst() }
        react(word)
    }
}
