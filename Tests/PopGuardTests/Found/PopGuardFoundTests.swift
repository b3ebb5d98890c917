import NavHost
import PopGuard
import TestSupport
import Testing

/// Found by a tester.
@MainActor struct PopGuardFoundTests {
    @Test func `What a rule holds may take another rule off when its own is taken off`() {
        let host = NavHost(root: Page("A"))
        let guarding = host.install(PopGuard(causes: .all) { $0.answer(.stay) })
        host.push(Page("B"))
        let other = guarding.addRule { _, _ in .deny(reason: "other") }
        func addRule() -> GuardRuleToken {
            let farewell = Farewell { other.remove() }
            return guarding.addRule { _, _ in withExtendedLifetime(farewell) { .deny(reason: "one") } }
        }
        addRule().remove()
        #expect(host.pop().end == .finished)
    }
}
