public import NavHost

/// A screen whose work is saved before it is left.
@MainActor public protocol Autosaving: NavScreen {
    var hasUnsavedChanges: Bool { get }
    /// Saves.
    ///
    /// - Returns: whether that went well; if not, the screen stays.
    func save() async -> Bool
}
