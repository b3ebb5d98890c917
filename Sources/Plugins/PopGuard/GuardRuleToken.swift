/// Takes a rule off its guard.
///
/// Letting go of the token removes nothing.
@MainActor public final class GuardRuleToken {
    private let id: Int
    private weak let owner: PopGuard?

    init(_ id: Int, of owner: PopGuard) {
        self.id = id
        self.owner = owner
    }

    /// Removes the rule.
    ///
    /// Asking twice does nothing more; a question that is open stays open.
    public func remove() {
        owner?.removeRule(id)
    }
}
