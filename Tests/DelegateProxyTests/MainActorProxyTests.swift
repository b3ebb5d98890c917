import DelegateProxy
import Testing

@MainActor private protocol HostObserving: AnyObject {
    func host(_ host: Host, did word: String)
    func host(_ host: Host, check word: String) throws(Objection)
    func allows(_ host: Host) -> Bool?
}

@MainActor private final class Host {
    private let observers = DelegateProxy<any HostObserving> { delegate in { [weak delegate] in delegate } }
    private var words: [String] = []

    func add(_ observer: any HostObserving) -> DelegateToken { observers.add(observer) }

    func say(_ word: String) {
        words.append(word)
        observers.notify { $0.host(self, did: word) }
    }

    func check(_ word: String) throws(Objection) {
        try observers.notify { observer throws(Objection) in try observer.host(self, check: word) }
    }

    func isAllowed() -> Bool { observers.all { $0.allows(self) } ?? true }

    func counts() -> [Int] {
        [
            observers.reduce(0) { $0 + ($1.allows(self) == nil ? words.count : 0) },
            observers.collect { $0.allows(self) }.count,
            observers.explain { $0.allows(self) }.entries.count,
        ]
    }

    func firstAnswer() -> Bool? { observers.first { $0.allows(self) } }
}

extension Host: DelegateForwarding {
    var forwardsTo: [AnyObject] { [observers] }
}

@MainActor private final class Observer: HostObserving {
    var heard: [String] = []
    func host(_ host: Host, did word: String) { heard.append(word) }
    func host(_ host: Host, check word: String) throws(Objection) { throw Objection(word: word) }
    func allows(_ host: Host) -> Bool? { false }
}

/// Hears a host and is a host itself; its conformance to `DelegateForwarding` is isolated.
@MainActor private final class Relaying: HostObserving, DelegateForwarding {
    let inner = Host()
    var forwardsTo: [AnyObject] { [inner] }
    func host(_ host: Host, did word: String) { inner.say(word) }
    func host(_ host: Host, check word: String) throws(Objection) { try inner.check(word) }
    func allows(_ host: Host) -> Bool? { inner.firstAnswer() }
}

@MainActor struct MainActorProxyTests {
    @Test func `a main-actor class tells delegates of a main-actor protocol, without a hop and with typed errors`() {
        let (host, observer) = (Host(), Observer())
        #expect(host.isAllowed())
        let token = host.add(observer)
        host.say("a")
        #expect(observer.heard == ["a"])
        #expect(!host.isAllowed())
        #expect(host.firstAnswer() == false)
        #expect(host.counts() == [0, 1, 1])
        do throws(Objection) {
            try host.check("b")
            Issue.record("nothing was thrown")
        } catch {
            #expect(error.word == "b")
        }
        token.remove()
        host.say("c")
        #expect(observer.heard == ["a"])
    }

    @Test func `B08: a ring through a main-actor class that says whom it forwards to is refused`() {
        let (first, second) = (Relaying(), Relaying())
        #expect(first.inner.add(second).isRegistered)
        #expect(!second.inner.add(first).isRegistered)
        #expect(!first.inner.add(first).isRegistered)
        let observer = Observer()
        let token = second.inner.add(observer)
        first.inner.say("a")
        #expect(observer.heard == ["a"])
        token.remove()
    }

    @Test func `the owner lives to the end of the round it began`() {
        @MainActor final class Releasing: HostObserving {
            var host: Host?
            weak var observed: Host?
            func host(_ host: Host, did word: String) {
                self.host = nil
                #expect(observed === host)
            }
            func host(_ host: Host, check word: String) throws(Objection) {}
            func allows(_ host: Host) -> Bool? { nil }
        }
        let (releasing, observer) = (Releasing(), Observer())
        releasing.host = Host()
        releasing.observed = releasing.host
        let all: [any HostObserving] = [releasing, observer]
        let tokens = all.compactMap { releasing.host?.add($0) }
        releasing.host?.say("a")
        #expect(observer.heard == ["a"])
        #expect(releasing.observed == nil)
        #expect(tokens.map(\.isRegistered) == [false, false])
    }
}
