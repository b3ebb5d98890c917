// compiles
import DelegateProxy

protocol Hearing: AnyObject { func hear() }

@MainActor func use(_ proxy: DelegateProxy<any Hearing>, _ delegate: any Hearing) {
    proxy.add(delegate)
    proxy.notify { $0.hear() }
}

@MainActor let proxy = DelegateProxy<any Hearing> { delegate in { [weak delegate] in delegate } }
