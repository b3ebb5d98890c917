// error: passing closure as a 'sending' parameter risks causing data races
import DelegateProxy

protocol Hearing: AnyObject { func hear() }

@MainActor func share(_ proxy: DelegateProxy<any Hearing>, _ delegate: any Hearing & Sendable) {
    Task.detached { _ = proxy.add(delegate) }
    proxy.notify { $0.hear() }
}
