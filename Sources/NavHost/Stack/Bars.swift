/// Which bars a screen wants while it is on top.
///
/// Bars belong to the entry, not to the moment of a push: they come back whenever the entry is on top again.
public struct Bars: Hashable, Sendable {
    /// Whether a bar is on the screen.
    public enum Visibility: Hashable, Sendable {
        /// It is there.
        case shown
        /// It is not.
        case hidden
    }

    /// The bar on top, with title and back button.
    public var navigationBar: Visibility
    /// The bar at the bottom.
    public var toolbar: Visibility

    /// Bars; without arguments those of ``standard``.
    public init(navigationBar: Visibility = .shown, toolbar: Visibility = .hidden) {
        self.navigationBar = navigationBar
        self.toolbar = toolbar
    }

    /// Navigation bar shown, toolbar hidden: what an entry gets that says nothing.
    ///
    /// The values are MRNavigationController's for a plain `pushViewController(_:animated:)`.
    public static let standard = Bars()
}
