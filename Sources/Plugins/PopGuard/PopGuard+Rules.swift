public import NavHost

/// Rules for screens that know nothing of the guard. All that apply to a screen count, with its own answer if it is
/// ``PopGuarded``: the strictest decides.
extension PopGuard {
    /// Adds a rule about all screens.
    ///
    /// - Parameter rule: a question about a screen that is to be removed; nil is no opinion.
    /// - Returns: removes the rule when asked to.
    @discardableResult public func addRule(
        _ rule: @escaping @MainActor (any NavScreen, Navigation) -> GuardAnswer?
    ) -> GuardRuleToken {
        addRule(for: nil, rule)
    }

    /// Adds a rule about the screens of a type, its subclasses included; it may be a protocol.
    @discardableResult public func addRule<Screen>(
        for type: Screen.Type, _ rule: @escaping @MainActor (Screen, Navigation) -> GuardAnswer?
    ) -> GuardRuleToken {
        addRule(for: nil) { screen, navigation in
            (screen as? Screen).flatMap { rule($0, navigation) }
        }
    }

    /// Adds a rule about one screen, held weakly: the rule goes with it.
    ///
    /// A closure that captures the screen keeps it alive.
    @discardableResult public func addRule(
        for screen: any NavScreen, _ rule: @escaping @MainActor (Navigation) -> GuardAnswer?
    ) -> GuardRuleToken {
        addRule(for: GuardRule.Weak(object: screen)) { _, navigation in rule(navigation) }
    }
}
