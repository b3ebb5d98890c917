/// Removes one registration of a delegate, as often as you like.
///
/// Dropping a token removes nothing. A token keeps neither the delegate nor the proxy alive, and may outlive both. Once
/// its registration has ended it is inert, also if the same delegate is added again: that is a new registration.
public struct DelegateToken {
    private let issuer: (any DelegateTokenIssuing)?
    private let serial: UInt

    @usableFromInline
    init(issuer: any DelegateTokenIssuing, serial: UInt) {
        self.issuer = issuer
        self.serial = serial
    }

    /// The token of a delegate that was refused.
    @usableFromInline
    init() {
        issuer = nil
        serial = 0
    }

    /// Whether the delegate is still registered and alive; false from the start if it was refused.
    ///
    /// - Complexity: O(*n*).
    public var isRegistered: Bool { issuer?.isRegistered(serial) ?? false }

    /// Removes the delegate at once, from a round that is under way too; the second time nothing happens.
    ///
    /// - Complexity: O(*n*).
    public func remove() { issuer?.remove(serial) }
}
