/// Which bars a screen wants while it is on top.
///
/// Bars belong to the entry, not to the moment of a push: they come back whenever the entry is on top again.
public struct Bars: Hashable, Sendable {
    /// Whether a bar is on the screen.
    public enum Visibility: Hashable, Sendable {
        case shown, hidden
    }

    public var navigationBar: Visibility
    public var toolbar: Visibility

    public init(navigationBar: Visibility = .shown, toolbar: Visibility = .hidden) {
        self.navigationBar = navigationBar
        self.toolbar = toolbar
    }

    /// Navigation bar shown, toolbar hidden: what an entry gets that says nothing.
    ///
    /// The values are MRNavigationController's for a plain `pushViewController(_:animated:)`.
    public static let standard = Bars()
}
