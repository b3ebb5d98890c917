/// The size of a viewport, in points.
///
/// A terminal maps a cell to 8 × 16.
public struct NavSize: Hashable, Sendable {
    /// From side to side.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// A size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
