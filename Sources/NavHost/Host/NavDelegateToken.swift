/// Takes a delegate off its host.
///
/// Asking twice, or after somebody else did, does nothing.
@MainActor public final class NavDelegateToken {
    private weak var delegate: (any NavDelegate)?
    private weak var host: NavHost?

    init(_ delegate: any NavDelegate, host: NavHost) {
        self.delegate = delegate
        self.host = host
    }

    /// Removes the delegate.
    public func remove() {
        if let delegate { host?.removeDelegate(delegate) }
        delegate = nil
    }
}
