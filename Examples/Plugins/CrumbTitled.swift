public import NavHost

/// A screen that says what it is called in a trail of crumbs; others go by their description.
@MainActor public protocol CrumbTitled: NavScreen {
    /// A few words.
    var crumbTitle: String { get }
}
