import DelegateProxy

/// A proxy and a plain array that is told the same, compared at every call.
///
/// Delegates meddle at random while they are called. A round of the array is a list of serial numbers and a cursor: what the
/// cursor finds next must be the delegate that the proxy calls next.
final class RandomWorld {
    struct Entry {
        let serial: Int
        let id: Int
        var priority: Int
        var isStrong: Bool
    }

    struct WeakListener {
        weak var listener: Listener?
    }

    let proxy = makeProxy()
    private let log = Log()
    private var random: SplitMix64
    private var slots: [Listener?] = Array(repeating: nil, count: 6)
    private var idsOfSlots: [Int] = Array(repeating: -1, count: 6)
    private var everyone: [WeakListener] = []
    private var entries: [Entry] = []
    private var rounds: [ArraySlice<Entry>] = []
    private var tokens: [(token: DelegateToken, serial: Int)] = []
    private var nextSerial = 0
    private(set) var steps = 0
    private(set) var failure: String?

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    var depth: Int { rounds.count }

    func step() {
        guard failure == nil else { return }
        steps += 1
        let slot = Int.random(in: 0..<slots.count, using: &random)
        // Strong ones whose slot is empty stay until they are removed: rounds must not grow without bound.
        switch entries.count > 10 ? 6 : Int.random(in: 0..<20, using: &random) {
        case 0..<6: add(slot)
        case 6..<9: removeAny()
        case 9..<11: removeByToken()
        case 11..<14: slots[slot] = nil
        default: if depth < 3 { dispatch() }
        }
        if depth == 0 { checkAtRest() }
    }

    private func add(_ slot: Int) {
        let listener = slots[slot] ?? makeListener(slot)
        let id = idsOfSlots[slot]
        let priority = Int.random(in: -1...1, using: &random)
        let isStrong = Int.random(in: 0..<4, using: &random) == 0
        let token = proxy.add(listener, priority: priority, retention: isStrong ? .strong : .weak)
        var entry = Entry(serial: nextSerial, id: id, priority: priority, isStrong: isStrong)
        if let index = entries.firstIndex(where: { $0.id == id }) {
            let old = entries[index]
            entry = Entry(serial: old.serial, id: id, priority: priority, isStrong: old.isStrong || isStrong)
            entries[index] = entry
            if old.priority != priority {
                entries.remove(at: index)
                insert(entry)
            }
        } else {
            nextSerial += 1
            insert(entry)
        }
        tokens.append((token, entry.serial))
        if tokens.count > 20 { tokens.removeFirst(10) }
    }

    private func insert(_ entry: Entry) {
        entries.insert(entry, at: entries.firstIndex { $0.priority < entry.priority } ?? entries.endIndex)
    }

    private func makeListener(_ slot: Int) -> Listener {
        let id = everyone.count
        let listener = Listener("\(id)", log)
        listener.onHear = { [unowned self] _ in hears(id) }
        everyone.append(WeakListener(listener: listener))
        slots[slot] = listener
        idsOfSlots[slot] = id
        return listener
    }

    private func removeAny() {
        guard let entry = entries.randomElement(using: &random) else { return }
        if let listener = everyone[entry.id].listener { proxy.remove(listener) }
        entries.removeAll { $0.id == entry.id }
    }

    private func removeByToken() {
        guard let (token, serial) = tokens.randomElement(using: &random) else { return }
        let isRegistered = entries.contains { $0.serial == serial && everyone[$0.id].listener != nil }
        if token.isRegistered != isRegistered { fail("token of \(serial): \(token.isRegistered)") }
        token.remove()
        entries.removeAll { $0.serial == serial }
    }

    private func dispatch() {
        rounds.append(entries[...])
        proxy.notify { $0.hear("") }
        if let id = next() { fail("\(id) was not called") }
        rounds.removeLast()
    }

    /// Whom the round under way must call next.
    private func next() -> Int? {
        while let entry = rounds[depth - 1].popFirst() {
            let isRegistered = entries.contains { $0.serial == entry.serial }
            if isRegistered, everyone[entry.id].listener != nil { return entry.id }
        }
        return nil
    }

    private func hears(_ id: Int) {
        let expected = next()
        if expected != id { fail("called \(id) instead of \(expected.map(String.init) ?? "nobody")") }
        for _ in 0..<Int.random(in: 0...2, using: &random) { step() }
    }

    private func checkAtRest() {
        entries.removeAll { everyone[$0.id].listener == nil }
        _ = log.take()
        if proxy.count != entries.count { fail("counts \(proxy.count) instead of \(entries.count)") }
        if proxy.isEmpty != entries.isEmpty { fail("isEmpty is \(proxy.isEmpty)") }
        let order = proxy.explain().entries.map(\.identity)
        let expected = entries.compactMap { everyone[$0.id].listener.map { ObjectIdentifier($0) } }
        if order != expected { fail("wrong order") }
        for (id, box) in everyone.enumerated().suffix(8) where box.listener != nil {
            let isHeld = slots.contains { $0 === box.listener } || entries.contains { $0.id == id && $0.isStrong }
            if !isHeld { fail("\(id) lives although nobody holds it") }
        }
    }

    private func fail(_ message: String) {
        failure = failure ?? "step \(steps): \(message)"
    }
}
