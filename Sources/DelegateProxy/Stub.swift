public enum DelegateRetention: Sendable { case weak, strong }
public final class DelegateProxy<Delegate> {
    let weaken: (Delegate) -> () -> Delegate?
    var nodes: [(id: ObjectIdentifier, p: Int, get: () -> Delegate?, alive: Box)] = []
    final class Box { var on = true }
    public init(_ weaken: @escaping (Delegate) -> () -> Delegate?) { self.weaken = weaken }
    public func add(_ d: Delegate, priority: Int = 0, retention: DelegateRetention = .weak) {
        let id = ObjectIdentifier(d as AnyObject)
        if nodes.contains(where: { $0.id == id }) { return }
        let get = retention == .strong ? { d } : weaken(d)
        let i = nodes.firstIndex { $0.p < priority } ?? nodes.count
        nodes.insert((id, priority, get, Box()), at: i)
    }
    public func remove(_ d: Delegate) { let id = ObjectIdentifier(d as AnyObject); for n in nodes where n.id == id { n.alive.on = false }; nodes.removeAll { $0.id == id } }
    public func contains(_ d: Delegate) -> Bool { let id = ObjectIdentifier(d as AnyObject); return nodes.contains { $0.id == id } }
    public var isEmpty: Bool { nodes.isEmpty }
    public func notify(_ f: (Delegate) -> Void) { for n in nodes where n.alive.on { if let d = n.get() { f(d) } } }
    public func first<R>(_ f: (Delegate) -> R?) -> R? { for n in nodes where n.alive.on { if let d = n.get(), let r = f(d) { return r } }; return nil }
}
