import NavHost
import TestSupport

/// A plugin that decides by a closure, and writes `ask <name> about <operation>` when it is asked.
@MainActor final class Decider: NavPlugin, NavDeciding {
    let name: String
    let priority: Int
    private let trace: Trace
    var answer: @MainActor (NavHost, Navigation) -> Decision?

    init(
        _ name: String, _ trace: Trace, priority: Int = 0,
        answer: @escaping @MainActor (NavHost, Navigation) -> Decision? = { _, _ in nil }
    ) {
        self.name = name
        self.priority = priority
        self.trace = trace
        self.answer = answer
    }

    func navHost(_ host: NavHost, decisionOn navigation: Navigation) -> Decision? {
        trace.write("ask \(name) about \(navigation.operation)")
        return answer(host, navigation)
    }
}
