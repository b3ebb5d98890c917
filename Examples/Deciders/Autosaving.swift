public import NavHost

/// A screen whose work is saved before it is left.
@MainActor public protocol Autosaving: NavScreen {
    /// Whether there is anything to save.
    var hasUnsavedChanges: Bool { get }
    /// Saves, and answers whether that went well: if not, the screen stays.
    func save() async -> Bool
}
