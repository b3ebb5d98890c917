/// How far each bar is on the screen: 0 hidden, 1 shown, between while a navigation moves.
public struct BarsVisibility: Hashable, Sendable {
    /// The bar on top, 0…1.
    public var navigationBar: Double
    /// The bar at the bottom, 0…1.
    public var toolbar: Double

    /// How far each is on the screen; numbers are taken as they are.
    public init(navigationBar: Double, toolbar: Double) {
        self.navigationBar = navigationBar
        self.toolbar = toolbar
    }

    init(_ bars: Bars) {
        navigationBar = bars.navigationBar == .shown ? 1 : 0
        toolbar = bars.toolbar == .shown ? 1 : 0
    }

    /// The bars between two entries, `fraction` of the way from one to the other.
    static func between(_ from: Bars, _ to: Bars, fraction: Double) -> BarsVisibility {
        let (start, end) = (BarsVisibility(from), BarsVisibility(to))
        return BarsVisibility(
            navigationBar: start.navigationBar + (end.navigationBar - start.navigationBar) * fraction,
            toolbar: start.toolbar + (end.toolbar - start.toolbar) * fraction)
    }
}
