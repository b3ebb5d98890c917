import Callees

/// An array of objects that hold their delegates weakly.
final class WeakBoxesFloor: Dispatching {
    private final class Box {
        weak var delegate: (any Hearing)?

        init(_ delegate: any Hearing) {
            self.delegate = delegate
        }
    }

    private var boxes: [Box]

    init(_ receivers: [Receiver]) {
        boxes = receivers.map { Box($0) }
    }

    func tell(_ value: Int) {
        for box in boxes { box.delegate?.hear(value) }
    }
}
