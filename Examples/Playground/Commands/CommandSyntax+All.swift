import NavHost

extension CommandSyntax {
    /// Every command, in the order of the help.
    static let all = going + dragging + writing + answering + looking + running

    private static let going = [
        CommandSyntax("open", "N", "open message N") { Int($0).map { .open($0) } },
        CommandSyntax("compose", "write a message", .compose),
        CommandSyntax("settings", "change the signature", .settings),
        CommandSyntax("onboarding", "begin the series of welcome pages", .onboarding),
        CommandSyntax("pictures", "a strip that scrolls and a slider", .pictures),
        CommandSyntax("back", "go back, as a key does", .back),
        CommandSyntax("forward", "go forward: the next page, or what was left", .forward),
        CommandSyntax("next", "the next page of the series", .next),
        CommandSyntax("previous", "the page before", .previous),
        CommandSyntax("home", "back to the inbox in one go", .home),
        CommandSyntax("redo", "bring back what the last step back removed", .redo),
        CommandSyntax("notify", "N", "message N arrives, and the app shows it") { Int($0).map { .notify($0) } },
    ]

    private static let dragging = [
        CommandSyntax(
            "drag", "PLACE FROM -> TO in TIME", "a finger on edge, content, strip or slider: edge 0 -> 0.7 in 200 ms"
        ) { Drag($0).map { .drag($0) } },
        CommandSyntax("guarded", "HOLD", "what a swipe does that is asked about: refuse or hold") { text in
            ["refuse": .refuse, "hold": .hold][text].map { .guarded($0) }
        },
    ]

    private static let writing = [
        CommandSyntax("type", "TEXT", "type into the draft or the signature") { $0.isEmpty ? nil : .type($0) },
        CommandSyntax("send", "send the draft", .send),
        CommandSyntax("save", "save the settings", .save),
    ]

    private static let answering = [
        CommandSyntax("yes", "answer the question: leave", .yes),
        CommandSyntax("no", "answer the question: stay", .no),
        CommandSyntax("guard", "the rules about leaving", .rules),
        CommandSyntax("why", "how the last trip ended, and why", .why),
    ]

    private static let looking = [
        CommandSyntax("stack", "the stack and what redo would bring, bottom first", .stack),
        CommandSyntax("events", "what the transcript has heard since you last asked", .events),
        CommandSyntax("plugins", "which plugins are on", .plugins),
        CommandSyntax("install", "NAME", "switch a plugin on") { $0.isEmpty ? nil : .install($0) },
        CommandSyntax("uninstall", "NAME", "switch a plugin off") { $0.isEmpty ? nil : .uninstall($0) },
    ]

    private static let running = [
        CommandSyntax("wait", "SECONDS", "let time pass; a script does not really wait") { text in
            guard let seconds = Double(text), (0...3600).contains(seconds) else { return nil }
            return .wait(.seconds(seconds))
        },
        CommandSyntax("help", "this list", .help),
        CommandSyntax("quit", "end", .quit),
    ]
}
