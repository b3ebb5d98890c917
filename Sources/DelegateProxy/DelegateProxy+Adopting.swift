extension DelegateProxy {
    /// The delegate that was adopted last, for a slot that reads back what was put into it.
    ///
    /// Nil if nothing was adopted, the slot was emptied, or the delegate has died.
    public var adopted: Delegate? { adoptions.last?.existing() }

    /// Takes over the delegate of a slot that the proxy is about to occupy, so that it goes on hearing.
    ///
    /// Call it again when foreign code has put another delegate into the slot: both go on hearing, the takeover is
    /// reported once to ``onDiagnostic``, and the later one is given back. Nil says that foreign code has emptied the
    /// slot: nobody adopted hears any more. The same delegate once more changes nothing.
    ///
    /// A delegate that ``add(_:priority:retention:)`` would refuse does not hear, but is given back.
    ///
    /// - Parameters:
    ///   - existing: what the slot holds.
    ///   - priority: positive ones in front of it hear before it, negative ones behind it.
    ///   - retention: `.strong` where the slot has kept its delegate alive.
    /// - Complexity: O(*n*).
    public func adopt(_ existing: Delegate?, priority: Int = 0, retention: DelegateRetention = .weak) {
        guard let existing else {
            _ = giveBack()
            return
        }
        let identity = ObjectIdentifier(existing as AnyObject)
        let previous = adopted
        if let previous, ObjectIdentifier(previous as AnyObject) == identity { return }
        let known = adoptions.first { $0.identity == identity && $0.existing() != nil }
        adoptions.removeAll { $0.identity == identity || $0.existing() == nil }
        adoptions.append(known ?? makeAdoption(of: existing, identity, priority: priority, retention: retention))
        if previous != nil { report(.slotTaken, about: existing as AnyObject) }
    }

    /// Lets go of everything adopted and says what belongs into the slot: what foreign code put there last.
    ///
    /// A delegate that was added before it was adopted stays.
    ///
    /// - Returns: nil if nothing was adopted, the slot was emptied, or the delegate has died.
    /// - Complexity: O(*n*).
    public func giveBack() -> Delegate? {
        let past = adoptions
        let last = adopted
        adoptions = []
        for adoption in past { adoption.token?.remove() }
        return last
    }

    private func makeAdoption(
        of existing: Delegate, _ identity: ObjectIdentifier, priority: Int, retention: DelegateRetention
    ) -> DelegateAdoption<Delegate> {
        let token = contains(existing) ? nil : add(existing, priority: priority, retention: retention)
        return DelegateAdoption(identity: identity, existing: weaken(existing), token: token)
    }
}
