/// What can be switched on and off while the app runs.
enum Switch: Hashable, CaseIterable {
    case unpop, pager, guarding, swipe, transcript
    case slow, reduced, rightToLeft, hold, light

    static let plugins: [Switch] = [.unpop, .pager, .guarding, .swipe, .transcript]
    static let moods: [Switch] = [.slow, .reduced, .rightToLeft, .hold, .light]

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
        case .slow: "slow motion"
        case .reduced: "reduced motion"
        case .rightToLeft: "right to left"
        case .hold: "hold guarded swipes"
        case .light: "light colours"
        }
    }
}
