// error: conformance of 'DelegateProxy<Delegate>' to 'Sendable' is unavailable
import DelegateProxy

protocol Hearing: AnyObject { func hear() }

func needs(_ value: some Sendable) {}
func share(_ proxy: DelegateProxy<any Hearing>) { needs(proxy) }
