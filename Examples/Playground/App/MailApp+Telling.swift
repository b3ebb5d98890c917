import NavHost
import Unpop

extension MailApp {
    func tell(about command: Command) -> [String] {
        switch command {
        case .stack: stackLines
        case .events: transcript.takeNews()
        case .plugins: shelf.lines
        case .rules: ruleLines
        case .why: whyLines
        case .help: helpLines
        default: []
        }
    }

    private var stackLines: [String] {
        let redo = unpop.nextEntries.map(\.screen)
        return ["Stack: \(describe(host.screens))", "Redo:  \(describe(redo))"]
    }

    private var ruleLines: [String] {
        []
    }

    private var whyLines: [String] {
        guard let trip = last else { return ["Nothing has happened yet."] }
        return ["#\(trip.id) \(trip.operation) by \(trip.cause.kind): \(describe(trip.state))"]
    }

    private var helpLines: [String] {
        let width = CommandSyntax.all.map(\.usage.count).max() ?? 0
        return CommandSyntax.all.map { syntax in
            let gap = String(repeating: " ", count: width - syntax.usage.count)
            return "\(syntax.usage)\(gap)  \(syntax.summary)"
        }
    }
}
