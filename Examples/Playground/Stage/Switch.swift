/// What can be switched on and off while the app runs.
enum Switch: Hashable, CaseIterable {
    case unpop, pager, guarding, swipe, transcript
    case slow, reduced, rightToLeft, hold, undo, light

    static let plugins: [Switch] = [.unpop, .pager, .guarding, .swipe, .transcript]
    static let moods: [Switch] = [.slow, .reduced, .rightToLeft, .hold, .undo, .light]

    var key: Character {
        switch self {
        case .unpop: "U"
        case .pager: "B"
        case .guarding: "G"
        case .swipe: "P"
        case .transcript: "T"
        case .slow: "S"
        case .reduced: "R"
        case .rightToLeft: "L"
        case .hold: "H"
        case .undo: "O"
        case .light: "D"
        }
    }

    var name: String {
        switch self {
        case .unpop: "Unpop"
        case .pager: "BoardingPager"
        case .guarding: "PopGuard"
        case .swipe: "PanToPop"
        case .transcript: "Transcript"
        case .slow: "Slow motion"
        case .reduced: "Reduced motion"
        case .rightToLeft: "Right to left"
        case .hold: "Hold swipes"
        case .undo: "Offer undo"
        case .light: "Light colours"
        }
    }

    /// The name where there is little room.
    var label: String {
        switch self {
        case .pager: "Pager"
        case .slow: "Slow"
        case .reduced: "Reduced"
        case .rightToLeft: "R to L"
        case .hold: "Hold"
        case .undo: "Undo"
        case .light: "Light"
        default: name
        }
    }
}
