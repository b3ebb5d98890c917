import NavHost

/// A slider: a control that keeps its pan even in the band at the edge.
@MainActor final class Slider: Draggable {
    /// 0…1.
    private(set) var value: Double
    /// How many cells its track has; told by whoever draws.
    var length = 2
    private var start = 0.0

    init(_ value: Double) {
        self.value = value
    }

    var region: ScrollRegion { ScrollRegion(id: 2, isControl: true) }

    /// A press puts the knob under the pointer.
    func beginDrag(at column: Int) {
        value = clamped(Double(column) / Double(max(length - 1, 1)))
        start = value
    }

    func drag(by columns: Int) {
        value = clamped(start + Double(columns) / Double(max(length - 1, 1)))
    }

    func nudge(_ steps: Int) {
        value = clamped(value + 0.05 * Double(steps))
    }

    private func clamped(_ value: Double) -> Double {
        min(max((value * 1_000).rounded() / 1_000, 0), 1)
    }
}
