import NavHost

/// A rule and what takes it off again.
@MainActor struct GuardRule {
    /// The answer about a screen; nil has no opinion.
    typealias Body = @MainActor (any NavScreen, Navigation) -> GuardAnswer?

    let id: Int
    /// The only screen it is about, or nil where it is about all that its body picks.
    let screen: Weak?
    let body: Body

    /// Whether the screen that it was made for is gone.
    var isStale: Bool { screen.map { $0.object == nil } ?? false }

    func answer(about screen: any NavScreen, _ navigation: Navigation) -> GuardAnswer? {
        if let only = self.screen, only.object !== screen { return nil }
        return body(screen, navigation)
    }

    struct Weak {
        weak let object: (any NavScreen)?
    }
}
