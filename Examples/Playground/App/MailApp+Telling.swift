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

    /// The stack, what lies ahead, and what is asked, in as few lines as that takes.
    var briefLines: [String] {
        let ahead = unpop.nextEntries.isEmpty ? "" : "  ↷ \(describe(unpop.nextEntries.map(\.screen)))"
        let question = dialogue.text.map { ["?  \($0) yes or no"] } ?? []
        return ["= \(describe(host.screens))\(ahead)"] + question
    }

    private var ruleLines: [String] {
        let rules = shelf.isInstalled(guarding) ? LeavingRules.lines : ["The guard is off."]
        return rules + foresee("back", host.backRequest ?? .pop(), cause: .key)
            + foresee("home", .popToRoot(), cause: .control)
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

    /// What would come of a request, and what everyone who is asked says to it; no person is disturbed.
    private func foresee(_ name: String, _ request: NavRequest, cause: Cause) -> [String] {
        var request = request
        request.cause = cause
        let explanation = host.explain(request)
        let opinions = explanation.entries.map { entry in
            "  \(entry.name): \(entry.answer.map(describe) ?? "no opinion")"
        }
        return ["\(name) now: \(describe(explanation.verdict))"] + opinions
    }
}
