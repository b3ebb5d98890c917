import NavHost

extension CommandSyntax {
    /// Every command, in the order of the help.
    static let all =
        going + writing + answering + looking + dragging + changing + keeping + paging + leaving + living + running

    private static let going = [
        CommandSyntax("open", "N", "open message N") { Int($0).map { .open($0) } },
        CommandSyntax("compose", "write a message", .compose),
        CommandSyntax("settings", "change the signature", .settings),
        CommandSyntax("onboarding", "[N]", "begin the series of welcome pages, at page N") { text in
            text.isEmpty ? .onboarding : Int(text).map { .page(.begin($0)) }
        },
        CommandSyntax("pictures", "a strip that scrolls and a slider", .pictures),
        CommandSyntax("back", "go back, as a key does", .back),
        CommandSyntax("forward", "go forward: the next page, or what was left", .forward),
        CommandSyntax("next", "the next page of the series", .next),
        CommandSyntax("previous", "the page before", .previous),
        CommandSyntax("home", "back to the inbox in one go", .home),
        CommandSyntax("redo", "bring back what the last step back removed", .redo),
        CommandSyntax("notify", "N", "message N arrives, and the app shows it") { Int($0).map { .notify($0) } },
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

    private static let dragging = [
        CommandSyntax(
            "drag", "PLACE FROM -> TO in TIME", "a finger on edge, content, strip or slider: edge 0 -> 0.7 in 200 ms"
        ) { Drag($0).map { .drag($0) } },
        CommandSyntax("guarded", "HOLD", "what a swipe does that is asked about: refuse or hold") { text in
            ["refuse": .refuse, "hold": .hold][text].map { .guarded($0) }
        },
        CommandSyntax("lead", "WAY PART", "begin by hand to go back, forward, next or previous: next 0.5") { text in
            let words = text.split(separator: " ")
            guard words.count == 2, let way = HandCommand.Way(rawValue: String(words[0])), let part = share(words[1])
            else { return nil }
            return .lead(.lead(way, part))
        },
        CommandSyntax("move", "PART", "lead on to a part of the way") { share($0).map { .lead(.move($0)) } },
        CommandSyntax("finish", "let go, so that it goes through", .lead(.finish)),
        CommandSyntax("takeback", "take back what is led", .lead(.takeBack)),
    ]

    private static let running = [
        CommandSyntax("brief", "ON", "on answers by what was heard, off by the screen") { isOn($0).map { .brief($0) } },
        CommandSyntax("say", "TEXT", "a heading in what is written") { $0.isEmpty ? nil : .say($0) },
        CommandSyntax("wait", "SECONDS", "let time pass; a script does not really wait") {
            seconds($0).map { .wait($0) }
        },
        CommandSyntax("help", "this list", .help),
        CommandSyntax("quit", "end", .quit),
    ]
}
