import NavHost
import TestSupport
import Testing

/// `onPush` and `onPop`: rule 8.
@MainActor struct BlockTests {
    @Test func `B126, L14, L34, SD-MR1: Every removed entry's block runs once, top first, told where it goes`() {
        let stage = Stage("A", "B", "C", "D")
        stage.host.pop(to: stage["A"])
        #expect(
            stage.take() == [
                "stack [A]", "onPop D to A", "onPop C to A", "onPop B to A", "D willDisappear", "A willAppear",
                "willShow A", "D didDisappear", "A didAppear", "didShow A", "end popTo finished",
            ])
        let slow = Stage("A", "B", "C", isAnimated: true)
        slow.host.push(slow.entry("D"))
        _ = slow.take()
        slow.host.popToRoot()
        #expect(
            slow.take() == [
                "finishNow finishing", "C didDisappear", "D didAppear", "didShow D", "end push finished", "onPush D",
                "stack [A]", "onPop D to A", "onPop C to A", "onPop B to A", "D willDisappear", "A willAppear",
                "willShow A", "begin",
            ])
        let three = Stage("1", "2", "3")
        three.host.set([three["1"]])
        #expect(
            three.take() == [
                "stack [1]", "onPop 3 to 1", "onPop 2 to 1", "3 willDisappear", "1 willAppear", "willShow 1",
                "3 didDisappear", "1 didAppear", "didShow 1", "end set finished",
            ])
        let four = Stage("R", "X", "Y", "Z")
        four.host.popToRoot()
        #expect(
            four.take() == [
                "stack [R]", "onPop Z to R", "onPop Y to R", "onPop X to R", "Z willDisappear", "R willAppear",
                "willShow R", "Z didDisappear", "R didAppear", "didShow R", "end popToRoot finished",
            ])
    }

    @Test func `B125: A pop block runs at the commit of the swipe that goes through, not before`() {
        let stage = Stage("A", isAnimated: true)
        var causes: [Cause] = []
        stage.host.push(
            stage["B"], animated: false,
            onPop: { [trace = stage.trace] in
                trace.write("onPop B")
                causes.append($0.cause)
            })
        _ = stage.take()
        var request = NavRequest.pop()
        request.cause = .gesture
        for _ in 1...5 {
            stage.host.beginInteractive(request).cancel()
            #expect(
                stage.take() == [
                    "B willDisappear", "A willAppear", "willShow A", "begin", "finishNow returning",
                    "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "cancel byCaller",
                    "end pop cancelled(byCaller)",
                ])
        }
        let finger = stage.host.beginInteractive(request)
        finger.finish()
        #expect(
            stage.take() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "release finishing", "stack [A]",
                "onPop B", "settle finishing",
            ])
        stage.presenter?.complete()
        #expect(stage.take() == ["B didDisappear", "A didAppear", "didShow A", "end pop finished"])
        #expect(causes == [.gesture])
    }

    @Test func `L32, L37: Bars come with the begin and the push block with the end; a plain push has neither`() {
        let stage = Stage("R", isAnimated: true)
        stage.host.push(stage.entry("X", bars: Bars(navigationBar: .hidden, toolbar: .shown)))
        #expect(
            stage.take() == [
                "stack [R, X]", "R willDisappear", "X willAppear", "willShow X",
                "bars navigationBar hidden, toolbar shown", "begin",
            ])
        stage.presenter?.complete()
        #expect(stage.take() == ["R didDisappear", "X didAppear", "didShow X", "end push finished", "onPush X"])
        stage.host.push(stage["Y"])
        #expect(
            stage.take() == [
                "stack [R, X, Y]", "X willDisappear", "Y willAppear", "willShow Y",
                "bars navigationBar shown, toolbar hidden", "begin",
            ])
        stage.presenter?.complete()
        #expect(stage.take() == ["X didDisappear", "Y didAppear", "didShow Y", "end push finished"])
    }

    @Test func `L35, SD-MR3: Two pushes in a row each run their own block`() {
        let stage = Stage("R", isAnimated: true)
        stage.host.push(stage.entry("X"))
        stage.host.push(stage.entry("Y"))
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "stack [R, X]", "R willDisappear", "X willAppear", "willShow X", "begin", "finishNow finishing",
                "R didDisappear", "X didAppear", "didShow X", "end push finished", "onPush X", "stack [R, X, Y]",
                "X willDisappear", "Y willAppear", "willShow Y", "begin", "X didDisappear", "Y didAppear",
                "didShow Y", "end push finished", "onPush Y",
            ])
    }

    @Test func `The root's block runs whenever it is removed, and it has no push block`() {
        let trace = Trace()
        let host = NavHost(root: Page("A", trace), bars: Bars(toolbar: .shown), onPop: { _ in trace.write("onPop A") })
        #expect(trace.take() == ["A willAppear", "A didAppear"])
        #expect(host.bars == BarsVisibility(navigationBar: 1, toolbar: 1))
        host.set([Page("B", trace)])
        #expect(
            trace.take() == ["onPop A", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear"])
    }

    @Test func `B129: Blocks are let go of with their entry, with all that they hold`() {
        weak var host: NavHost?
        weak var page: Page?
        do {
            let strong = NavHost(root: Page("A"))
            let screen = Page("B")
            (host, page) = (strong, screen)
            strong.push(screen, onPush: { _ in _ = strong.count }, onPop: { _ in _ = screen.name })
            strong.pop()
        }
        #expect(host == nil && page == nil)
    }

    @Test func `B129: A block that holds the host keeps it until the host is ended`() {
        weak var host: NavHost?
        do {
            let strong = NavHost(root: Page("A"))
            host = strong
            strong.push(Page("B"), onPop: { _ in _ = strong.count })
        }
        #expect(host?.count == 2)
        host?.end()
        #expect(host == nil)
    }
}
