import NavHost
import TestSupport

/// A plugin that says what back and forward mean, and writes `<name> <command>` when it is asked.
@MainActor final class Commander: NavPlugin, CommandProviding {
    let name: String
    let priority: Int
    private let trace: Trace
    var requests: [NavCommand: NavRequest]

    init(_ name: String, _ trace: Trace, priority: Int = 0, requests: [NavCommand: NavRequest] = [:]) {
        self.name = name
        self.priority = priority
        self.trace = trace
        self.requests = requests
    }

    func navHost(_ host: NavHost, requestFor command: NavCommand) -> NavRequest? {
        trace.write("\(name) \(command)")
        return requests[command]
    }
}
