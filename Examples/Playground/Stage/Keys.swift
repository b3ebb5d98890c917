/// The keys of the full screen, as the help lists them.
enum Keys {
    struct Row {
        let keys: String
        let summary: String
    }

    /// What a key asks for; nil where it means nothing.
    static func act(for event: InputEvent) -> Act? {
        switch event {
        case .text(let character): act(for: character)
        case .key(.escape), .key(.backspace), .key(.altLeft): .command(.back)
        case .key(.altRight): .command(.forward)
        case .key(.left): .command(.previous)
        case .key(.right): .command(.next)
        case .key(.enter): .edit
        case .key(.control("c")), .key(.control("d")): .quit
        case .key(.control("z")): .suspend
        default: nil
        }
    }

    private static func act(for character: Character) -> Act? {
        if let number = character.wholeNumberValue, (1...9).contains(number) { return .command(.open(number)) }
        if let found = Switch.allCases.first(where: { $0.key == character }) { return .flip(found) }
        return letters[character]
    }

    private static let letters: [Character: Act] = [
        "c": .command(.compose), "s": .command(.settings), "o": .command(.onboarding), "g": .command(.pictures),
        "h": .command(.home), "f": .command(.forward), "r": .command(.redo), "n": .command(.next),
        "p": .command(.previous), "m": .command(.notify(3)), "y": .command(.yes), "x": .command(.no),
        "t": .edit, "w": .command(.save), "e": .command(.send), "[": .nudgeStrip(-1), "]": .nudgeStrip(1),
        "z": .undo, "-": .nudgeSlider(-1), "+": .nudgeSlider(1), "=": .nudgeSlider(1), "?": .help, "F": .frames,
        "I": .inspector, "!": .crash, "%": .overflow, "q": .quit,
    ]

    static let help = [
        Row(keys: "1…4", summary: "open a message"),
        Row(keys: "c s", summary: "compose, settings"),
        Row(keys: "o g", summary: "onboarding, pictures"),
        Row(keys: "Esc Alt+←", summary: "back: swipe from the left"),
        Row(keys: "f Alt+→", summary: "forward: from the right"),
        Row(keys: "r h z", summary: "redo, home, undo"),
        Row(keys: "← →  p n", summary: "page before, next page"),
        Row(keys: "[ ]  - +", summary: "strip, slider"),
        Row(keys: "t Enter", summary: "type a line; Esc ends it"),
        Row(keys: "e w", summary: "send draft, save settings"),
        Row(keys: "y x", summary: "answer: leave, stay"),
        Row(keys: "m", summary: "a message shows itself"),
        Row(keys: "U B G P T", summary: "plugins on and off"),
        Row(keys: "S R L", summary: "slow, reduced, mirrored"),
        Row(keys: "H O D", summary: "hold swipes, undo, light"),
        Row(keys: "I F", summary: "side pane, frame counter"),
        Row(keys: "! %", summary: "crash; run out of stack"),
        Row(keys: "? q", summary: "these keys, quit"),
    ]
}
