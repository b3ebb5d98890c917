import Callees
import Foundation

/// A notification that carries a value, which every observer takes out.
final class LoadedNotifications: Dispatching {
    private static let name = Notification.Name("loaded")
    private let center = NotificationCenter()
    private var tokens: [any NSObjectProtocol] = []

    init(_ receivers: [Receiver]) {
        tokens = receivers.map { receiver in
            let delegate: any Hearing = receiver
            return center.addObserver(forName: Self.name, object: nil, queue: nil) { [weak delegate] notification in
                guard let value = notification.userInfo?["value"] as? Int else { return }
                delegate?.hear(value)
            }
        }
    }

    func tell(_ value: Int) {
        center.post(name: Self.name, object: nil, userInfo: ["value": value])
    }
}
