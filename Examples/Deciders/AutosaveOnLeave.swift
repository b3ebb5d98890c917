public import NavHost

/// Saves what is about to be left, and goes on when that is done: a confirmation without a dialogue.
@MainActor public final class AutosaveOnLeave: NavPlugin, NavDeciding {
    /// Saves whatever conforms to ``Autosaving``.
    public init() {}

    /// A confirmation that saves, top first; a failure stays.
    ///
    /// No opinion where nothing is unsaved.
    public func navHost(_ host: NavHost, decisionOn navigation: Navigation) -> Decision? {
        let unsaved = navigation.removedScreens.compactMap { $0 as? any Autosaving }.filter(\.hasUnsavedChanges)
        guard !unsaved.isEmpty else { return nil }
        return .confirm(awaiting: { _ in
            for screen in unsaved {
                guard await screen.save() else { return false }
            }
            return true
        })
    }
}
