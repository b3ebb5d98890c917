import DelegateProxy

extension NavHost {
    /// The app's own delegate, held weakly: one of many, and it reads back what was set.
    public var delegate: (any NavDelegate)? {
        get { ownDelegate }
        set {
            if let old = ownDelegate, old !== newValue { removeDelegate(old) }
            ownDelegate = newValue
            if let newValue { addDelegate(newValue) }
        }
    }

    /// Adds a delegate, held weakly.
    ///
    /// Adding the same object again changes nothing. It is called for the capabilities that it conforms to now, and
    /// hears from the next announcement on.
    ///
    /// - Parameters:
    ///   - delegate: who is to hear and be asked.
    ///   - priority: higher is heard and asked first; equal ones in the order in which they were added.
    /// - Returns: removes it when asked to; letting go of it removes nothing.
    @discardableResult
    public func addDelegate(_ delegate: any NavDelegate, priority: Int = 0) -> NavDelegateToken {
        if !isInstalled(delegate), !isRegistered(delegate) {
            register(delegate, priority: priority, retention: .weak)
            attach(delegate)
            run()
        }
        return NavDelegateToken(delegate, host: self)
    }

    /// Removes a delegate; nothing happens where it is none.
    ///
    /// An installed plugin stays: uninstall it.
    public func removeDelegate(_ delegate: any NavDelegate) {
        guard !isInstalled(delegate) else { return }
        unregister(delegate)
        run()
    }

    /// Whether a plugin is installed here.
    ///
    /// - Complexity: O(plugins).
    public func isInstalled(_ delegate: any NavDelegate) -> Bool {
        plugins.contains { $0 === delegate }
    }

    func attach(_ delegate: any NavDelegate) {
        guard let observer = delegate as? any HostLifeObserving else { return }
        deliver { observer.navHost(self, didAttach: entries) }
    }

    func register(_ delegate: any NavDelegate, priority: Int, retention: DelegateRetention) {
        if let one = delegate as? any NavObserving { observers.add(one, priority: priority, retention: retention) }
        if let one = delegate as? any HostLifeObserving {
            lifeObservers.add(one, priority: priority, retention: retention)
        }
        if let one = delegate as? any NavDeciding { deciders.add(one, priority: priority, retention: retention) }
        if let one = delegate as? any CommitGating { gates.add(one, priority: priority, retention: retention) }
        if let one = delegate as? any BackObserving {
            if backObservers.isEmpty { backNotice = BackNotice(canGoBack: canGoBack, version: machine.stack.version) }
            backObservers.add(one, priority: priority, retention: retention)
        }
        if let one = delegate as? any CommandProviding {
            commandProviders.add(one, priority: priority, retention: retention)
            backNotice.version = nil
        }
        if let one = delegate as? any AnimatorProviding {
            animatorProviders.add(one, priority: priority, retention: retention)
        }
        if let one = delegate as? any GestureClaiming { claimers.add(one, priority: priority, retention: retention) }
        if let one = delegate as? any EntryParking { parkers.add(one, priority: priority, retention: retention) }
    }

    func unregister(_ delegate: any NavDelegate) {
        if let one = delegate as? any NavObserving { observers.remove(one) }
        if let one = delegate as? any HostLifeObserving { lifeObservers.remove(one) }
        if let one = delegate as? any NavDeciding { deciders.remove(one) }
        if let one = delegate as? any CommitGating { gates.remove(one) }
        if let one = delegate as? any BackObserving { backObservers.remove(one) }
        if let one = delegate as? any CommandProviding {
            commandProviders.remove(one)
            backNotice.version = nil
        }
        if let one = delegate as? any AnimatorProviding { animatorProviders.remove(one) }
        if let one = delegate as? any GestureClaiming { claimers.remove(one) }
        if let one = delegate as? any EntryParking { parkers.remove(one) }
    }

    private func isRegistered(_ delegate: any NavDelegate) -> Bool {
        if let one = delegate as? any NavObserving { return observers.contains(one) }
        if let one = delegate as? any HostLifeObserving { return lifeObservers.contains(one) }
        if let one = delegate as? any NavDeciding { return deciders.contains(one) }
        if let one = delegate as? any CommitGating { return gates.contains(one) }
        if let one = delegate as? any BackObserving { return backObservers.contains(one) }
        if let one = delegate as? any CommandProviding { return commandProviders.contains(one) }
        if let one = delegate as? any AnimatorProviding { return animatorProviders.contains(one) }
        if let one = delegate as? any GestureClaiming { return claimers.contains(one) }
        if let one = delegate as? any EntryParking { return parkers.contains(one) }
        return false
    }
}
