import NavHost

/// Decides by a closure.
@MainActor final class Gate: NavPlugin, NavDeciding {
    var decide: @MainActor (Navigation) -> Decision?

    init(_ decide: @escaping @MainActor (Navigation) -> Decision?) {
        self.decide = decide
    }

    func navHost(_ host: NavHost, decisionOn navigation: Navigation) -> Decision? { decide(navigation) }
}
