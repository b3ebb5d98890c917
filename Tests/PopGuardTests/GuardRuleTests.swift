import NavHost
import PopGuard
import TestSupport
import Testing

@MainActor struct GuardRuleTests {
    /// A host with pages that know nothing of guards.
    @MainActor struct Plain {
        let host = NavHost(root: Page("A"))
        let page = Page("B")
        let guarding: PopGuard

        init() {
            host.push(page)
            guarding = host.install(PopGuard { _ in })
        }

        /// What a pop by a person comes to, without changing anything: questions are dropped, so they mean stay.
        var end: String {
            let end = host.goBack().end.map { word($0) } ?? "open"
            if host.top !== page { host.push(page) }
            return end
        }
    }

    static let stayed = "refused(vetoed(by: PopGuard))"

    @Test func `A rule guards a screen that knows nothing of it, until its token is used`() {
        let plain = Plain()
        #expect(plain.end == "finished")
        let token = plain.guarding.addRule(for: plain.page) { _ in .ask }
        #expect(plain.end == Self.stayed)
        token.remove()
        token.remove()
        #expect(plain.end == "finished")
    }

    @Test func `Letting go of a token removes nothing`() {
        let plain = Plain()
        do { _ = plain.guarding.addRule { _, _ in .ask } }
        #expect(plain.end == Self.stayed)
    }

    @Test func `A rule for a type minds its instances, a rule for a screen only that one`() {
        @MainActor class Base: NavScreen {}
        final class Sub: Base {}
        let (base, sub, page) = (Base(), Sub(), Page("P"))
        let rows: [(any NavScreen, [Bool])] = [
            (base, [true, false, false]), (sub, [true, true, false]), (page, [false, false, true]),
        ]
        for (screen, isAsked) in rows {
            let answers = (0..<3).map { kind in
                let host = NavHost(root: Page("A"))
                host.push(screen)
                let guarding = host.install(PopGuard { _ in })
                switch kind {
                case 0: guarding.addRule(for: Base.self) { _, _ in .ask }
                case 1: guarding.addRule(for: sub) { _ in .ask }
                default: guarding.addRule(for: (any AppearanceObserving).self) { _, _ in .ask }
                }
                return host.goBack().end != .finished
            }
            #expect(answers == isAsked)
        }
    }

    @Test func `A rule sees screen and navigation, and may have no opinion`() {
        let plain = Plain()
        var seen: [String] = []
        plain.guarding.addRule { screen, navigation in
            seen.append("\(screen) \(navigation.operation) \(navigation.cause.kind)")
            return nil
        }
        plain.guarding.addRule(for: Page.self) { page, navigation in
            seen.append("\(page.name) to \(navigation.to.map { "\($0)" } ?? "nothing")")
            return navigation.cause == .key ? .deny(reason: "no keys") : nil
        }
        #expect(plain.host.goBack(cause: .key).end == .refused(.vetoed(by: "PopGuard", reason: "no keys")))
        #expect(plain.host.goBack(cause: .gesture).end == .finished)
        #expect(seen == ["B pop key", "B to A", "B pop gesture", "B to A"])
    }

    @Test func `Of a screen's own answer and all rules the strictest counts, in any order`() {
        let answers: [GuardAnswer?] = [nil, .allow, .ask, .deny(reason: "rule")]
        for own in [GuardAnswer.allow, .ask, .deny(reason: "own")] {
            for first in answers {
                for second in answers {
                    let trace = Trace()
                    let host = NavHost(root: Page("A"))
                    let draft = Draft("B", trace)
                    draft.answer = own
                    host.push(draft)
                    let guarding = host.install(PopGuard { $0.answer(.leave) })
                    guarding.addRule { _, _ in first }
                    guarding.addRule(for: draft) { _ in second }
                    let end = host.goBack().end.map { word($0) }
                    let all = [own, first, second]
                    let isDenied = all.contains { if case .deny = $0 { true } else { false } }
                    let reason = own == .deny(reason: "own") ? "own" : "rule"
                    #expect(end == (isDenied ? "refused(vetoed(by: PopGuard, \(reason)))" : "finished"), "\(all)")
                }
            }
        }
    }

    @Test func `A rule goes with its screen, and keeps nobody alive`() {
        let plain = Plain()
        weak var gone: Page?
        do {
            let page = Page("C")
            gone = page
            plain.guarding.addRule(for: page) { _ in .deny(reason: nil) }
        }
        #expect(gone == nil)
        #expect(plain.end == "finished")
    }

    @Test func `With its screen a rule lets go of what it captured, at the next rule that is added`() {
        let plain = Plain()
        weak var captured: Page?
        do {
            let (page, other) = (Page("C"), Page("D"))
            captured = other
            plain.guarding.addRule(for: page) { _ in other.name == "D" ? .deny() : nil }
        }
        plain.guarding.addRule { _, _ in nil }
        #expect(captured == nil)
    }

    @Test func `A rule that removes itself, or adds another, while it is asked, harms nothing`() {
        let plain = Plain()
        var token: GuardRuleToken?
        token = plain.guarding.addRule { [guarding = plain.guarding] _, _ in
            token?.remove()
            guarding.addRule { _, _ in .deny(reason: "added") }
            return .ask
        }
        #expect(plain.end == Self.stayed)
        #expect(plain.end == "refused(vetoed(by: PopGuard, added))")
    }

    @Test func `A rule that another takes off before its turn is not asked`() {
        let plain = Plain()
        var token: GuardRuleToken?
        plain.guarding.addRule { _, _ in
            token?.remove()
            return nil
        }
        token = plain.guarding.addRule { _, _ in .deny(reason: nil) }
        #expect(plain.end == "finished")
    }

    @Test func `A rule that pops by itself supersedes what it was asked about, with one pop`() {
        let host = NavHost(root: Page("A"))
        host.push(Page("B"))
        host.push(Page("C"))
        let guarding = host.install(PopGuard { _ in })
        guarding.addRule { [weak host] _, _ in
            host?.pop()
            return .ask
        }
        #expect(host.goBack().end == .refused(.superseded))
        #expect(host.count == 2)
    }

    @Test func `A rule keeps guarding after a confirmed pop, a suspension and a screen that comes back`() {
        let plain = Plain()
        plain.guarding.addRule(for: plain.page) { _ in .ask }
        plain.host.pop()
        plain.host.push(plain.page)
        plain.host.suspend()
        plain.host.resume()
        #expect(plain.end == Self.stayed)
    }

    @Test func `A token outlives its guard harmlessly`() {
        var guarding: PopGuard? = PopGuard { _ in }
        let token = guarding?.addRule { _, _ in nil }
        guarding = nil
        token?.remove()
        #expect(token != nil)
    }
}
