import Callees

/// A list of closures that keep what they call.
final class StrongClosures: Dispatching {
    private var closures: [(Int) -> Void]

    init(_ receivers: [Receiver]) {
        closures = receivers.map { receiver in
            let delegate: any Hearing = receiver
            return { value in delegate.hear(value) }
        }
    }

    func tell(_ value: Int) {
        for index in closures.indices { closures[index](value) }
    }
}
