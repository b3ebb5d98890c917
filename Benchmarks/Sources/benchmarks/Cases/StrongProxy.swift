import Callees
import DelegateProxy

/// Ours, with delegates that it keeps.
final class StrongProxy: Dispatching {
    private let proxy = DelegateProxy<any Hearing> { one in { [weak one] in one } }

    init(_ receivers: [Receiver]) {
        for receiver in receivers { proxy.add(receiver, retention: .strong) }
    }

    func tell(_ value: Int) {
        proxy.notify { $0.hear(value) }
    }
}
