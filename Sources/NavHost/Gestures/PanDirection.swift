/// Which way a finger moves.
public enum PanDirection: Hashable, Sendable {
    /// To the side that a line begins on: left where text runs from left to right.
    case leading
    /// To the side that a line ends on.
    case trailing
    /// To the top of the viewport.
    case up
    /// To its bottom.
    case down

    var isHorizontal: Bool { self == .leading || self == .trailing }

    /// How far a vector goes this way; negative where it goes the other way.
    func length(of vector: NavPoint, _ layout: LayoutDirection) -> Double {
        switch self {
        case .trailing: vector.x * layout.sign
        case .leading: -vector.x * layout.sign
        case .down: vector.y
        case .up: -vector.y
        }
    }

    /// The way that a vector mostly goes; nil where it goes nowhere, or is not finite.
    ///
    /// A perfect diagonal counts as horizontal.
    init?(of vector: NavPoint, _ layout: LayoutDirection) {
        guard vector != .zero, vector.isFinite else { return nil }
        if abs(vector.x) >= abs(vector.y) {
            self = vector.x * layout.sign > 0 ? .trailing : .leading
        } else {
            self = vector.y > 0 ? .down : .up
        }
    }
}
