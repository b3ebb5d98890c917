/// What a canvas or terminal draws: one or two screens, back to front, and the bars.
///
/// Values that allocate nothing.
public struct Picture: RandomAccessCollection, Sendable {
    /// A screen and where it is.
    public struct Layer: Sendable {
        /// What is drawn.
        public let screen: any NavScreen
        /// Where and how.
        public let placement: TransitionFrame.Layer
    }

    private let back: Layer?
    private let front: Layer?
    /// The bars, or nil where the toolkit's are left alone.
    public let bars: BarsVisibility?

    init(back: Layer?, front: Layer?, bars: BarsVisibility?) {
        self.back = back
        self.front = front
        self.bars = bars
    }

    /// The layer at the back.
    public var startIndex: Int { 0 }
    /// Beyond the layer in front.
    public var endIndex: Int { (back == nil ? 0 : 1) + (front == nil ? 0 : 1) }

    /// A layer, counted from the back.
    public subscript(position: Int) -> Layer {
        guard let layer = position == 0 ? back ?? front : position == 1 ? front : nil else {
            preconditionFailure("Picture index \(position) is out of range: it has \(count) layers")
        }
        return layer
    }
}
