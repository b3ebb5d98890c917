extension DelegateProxy: DelegateForwarding {
    /// The delegates that are registered and alive.
    public var forwardsTo: [AnyObject] { nodes.compactMap { $0.resolve().map { $0 as AnyObject } } }

    /// Whether an object may be added: it must not be the proxy, nor lead back to it.
    @usableFromInline
    func accepts(_ object: AnyObject) -> Bool {
        if object === self {
            report(.addedToItself, about: object)
            return false
        }
        guard let forwarder = object as? any DelegateForwarding else { return true }
        guard !leadsHere(from: forwarder) else {
            report(.ring, about: object)
            return false
        }
        return true
    }

    private func leadsHere(from forwarder: any DelegateForwarding) -> Bool {
        var pending = forwarder.forwardsTo
        var visited: Set = [ObjectIdentifier(forwarder)]
        while let object = pending.popLast() {
            if object === self { return true }
            guard visited.insert(ObjectIdentifier(object)).inserted else { continue }
            if let next = object as? any DelegateForwarding { pending += next.forwardsTo }
        }
        return false
    }

    func report(_ kind: DelegateDiagnostic.Kind, about object: AnyObject?) {
        guard let onDiagnostic, !isReporting else { return }
        isReporting = true
        defer { isReporting = false }
        onDiagnostic(
            DelegateDiagnostic(
                kind: kind, proxy: "DelegateProxy<\(Delegate.self)>", delegate: object.map { "\(type(of: $0))" }))
    }
}
