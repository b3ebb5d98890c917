// error: let 'proxy' is not concurrency-safe because non-'Sendable' type
import DelegateProxy

protocol Hearing: AnyObject { func hear() }

nonisolated let proxy = DelegateProxy<any Hearing> { delegate in { [weak delegate] in delegate } }
