/// How far each bar is on the screen: 0 hidden, 1 shown, between while a navigation moves.
public struct BarsVisibility: Hashable, Sendable {
    public var navigationBar: Double
    public var toolbar: Double

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
