import NavHost
import Unpop

extension MailApp {
    func tell(about command: Command) -> [String] {
        switch command {
        case .stack: stackLines
        case .events: newsLines
        case .plugins: shelf.lines
        case .rules: ruleLines
        case .why: whyLines
        case .help: helpLines
        default: []
        }
    }

    private var newsLines: [String] {
        let news = transcript.takeNews()
        return news.isEmpty ? ["The transcript has heard nothing new."] : news
    }

    private var stackLines: [String] {
        ["Stack: \(describe(host.screens))", "Redo:  \(describe(unpop.nextEntries.map(\.screen)))"]
    }

    private var ruleLines: [String] {
        let rules = shelf.isInstalled(guarding) ? LeavingRules.lines : ["The guard is off: nobody is asked."]
        return rules + [
            "Now, back: \(foresee(host.backRequest ?? .pop(), cause: .key))",
            "     home: \(foresee(.popToRoot(), cause: .control))",
        ]
    }

    private var whyLines: [String] {
        guard let trip = last else { return ["You have not gone anywhere yet."] }
        return ["#\(trip.id) \(trip.operation) by \(trip.cause.kind): \(describe(trip.state))"]
    }

    private var helpLines: [String] {
        let width = CommandSyntax.all.map(\.usage.count).max() ?? 0
        return CommandSyntax.all.map { syntax in
            let gap = String(repeating: " ", count: width - syntax.usage.count)
            return "\(syntax.usage)\(gap)  \(syntax.summary)"
        }
    }

    /// What would come of a request, without asking anybody anything.
    private func foresee(_ request: NavRequest, cause: Cause) -> String {
        var request = request
        request.cause = cause
        return switch host.verdict(on: request) {
        case .begins: "goes at once"
        case .asks(let askers): "\(askers.joined(separator: ", ")) asks"
        case .joins: "is being asked about"
        case .waits: "waits"
        case .unchanged: "nothing to do"
        case .refused(let refusal): "refused: \(refusal)"
        case .nobody: "nobody minds"
        @unknown default: "unknown"
        }
    }
}
