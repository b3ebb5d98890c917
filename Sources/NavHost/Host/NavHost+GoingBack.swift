import DelegateProxy

extension NavHost {
    /// Has a host look again whether it can go back, and tell if that flipped.
    ///
    /// The host looks by itself when its stack changes, and when a provider of commands comes or goes. For providers
    /// whose answer changes meanwhile.
    public func commandsDidChange() {
        backNotice.version = nil
        run()
    }

    /// Tells a flip, once everything that was asked for has been carried out.
    ///
    /// - Returns: whether something was told, which may have caused something to be carried out.
    func tellCanGoBack(round: Int) -> Bool {
        guard !backObservers.isEmpty else { return false }
        guard backNotice.version != machine.stack.version, machine.setAside.isEmpty, !machine.isOver else {
            return false
        }
        backNotice.version = machine.stack.version
        let canGoBack = canGoBack
        guard canGoBack != backNotice.canGoBack else { return false }
        guard round <= Self.depthLimit else {
            backNotice.version = nil
            report(
                NavDiagnostic(
                    "whether back means something flipped more than \(Self.depthLimit) times in one go",
                    remedy: "find who answers didChangeCanGoBack by going back or forth, and let it stop"))
            return false
        }
        backNotice.canGoBack = canGoBack
        machine.isDelivering = true
        backObservers.notify { $0.navHost(self, didChangeCanGoBack: canGoBack) }
        machine.isDelivering = false
        return true
    }
}
