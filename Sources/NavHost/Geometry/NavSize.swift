/// The size of a viewport, in points. A terminal maps a cell to 8 × 16.
public struct NavSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
