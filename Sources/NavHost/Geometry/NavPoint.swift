/// A place, a distance or a velocity, in points: x to the right, y down.
public struct NavPoint: Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Down.
    public var y: Double

    /// A point.
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// No distance.
    public static let zero = NavPoint()

    var isFinite: Bool { x.isFinite && y.isFinite }
}
