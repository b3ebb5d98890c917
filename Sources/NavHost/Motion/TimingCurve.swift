/// How time turns into progress: a cubic Bézier curve from (0, 0) to (1, 1), as in CSS.
public struct TimingCurve: Hashable, Sendable {
    private let first: NavPoint
    private let second: NavPoint

    /// A curve by its two control points.
    ///
    /// Each x is clamped to 0…1, so that progress is a function of time. Where a number is not finite, the curve is
    /// linear.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        let isSound = x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite
        first = isSound ? NavPoint(x: min(max(x1, 0), 1), y: y1) : .zero
        second = isSound ? NavPoint(x: min(max(x2, 0), 1), y: y2) : NavPoint(x: 1, y: 1)
    }

    /// As fast throughout.
    public static let linear = TimingCurve(0, 0, 1, 1)
    /// Speeds up; this and the next two are the curves of CSS.
    public static let easeIn = TimingCurve(0.42, 0, 1, 1)
    /// Slows down.
    public static let easeOut = TimingCurve(0, 0, 0.58, 1)
    /// Speeds up, then slows down.
    public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

    /// The progress at a moment, both 0…1; moments outside are clamped.
    public func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        if self == .linear { return time }
        return Self.value(first.y, second.y, at: parameter(for: time))
    }

    /// Bisection: x grows with the parameter, and 40 halvings are as exact as a Double needs here.
    private func parameter(for x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.value(first.x, second.x, at: middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func value(_ first: Double, _ second: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
