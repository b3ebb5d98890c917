import NavHost
import PopGuard

/// When a person is asked before screens are left.
@MainActor enum LeavingRules {
    /// How many screens may be closed at once without a question.
    static let limit = 2

    /// What the rules say, for people.
    static let lines = [
        "A person is asked before",
        "  a draft goes that has not been sent,",
        "  settings go that have not been saved,",
        "  more than \(limit) screens go at once.",
        "What the app does by itself is not asked about.",
    ]

    /// Adds the rule about screens that know nothing of it; drafts and settings speak for themselves, as ``Editing``.
    static func add(to guarding: PopGuard) {
        guarding.addRule { screen, navigation in
            // Once for the whole trip, and not for each of its screens.
            screen === navigation.from && navigation.removedScreens.count > limit ? .ask : nil
        }
    }
}
