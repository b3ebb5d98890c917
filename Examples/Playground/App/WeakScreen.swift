import NavHost

/// Tells whether a screen still lives.
@MainActor struct WeakScreen {
    weak let screen: (any NavScreen)?

    init(_ screen: any NavScreen) {
        self.screen = screen
    }
}
