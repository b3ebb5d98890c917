public import NavHost

/// Counts which screens are seen, and for how long: the first screen too, and not while the app is in the background.
///
/// One instance can serve any number of hosts, installed before or after their first screen.
/// ```swift
/// let analytics = Analytics { view in service.send(view) }
/// for host in tabs { host.install(analytics) }
/// ```
/// A view is sent when it is over. What a finger only peeks at is no view, nor what a single navigation passes over.
public final class Analytics: NavPlugin {
    /// What is on screen on one host.
    private struct Open {
        let screen: String
        let began: ScreenView.Turn
        let since: Duration
    }

    private let send: @MainActor (ScreenView) -> Void
    private var open: [ObjectIdentifier: Open] = [:]

    /// Analytics that hand each view to a closure.
    public init(send: @escaping @MainActor (ScreenView) -> Void) {
        self.send = send
    }

    private func begin(_ host: NavHost, _ turn: ScreenView.Turn) {
        guard !host.isSuspended else { return }
        open[ObjectIdentifier(host)] = host.top.map {
            Open(screen: ScreenLabel($0).description, began: turn, since: host.clock.now)
        }
    }

    private func end(_ host: NavHost, _ turn: ScreenView.Turn) {
        guard let view = open.removeValue(forKey: ObjectIdentifier(host)) else { return }
        send(
            ScreenView(
                screen: view.screen, began: view.began, ended: turn, duration: host.clock.now - view.since))
    }
}

extension Analytics: NavObserving {
    /// One screen took the place of another.
    ///
    /// Where the same one stays on top this is not told: nothing is seen that was not before.
    public func navHost(_ host: NavHost, didShow navigation: Navigation) {
        end(host, .navigation(navigation.cause))
        begin(host, .navigation(navigation.cause))
    }
}

extension Analytics: HostLifeObserving {
    /// The first screen, where there is one already.
    public func navHost(_ host: NavHost, didAttach stack: [StackEntry]) {
        begin(host, .installation)
    }

    /// Nobody sees anything in the background.
    public func navHostDidSuspend(_ host: NavHost) { end(host, .background) }

    /// The same screen is seen anew.
    public func navHost(_ host: NavHost, didResumeAfter pause: Duration) { begin(host, .background) }

    /// The last screen of all.
    public func navHostDidEnd(_ host: NavHost) { end(host, .end) }

    /// What is still seen is counted up to here.
    public func willUninstall(from host: NavHost) { if !host.hasEnded { end(host, .installation) } }
}
