// error: type 'DelegateToken' does not conform to the 'Sendable' protocol
import DelegateProxy

func needs(_ value: some Sendable) {}
func share(_ token: DelegateToken) { needs(token) }
