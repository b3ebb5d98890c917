// error: non-class type 'Value' cannot conform to class protocol 'Hearing'
import DelegateProxy

protocol Hearing: AnyObject { func hear() }
struct Value: Hearing { func hear() {} }

func add(_ proxy: DelegateProxy<any Hearing>) { proxy.add(Value()) }
