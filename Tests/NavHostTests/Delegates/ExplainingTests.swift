import DelegateProxy
import NavHost
import TestSupport
import Testing

@MainActor struct ExplainingTests {
    @Test func `Whoever has every capability is named for each, by priority`() {
        let host = NavHost(root: Page("A"))
        host.install(NeutralPlugin("low", priority: -1))
        host.install(NeutralPlugin("high", priority: 1))
        for capability in NavCapability.allCases {
            let entries = host.explain(capability).entries.filter { $0.name == "NeutralPlugin" }
            #expect(entries.map(\.priority) == [1, -1], "\(capability)")
            #expect(entries.map(\.retention) == [.strong, .strong], "\(capability)")
        }
    }

    @Test func `Who says what back means, and whose animator counts, is told with those in their shadow`() {
        final class Provider: NavPlugin, CommandProviding, AnimatorProviding {
            let isDumb: Bool

            init(isDumb: Bool) {
                self.isDumb = isDumb
            }

            func navHost(_ host: NavHost, requestFor command: NavCommand) -> NavRequest? { isDumb ? nil : .popToRoot() }
            func navHost(_ host: NavHost, animatorFor navigation: Navigation) -> (any TransitionAnimator)? {
                isDumb ? nil : SlideAnimator()
            }
        }
        let host = NavHost(root: Page("A"))
        for isDumb in [true, false, false] { host.install(Provider(isDumb: isDumb)) }
        #expect(host.explain(.back).entries.map(\.role) == [.abstains, .answers, .shadowed])
        let navigation = host.push(Page("B"))
        #expect(
            host.explainAnimator(for: navigation).entries.map(\.role) == [.abstains, .answers, .shadowed])
        #expect(host.count == 2)
    }
}
