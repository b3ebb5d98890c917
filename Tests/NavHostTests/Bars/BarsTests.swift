import NavHost
import TestSupport
import Testing

/// Bars are a function of the top entry: rule 9.
@MainActor struct BarsTests {
    private let hidden = Bars(navigationBar: .hidden, toolbar: .shown)

    private func visibility(_ navigationBar: Double, _ toolbar: Double) -> BarsVisibility {
        BarsVisibility(navigationBar: navigationBar, toolbar: toolbar)
    }

    @Test func `B121, I35: A cancelled pop leaves the bars of the top, as often as it happens`() {
        let stage = Stage(isAnimated: true)
        stage.host.set(entries: [stage.entry("A", bars: hidden), stage.entry("B")], animated: false)
        _ = stage.take()
        for _ in 1...3 {
            let finger = stage.host.beginInteractive(.pop())
            #expect(stage.host.bars == visibility(1, 0))
            finger.update(0.6)
            #expect(stage.host.bars == visibility(0.4, 0.6))
            finger.release(finishing: false)
            stage.presenter?.motion?.report(fraction: 0.25)
            #expect(stage.host.bars == visibility(0.75, 0.25))
            stage.presenter?.complete()
            #expect(stage.host.bars == visibility(1, 0))
            #expect(
                stage.take() == [
                    "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.6", "move 0.6",
                    "release returning", "A willDisappear", "B willAppear", "settle returning", "move 0.25",
                    "A didDisappear", "B didAppear", "cancel released", "end pop cancelled(released)",
                ])
        }
        let finger = stage.host.beginInteractive(.pop())
        finger.update(0.75)
        #expect(stage.host.bars == visibility(0.25, 0.75))
        finger.finish()
        #expect(stage.host.bars == visibility(0.25, 0.75))
        stage.presenter?.complete()
        #expect(stage.host.bars == visibility(0, 1))
        #expect(
            stage.take() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.75", "move 0.75",
                "release finishing", "stack [A]", "onPop B to A", "bars navigationBar hidden, toolbar shown",
                "settle finishing", "B didDisappear", "A didAppear", "didShow A", "end pop finished",
            ])
    }

    @Test func `B123: What is set for a screen belongs to its entry and comes back with it`() {
        let stage = Stage("A")
        stage.host.push(stage.entry("B", bars: hidden))
        _ = stage.take()
        stage.host.setBars(Bars(navigationBar: .shown))
        #expect(stage.take() == ["bars navigationBar shown, toolbar hidden"])
        stage.host.push(stage["C"], bars: hidden)
        #expect(
            stage.take() == [
                "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C",
                "bars navigationBar hidden, toolbar shown", "B didDisappear", "C didAppear", "didShow C",
                "end push finished",
            ])
        stage.host.pop()
        #expect(
            stage.take() == [
                "stack [A, B]", "C willDisappear", "B willAppear", "willShow B",
                "bars navigationBar shown, toolbar hidden", "C didDisappear", "B didAppear", "didShow B",
                "end pop finished",
            ])
        #expect(stage.host.topEntry?.bars == Bars(navigationBar: .shown))
    }

    @Test func `Bars of a buried screen are told when it is shown, and of an absent one reported`() {
        let stage = Stage("A", "B")
        stage.host.setBars(hidden, for: stage["A"])
        stage.host.setBars(nil)
        stage.host.setBars(.standard, for: stage["B"])
        #expect(stage.take() == [])
        stage.host.setBars(hidden, for: stage["X"])
        #expect(
            stage.take() == [
                "diagnostic bars were set for a screen that is not on the stack. say the bars when you push it."
            ])
        stage.host.pop()
        #expect(
            stage.take() == [
                "stack [A]", "onPop B to A", "B willDisappear", "A willAppear", "willShow A",
                "bars navigationBar hidden, toolbar shown", "B didDisappear", "A didAppear", "didShow A",
                "end pop finished",
            ])
        stage.host.setBars(nil)
        #expect(stage.take() == ["bars navigationBar shown, toolbar hidden"])
    }

    @Test func `Without default bars the toolkit's are left alone, and what a screen says counts alone`() {
        let stage = Stage("A", isAnimated: true)
        stage.host.defaultBars = nil
        #expect(stage.host.bars == nil)
        stage.host.push(stage["B"])
        #expect(stage.host.bars == nil)
        #expect(stage.take() == ["stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "begin"])
        stage.settle()
        stage.host.push(stage.entry("C", bars: hidden))
        #expect(
            stage.take() == [
                "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C",
                "bars navigationBar hidden, toolbar shown", "begin",
            ])
        stage.presenter?.motion?.report(fraction: 0.5)
        #expect(stage.host.bars == visibility(0, 1))
        stage.settle()
        stage.host.pop()
        #expect(
            stage.take() == ["stack [A, B]", "onPop C to B", "C willDisappear", "B willAppear", "willShow B", "begin"])
        stage.settle()
        #expect(stage.host.bars == nil)
    }

    @Test func `Bars move with an animation that reports, from one end to the other`() {
        let stage = Stage("A", isAnimated: true)
        stage.host.push(stage.entry("B", bars: hidden))
        #expect(stage.host.bars == visibility(1, 0))
        stage.presenter?.motion?.report(fraction: 0.25)
        #expect(stage.host.bars == visibility(0.75, 0.25))
        stage.presenter?.motion?.report(fraction: 1)
        #expect(stage.host.bars == visibility(0, 1))
        stage.presenter?.complete()
        #expect(stage.host.bars == visibility(0, 1))
        #expect(NavHost().bars == nil)
    }

    @Test func `Bars set inside a callback are told to everybody after it`() {
        let stage = Stage("A")
        stage.host.uninstall(stage.recorder)
        let recorders = ["1", "2"].map { Recorder(stage.trace, name: $0, isNamed: true) }
        for recorder in recorders { stage.host.install(recorder) }
        _ = stage.take()
        recorders[0].reactions["didShow"] = { [hidden] host, _ in host.setBars(hidden) }
        stage.host.push(stage["B"])
        #expect(
            stage.take() == [
                "1: stack [A, B]", "2: stack [A, B]", "A willDisappear", "B willAppear", "1: willShow B",
                "2: willShow B", "A didDisappear", "B didAppear", "1: didShow B", "2: didShow B",
                "1: end push finished", "2: end push finished", "1: bars navigationBar hidden, toolbar shown",
                "2: bars navigationBar hidden, toolbar shown",
            ])
        #expect(stage.host.bars == visibility(0, 1))
    }

    @Test func `Bars that a screen sets as it appears are told once`() {
        let stage = Stage("A")
        stage["B"].reactions["willAppear"] = { [hidden, stage] in $0.setBars(hidden, for: stage["B"]) }
        stage.host.push(stage["B"])
        #expect(
            stage.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B",
                "bars navigationBar hidden, toolbar shown", "A didDisappear", "B didAppear", "didShow B",
                "end push finished",
            ])
    }

    @Test func `The presenter hears of other bars before the delegates, and no more once another has its place`() {
        let stage = Stage("A")
        let presenter = BarsPresenter(stage.trace)
        stage.host.presenter = presenter
        _ = stage.take()
        stage.host.setBars(hidden)
        #expect(stage.take() == ["show hidden", "bars navigationBar hidden, toolbar shown"])
        stage.host.push(stage["B"], animated: false)
        #expect(
            stage.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "show shown",
                "bars navigationBar shown, toolbar hidden", "A didDisappear", "B didAppear", "didShow B",
                "end push finished",
            ])
        stage.host.presenter = nil
        stage.host.pop()
        #expect(!stage.take().contains("show hidden"))
        withExtendedLifetime(presenter) {}
    }
}

@MainActor private final class BarsPresenter: NavPresenter {
    private let trace: Trace

    init(_ trace: Trace) {
        self.trace = trace
    }

    func begin(_ motion: Motion) {}
    func settle(_ motion: Motion) {}
    func finishNow(_ motion: Motion) -> Bool { true }
    func show(_ bars: Bars) { trace.write("show \(bars.navigationBar)") }
}
