import Unpop

/// What shows the rules of the plugins.
extension CommandSyntax {
    static let changing = [
        CommandSyntax("pop", "N", "the app takes N screens off at once") { Int($0).map { .change(.pop($0)) } },
        CommandSyntax("remove", "N", "the app takes message N out") { Int($0).map { .change(.remove($0)) } },
        CommandSyntax("replace", "N", "message N takes the place of what is shown") { text in
            Int(text).map { .change(.replace($0)) }
        },
        CommandSyntax("set", "N…", "the inbox and these messages, or none, and nothing else") { text in
            numbers(text).map { .change(.set($0)) }
        },
        CommandSyntax("delete", "go back for good: it is not to be brought back", .change(.delete)),
        CommandSyntax("logout", "back to the inbox for good", .change(.logOut)),
        CommandSyntax("toolkit", "N…", "a toolkit shows the inbox and these messages by itself") { text in
            numbers(text).map { .change(.toolkit($0)) }
        },
        CommandSyntax("elsewhere", "another window shows what redo would bring", .change(.elsewhere)),
    ]

    static let keeping = [
        CommandSyntax("depth", "N", "how many screens redo keeps") { Int($0).map { .keep(.depth($0)) } },
        CommandSyntax("life", "SECONDS", "how long redo keeps them; or never: for ever") { text in
            secondsOrNever(text).map { .keep(.life($0)) }
        },
        CommandSyntax("lifetime", "FROM", "what that counts from: entry or activity") { text in
            ["entry": .perEntry, "activity": .sinceLastActivity][text].map { .keep(.lifetime($0)) }
        },
        CommandSyntax("granularity", "OF", "what one redo brings: an operation or a screen") { text in
            ["operation": .operation, "screen": .screen][text].map { .keep(.granularity($0)) }
        },
        CommandSyntax("clear", "let go of what redo keeps", .keep(.clear)),
        CommandSyntax("timers", "how many timers wait, where a script plays", .keep(.timers)),
    ]

    static let paging = [
        CommandSyntax("pager", "where one stands in the series", .page(.status)),
        CommandSyntax("page", "N", "go to page N of the list") { Int($0).map { .page(.go($0)) } },
        CommandSyntax("pages", "N…", "the list of pages: 3 1, or none") { numbers($0).map { .page(.list($0)) } },
        CommandSyntax("lock", "ON", "on locks the way forward on every page") { isOn($0).map { .page(.lock($0)) } },
        CommandSyntax("valid", "YES", "no locks the way forward on the page that is shown") { text in
            ["yes": true, "no": false][text].map { .page(.valid($0)) }
        },
        CommandSyntax("force", "the next page, locked or not", .page(.force)),
        CommandSyntax("fingers", "ON", "off lets no finger page") { isOn($0).map { .page(.fingers($0)) } },
        CommandSyntax("collapse", "ON", "on makes the series one entry of the stack") { text in
            isOn(text).map { .page(.collapse($0)) }
        },
        CommandSyntax("ahead", "SAYS", "the page says what comes next: series, none, made, done or seal") { text in
            PageCommand.Says(rawValue: text).map { .page(.next($0)) }
        },
        CommandSyntax("behind", "SAYS", "the page says what came before: series, none or made") { text in
            guard let says = PageCommand.Says(rawValue: text), says != .done, says != .seal else { return nil }
            return .page(.previous(says))
        },
        CommandSyntax("series", "a window of its own for the series", .page(.series)),
    ]

    static let leaving = [
        CommandSyntax("button", "go back, as the button in the bar does", .leave(.button)),
        CommandSyntax("escape", "go back, as assistive technology does", .leave(.escape)),
        CommandSyntax("menu", "back to the inbox, as the menu of the back button does", .leave(.menu)),
        CommandSyntax("minds", "WHOM", "whom the guard asks: user or all") { text in
            ["user": false, "all": true][text].map { .leave(.minds(isEverybody: $0)) }
        },
        CommandSyntax("offer", "SECONDS", "how long a draft that was left can be had back; or never: it asks") { text in
            secondsOrNever(text).map { .leave(.offer($0)) }
        },
        CommandSyntax("undo", "take the offer: have the draft back", .leave(.undo)),
        CommandSyntax("pin", "what is shown may not be left", .leave(.pin)),
        CommandSyntax("unpin", "it may be left again", .leave(.unpin)),
        CommandSyntax("away", "answer the question: leave, for the inbox", .leave(.away)),
        CommandSyntax("awaits", "a guard that awaits its answer, in a window of its own", .leave(.awaits)),
    ]

    static let living = [
        CommandSyntax("suspend", "the app goes to the background", .live(.suspend)),
        CommandSyntax("resume", "it comes back", .live(.resume)),
        CommandSyntax("pressure", "memory runs short", .live(.pressure)),
    ]
}
