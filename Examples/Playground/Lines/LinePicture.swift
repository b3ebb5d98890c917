import NavHost

/// The app as lines of text: bars as the host wants them, the top screen, and a question where one is open.
@MainActor struct LinePicture {
    let app: MailApp

    var lines: [String] {
        let screen = app.host.top as? any MailScreen
        let bars = app.host.bars
        var lines = bars?.navigationBar == 0 ? ["┌─"] : ["┌─ \(heading)"]
        lines += (screen?.lines ?? []).map { $0.isEmpty ? "│" : "│ \($0)" }
        let tools = screen?.tools.joined(separator: " · ") ?? ""
        lines.append(bars?.toolbar == 0 ? "└─" : "└─ \(tools)")
        if let question = app.dialogue.text { lines.append("?  \(question) yes or no") }
        return lines
    }

    private var heading: String {
        let screens = app.host.screens.suffix(2)
        let below = screens.count > 1 ? screens.first.map { "‹ \(describe($0)) | " } : nil
        return (below ?? "") + describe(screens.last)
    }
}
