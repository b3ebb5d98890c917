import Callees
import Foundation

/// A notification without a payload; observers capture weakly.
final class PlainNotifications: Dispatching {
    private static let name = Notification.Name("plain")
    private let center = NotificationCenter()
    private var tokens: [any NSObjectProtocol] = []

    init(_ receivers: [Receiver]) {
        tokens = receivers.map { receiver in
            let delegate: any Hearing = receiver
            return center.addObserver(forName: Self.name, object: nil, queue: nil) { [weak delegate] _ in
                delegate?.hear(1)
            }
        }
    }

    func tell(_ value: Int) {
        center.post(name: Self.name, object: nil)
    }
}
