/// A place, a distance or a velocity, in points: x to the right, y down.
public struct NavPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    public static let zero = NavPoint()

    var isFinite: Bool { x.isFinite && y.isFinite }
}
