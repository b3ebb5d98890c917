// The part of the article on plugins. Scripts/readme-blocks compares the two.
import NavHost

// snippet: hearing
/// Goes back to the root when nothing has happened for a while, as a ticket machine does.
final class IdleReturn: NavPlugin, NavObserving {
    private let limit: Duration
    private weak var host: NavHost?
    private var timer: (any NavClockToken)?

    init(after limit: Duration) {
        self.limit = limit
    }

    var soleHost: NavHost? { host }

    func didInstall(on host: NavHost) {
        self.host = host
        restart()
    }

    func willUninstall(from host: NavHost) {
        timer?.cancel()
        self.host = nil
    }

    func navHost(_ host: NavHost, didChangeStack navigation: Navigation) {
        restart()
    }

    private func restart() {
        timer?.cancel()
        timer = nil
        guard let host, host.count > 1 else { return }
        timer = host.clock.schedule(after: limit) { [weak self] in self?.goHome() }
    }

    private func goHome() {
        host?.popToRoot(cause: Cause(.plugin, origin: name))
    }
}
// end

// snippet: deciding
/// Keeps people where they are; code is let through.
final class Lock: NavPlugin, NavDeciding {
    var isClosed = false

    func navHost(_ host: NavHost, decisionOn navigation: Navigation) -> Decision? {
        isClosed && navigation.cause.isUser ? .deny(reason: "it is closed") : nil
    }
}
// end

final class Start: NavScreen {}
final class Ticket: NavScreen {}

// snippet: trying
final class ManualClock: NavClock {
    final class Token: NavClockToken {
        var action: (@MainActor () -> Void)?

        func cancel() {
            action = nil
        }
    }

    private(set) var now = Duration.zero
    private var timers: [(due: Duration, token: Token)] = []

    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any NavClockToken {
        let token = Token()
        token.action = action
        timers.append((now + delay, token))
        return token
    }

    func advance(by duration: Duration) {
        now += duration
        let due = timers.filter { $0.due <= now }
        timers.removeAll { $0.due <= now }
        for timer in due { timer.token.action?() }
    }
}

let clock = ManualClock()
let host = NavHost(root: Start())
host.clock = clock
host.install(IdleReturn(after: .seconds(30)))
let lock = host.install(Lock())

host.push(Ticket())
lock.isClosed = true
print(host.goBack().state)  // ended, refused: Lock said no: it is closed
clock.advance(by: .seconds(30))
print(host.count)  // 1: a plugin is no person
// end
