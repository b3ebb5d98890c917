import Callees

/// A list of closures that capture weakly.
final class WeakClosures: Dispatching {
    private var closures: [(Int) -> Void]

    init(_ receivers: [Receiver]) {
        closures = receivers.map { receiver in
            let delegate: any Hearing = receiver
            return { [weak delegate] value in delegate?.hear(value) }
        }
    }

    func tell(_ value: Int) {
        for closure in closures { closure(value) }
    }
}
