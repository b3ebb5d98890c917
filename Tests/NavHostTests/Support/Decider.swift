import NavHost
import TestSupport

/// A plugin that answers as it is told, and writes "ask <name> <operation>" into a trace.
@MainActor final class Decider: NavPlugin, NavDeciding {
    let name: String
    let priority: Int
    private let trace: Trace?
    var decide: @MainActor (NavHost, Navigation) -> Decision?

    init(
        _ name: String, _ trace: Trace? = nil, priority: Int = 0,
        _ decide: @escaping @MainActor (NavHost, Navigation) -> Decision? = { _, _ in nil }
    ) {
        self.name = name
        self.trace = trace
        self.priority = priority
        self.decide = decide
    }

    func navHost(_ host: NavHost, decisionOn navigation: Navigation) -> Decision? {
        trace?.write("ask \(name) \(navigation.operation)")
        return decide(host, navigation)
    }
}
