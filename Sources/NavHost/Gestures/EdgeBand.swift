/// Where a swipe counts as coming from the edge.
public enum EdgeBand: Hashable, Sendable {
    /// Within so many points of the edge, the last one included.
    case width(Double)
    /// Everywhere.
    case full
    /// Nowhere.
    case off

    /// 20 points, as wide as a thumb's edge.
    public static let standard = EdgeBand.width(20)

    func contains(_ distance: Double) -> Bool {
        switch self {
        case .width(let width): distance <= width
        case .full: true
        case .off: false
        }
    }
}
