// error: 'weak' must not be applied to non-class-bound 'any Hearing'
import DelegateProxy

protocol Hearing { func hear() }

@MainActor let proxy = DelegateProxy<any Hearing> { delegate in { [weak delegate] in delegate } }
