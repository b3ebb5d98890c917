import NavHost
import TestSupport
import Testing

/// The checkers themselves: each law is seen to be broken once.
@MainActor struct LawsTests {
    @Test func `A host that keeps the laws has no breaches`() {
        let host = NavHost(root: Page("A"))
        let laws = EventLaws()
        host.addDelegate(laws)
        host.push(Page("B"), bars: Bars(toolbar: .shown))
        host.pop()
        host.pop()
        laws.checkAtRest(host)
        #expect(laws.breaches == [])
        #expect(
            laws.counts == [
                "didChangeStack": 2, "willShow": 2, "didChangeBars": 2, "didShow": 2, "didEnd": 3, "didRefuse": 1,
                "refused end": 1,
            ])
    }

    @Test func `What is told out of order, twice, or of another stack is a breach`() {
        let host = NavHost(root: Page("A"))
        let laws = EventLaws()
        host.addDelegate(laws)
        let push = host.push(Page("B"))
        laws.navHost(host, didShow: push)
        #expect(
            laws.breaches == [
                "didShow was told of navigation 1 after its end", "didShow out of order",
            ])
        host.removeDelegate(laws)
        host.push(Page("C"))
        laws.checkAtRest(host)
        #expect(
            laws.breaches.dropFirst(2) == [
                "at rest the stack is [A, B, C], but [A, B] was announced", "1 willShow, but 2 didShow and didCancel",
                "stories without an end: [1: Story(didShow)]",
            ])
    }

    @Test func `A screen that is told to appear twice, or left half-way, is a breach`() {
        var laws = AppearanceLaws()
        laws.hear(.willAppear, by: "A")
        laws.hear(.willAppear, by: "A")
        #expect(laws.breaches == ["A was appearing and heard willAppear"])
        laws.checkAtRest(top: "A")
        #expect(laws.breaches.last == "at rest with A on top, these have appeared: [\"A appearing\"]")
        laws.hear(.didAppear, by: "A")
        laws.checkAtRest(top: "A")
        #expect(laws.breaches.count == 2)
    }

    @Test func `An entry whose onPush has run and that is not on the stack is a breach`() {
        let (host, laws) = (NavHost(root: Page("A")), EntryLaws())
        let entry = laws.entry(Page("B"))
        host.push(entry)
        laws.checkAtRest()
        #expect(laws.breaches == [])
        let other = NavHost(root: Page("C"))
        other.push(entry)
        #expect(laws.breaches == ["onPush of B ran twice without onPop between"])
    }
}
