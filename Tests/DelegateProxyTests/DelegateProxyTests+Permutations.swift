import DelegateProxy
import Testing

/// What a delegate does when it hears its first message.
private enum Behaviour: String, CaseIterable {
    case nothing, removeItself, removeLast, removeFirst, addNewcomer, killLast, readdFirst, sayInner
}

/// Every ordered selection of up to four behaviours, as many as there are delegates.
private let casts: [[Behaviour]] = {
    var casts: [[Behaviour]] = [[]]
    var longest: [[Behaviour]] = [[]]
    for _ in 1...4 {
        longest = longest.flatMap { cast in
            Behaviour.allCases.filter { !cast.contains($0) }.map { cast + [$0] }
        }
        casts += longest
    }
    return casts
}()

/// The rules, as naively as they can be written down.
private struct Model {
    var registered: [(name: String, serial: Int)] = []
    var dead: Set<String> = []
    var done: Set<String> = []
    var serial = 0
    var lines: [String] = []
    let cast: [Behaviour]

    init(_ cast: [Behaviour]) {
        self.cast = cast
        for index in cast.indices { add("d\(index)") }
    }

    mutating func add(_ name: String) {
        guard !registered.contains(where: { $0.name == name }) else { return }
        serial += 1
        registered.append((name, serial))
    }

    mutating func remove(_ name: String) { registered.removeAll { $0.name == name } }

    mutating func say(_ word: String) {
        for entry in registered {
            let isRegistered = registered.contains { $0.serial == entry.serial }
            guard isRegistered, !dead.contains(entry.name) else { continue }
            lines.append("\(entry.name) \(word)")
            guard done.insert(entry.name).inserted, let index = Int(entry.name.dropFirst()), index < cast.count
            else { continue }
            behave(cast[index], entry.name)
        }
    }

    mutating func behave(_ behaviour: Behaviour, _ name: String) {
        switch behaviour {
        case .nothing: break
        case .removeItself: remove(name)
        case .removeLast: remove("d\(cast.count - 1)")
        case .removeFirst: remove("d0")
        case .addNewcomer: add("new")
        case .killLast: dead.insert("d\(cast.count - 1)")
        case .readdFirst:
            guard !dead.contains("d0") else { return }
            remove("d0")
            add("d0")
        case .sayInner: say("inner")
        }
    }
}

/// The same on a proxy.
private final class Play {
    let log = Log()
    let proxy = makeProxy()
    var players: [Listener?]
    let newcomer: Listener
    let cast: [Behaviour]

    init(_ cast: [Behaviour]) {
        self.cast = cast
        players = cast.indices.map { [log] in Listener("d\($0)", log) }
        newcomer = Listener("new", log)
        for (index, behaviour) in cast.enumerated() {
            guard let player = players[index] else { continue }
            player.onHear = { [unowned self, unowned player] _ in
                player.onHear = nil
                behave(behaviour, player)
            }
            proxy.add(player)
        }
    }

    func behave(_ behaviour: Behaviour, _ player: Listener) {
        switch behaviour {
        case .nothing: break
        case .removeItself: proxy.remove(player)
        case .removeLast: if let last = players[cast.count - 1] { proxy.remove(last) }
        case .removeFirst: if let first = players[0] { proxy.remove(first) }
        case .addNewcomer: proxy.add(newcomer)
        case .killLast: players[cast.count - 1] = nil
        case .readdFirst:
            guard let first = players[0] else { return }
            proxy.remove(first)
            proxy.add(first)
        case .sayInner: proxy.notify { $0.hear("inner") }
        }
    }
}

extension DelegateProxyTests {
    @Test func `every order of up to four delegates that meddle with the round agrees with the rules`() {
        #expect(casts.count == 1 + 8 + 56 + 336 + 1680)
        for cast in casts {
            var model = Model(cast)
            let play = Play(cast)
            for word in ["a", "b", "c"] {
                model.say(word)
                play.proxy.notify { $0.hear(word) }
            }
            let label = cast.map(\.rawValue).joined(separator: ", ")
            #expect(play.log.take() == model.lines, "\(label)")
            let alive = model.registered.filter { !model.dead.contains($0.name) }.count
            #expect(play.proxy.count == alive, "\(label)")
            #expect(play.proxy.storedCount == alive, "\(label)")
        }
    }
}
