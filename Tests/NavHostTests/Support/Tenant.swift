import NavHost
import TestSupport

/// A plugin that writes how it comes and goes.
@MainActor final class Tenant: NavPlugin, HostLifeObserving {
    let name: String
    let priority: Int
    private let trace: Trace
    /// What it does when it comes, and when it goes.
    var onInstall: (@MainActor (NavHost) -> Void)?
    var onUninstall: (@MainActor (NavHost) -> Void)?
    var soleHost: NavHost?

    init(_ name: String, _ trace: Trace, priority: Int = 0) {
        self.name = name
        self.priority = priority
        self.trace = trace
    }

    func didInstall(on host: NavHost) {
        trace.write("\(name) comes")
        onInstall?(host)
    }

    func willUninstall(from host: NavHost) {
        trace.write("\(name) leaves")
        onUninstall?(host)
    }

    func navHost(_ host: NavHost, didAttach stack: [StackEntry]) {
        trace.write("\(name) attaches to \(names(stack.map(\.screen)))")
    }

    func navHostDidEnd(_ host: NavHost) { trace.write("\(name) hears host end") }
}
