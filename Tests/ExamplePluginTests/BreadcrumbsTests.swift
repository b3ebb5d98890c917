import BoardingPager
import ExamplePlugins
import NavHost
import PopGuard
import TestSupport
import Testing
import Unpop

@MainActor struct BreadcrumbsTests {
    let trace = Trace()
    let host: NavHost
    let trail = Breadcrumbs()

    init() {
        let shop = Titled("Shop")
        host = NavHost(root: shop)
        host.install(Recorder(trace))
        trail.onChange = { [trace] in
            trace.write("trail \($0.crumbs.map { $0.isCurrent ? "[\($0.title)]" : $0.title }.joined(separator: " › "))")
        }
        host.install(trail)
        _ = trace.take()
    }

    final class Titled: CrumbTitled {
        let crumbTitle: String
        init(_ title: String) { crumbTitle = title }
    }

    @Test func `The trail is that of the stack, from the installation to the uninstallation`() {
        #expect(trail.crumbs.map(\.title) == ["Shop"])
        host.push(Page("Tools"))
        host.push(Page("Saws"))
        #expect(
            trace.take().filter { $0.hasPrefix("trail") } == ["trail Shop › [Tools]", "trail Shop › Tools › [Saws]"])
        host.uninstall(trail)
        #expect(trace.take() == ["trail "])
        #expect(trail.tap(0) == nil)
        host.pop()
        #expect(trail.crumbs.isEmpty)
    }

    @Test func `A tap is a person going back in one navigation, and on the last crumb it does nothing`() {
        host.perform(.push([StackEntry(Page("Tools")), StackEntry(Page("Saws"))]))
        _ = trace.take()
        let trip = trail.tap(0)
        #expect(trip?.cause == Cause(.control, origin: "Breadcrumbs"))
        #expect(trip?.cause.isUser == true)
        #expect(
            trace.take() == [
                "stack [Titled]", "trail [Shop]", "willShow Titled", "didShow Titled", "end popTo finished",
            ])
        trail.tap(0)
        #expect(trace.take() == ["end popTo unchanged"])
        #expect(trail.tap(1) == nil)
        #expect(trail.tap(-1) == nil)
        #expect(trace.take() == [])
    }

    @Test func `A trail changes with the commit, never while a finger may take it back`() {
        host.push(Page("Tools"))
        _ = trace.take()
        let finger = SwipingFinger(host)
        finger.swipe(.trailing, from: .edge, to: 0.3)
        #expect(
            trace.take() == [
                "willShow Titled", "move 0.3", "release returning", "cancel released", "end pop cancelled(released)",
            ])
        finger.swipe(.trailing, from: .edge)
        #expect(
            trace.take() == [
                "willShow Titled", "move 0.9", "release finishing", "stack [Titled]", "trail [Shop]", "didShow Titled",
                "end pop finished",
            ])
    }

    @Test func `A tap asks whoever guards, and can be redone, as any way back of a person`() {
        var questions: [GuardQuestion] = []
        let asking = PopGuard { questions.append($0) }
        asking.addRule(for: Page.self) { page, _ in page.name == "Cart" ? .ask : nil }
        host.install(asking)
        let unpop = host.install(Unpop())
        host.perform(.push([StackEntry(Page("Cart")), StackEntry(Page("Address"))]))
        _ = trace.take()
        let trip = trail.tap(0)
        #expect(trip?.state == .asking)
        #expect(trace.take() == [])
        questions.popLast()?.answer(.stay)
        #expect(trace.take() == ["refuse vetoed(by: PopGuard)", "end popTo refused(vetoed(by: PopGuard))"])
        trail.tap(0)
        questions.popLast()?.answer(.leave)
        #expect(
            trace.take() == [
                "stack [Titled]", "trail [Shop]", "willShow Titled", "didShow Titled", "end popTo finished",
            ])
        unpop.unpop()
        #expect(trail.crumbs.map(\.title) == ["Shop", "Cart", "Address"])
    }

    @Test func `A tap is a control: it leads back out of a sealed series`() {
        host.install(BoardingPager([Page("A")]))
        host.push(Sealed())
        host.boardingPager?.goNext()
        #expect(host.goBack().end == .refused(.vetoed(by: "BoardingPager", reason: "the series is sealed")))
        #expect(trail.tap(0)?.end == .finished)
    }

    final class Sealed: BoardingPage {
        var nextPage: PageAnswer { .screen(Page("Done"), sealsSeries: true) }
    }
}
