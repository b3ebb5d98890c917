import DelegateProxy
import NavHost
import TestSupport
import Testing

/// Who says how a navigation moves, and what becomes of it when they go.
@MainActor struct AnimatorProvidingTests {
    /// `[A]`, where each begin of a motion writes whose animator it has.
    private func stage() -> Stage {
        let stage = Stage("A", isAnimated: true)
        stage.host.animator = Named("host")
        stage.presenter?.reactions["begin"] = { [trace = stage.trace] motion in
            trace.write("animator of \((motion.animator as? Named)?.name ?? "nobody")")
        }
        return stage
    }

    @Test func `B12: The first provider with an animator is followed, later ones are not asked, else the host's`() {
        let stage = stage()
        let pushed = ["stack [A, B]", "A willDisappear", "B willAppear", "willShow B"]
        stage.host.push(stage["B"])
        #expect(stage.take() == pushed + ["begin", "animator of host"])
        stage.presenter?.complete()
        stage.host.pop(animated: false)
        _ = stage.take()
        let providers = [
            Provider("abstains", stage.trace, nil), Provider("X", stage.trace, Named("X")),
            Provider("Y", stage.trace, Named("Y")),
        ]
        for provider in providers { stage.host.install(provider) }
        let trip = stage.host.push(stage["B"])
        #expect(stage.take() == pushed + ["abstains animates?", "X animates?", "begin", "animator of X"])
        // Who decided can be read.
        let explanation = stage.host.explainAnimator(for: trip)
        #expect(explanation.entries.map(\.role) == [.abstains, .answers, .shadowed])
        #expect(explanation.entries.map { ($0.answer as? Named)?.name } == [nil, "X", "Y"])
        #expect(stage.take() == ["abstains animates?", "X animates?", "Y animates?"])
        stage.presenter?.complete()
        #expect(stage.take() == ["A didDisappear", "B didAppear", "didShow B", "end push finished"])
    }

    @Test func `B45: A plugin that supplied an animator may go while it runs, which ends all the same, once`() {
        // By its presenter, and where that never completes it, by its time: that of the plugin's animator.
        for isCompleted in [true, false] {
            let stage = stage()
            weak var plugin: Provider?
            do {
                let provider = Provider("X", stage.trace, Named("X", duration: .seconds(7)))
                plugin = provider
                stage.host.install(provider)
            }
            let trip = stage.watch(stage.host.push(stage["B"]))
            #expect(
                stage.take() == [
                    "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "X animates?", "begin",
                    "animator of X",
                ])
            if let plugin { stage.host.uninstall(plugin) }
            #expect(plugin == nil && trip.state == .moving)
            if isCompleted {
                stage.presenter?.complete()
            } else {
                stage.clock.advance(by: .milliseconds(7_999))
                #expect(stage.take() == [])
                stage.clock.advance(by: .milliseconds(1))
            }
            #expect(
                stage.take() == [
                    "A didDisappear", "B didAppear", "didShow B", "result push finished", "end push finished",
                ])
            stage.presenter?.complete()
            stage.clock.advance(by: .seconds(60))
            #expect(stage.take() == [] && stage.clock.pendingCount == 0)
            stage.host.pop()
            #expect(
                stage.take() == [
                    "stack [A]", "B willDisappear", "A willAppear", "willShow A", "begin", "animator of host",
                ])
        }
    }

    @Test func `B45: A host that goes while a plugin's animator runs takes the plugin with it, and ends it once`() async
    {
        var stage: Stage? = stage()
        let (trace, presenter, clock) = (stage?.trace, stage?.presenter, stage?.clock)
        weak let host = stage?.host
        weak let page = stage?["B"]
        weak var plugin: Provider?
        do {
            let provider = trace.map { Provider("X", $0, Named("X")) }
            plugin = provider
            provider.map { _ = stage?.host.install($0) }
        }
        let trip = stage.map { $0.host.push($0["B"]) }
        var ends: [NavResult] = []
        trip?.onEnd { ends.append($0) }
        #expect(
            trace?.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "X animates?", "begin",
                "animator of X",
            ])
        stage = nil
        #expect(host == nil && trip?.end == .finished)
        #expect(await trip?.result == .finished)
        await Task.yield()
        presenter?.complete()
        clock?.advance(by: .seconds(60))
        #expect(ends == [.finished] && trace?.take() == [])
        #expect(page == nil && plugin == nil)
    }

    @Test func `What a toolkit moves by itself nobody is asked to animate`() {
        let stage = stage()
        stage.host.install(Provider("X", stage.trace, Named("X")))
        let motion = stage.host.adopt([stage["A"], stage["B"]])
        #expect((motion.animator as? Named)?.name == "host")
        #expect(stage.take() == ["stack [A, B]", "A willDisappear", "B willAppear", "willShow B"])
        motion.complete()
        #expect(stage.take() == ["A didDisappear", "B didAppear", "didShow B", "end adopt finished"])
    }
}

/// An animator that is told apart by a name, and moves nothing.
private struct Named: TransitionAnimator {
    let name: String
    let duration: Duration

    init(_ name: String, duration: Duration = .milliseconds(300)) {
        self.name = name
        self.duration = duration
    }

    func frame(
        at fraction: Double, in size: NavSize, direction: Navigation.Direction, layout: LayoutDirection
    ) -> TransitionFrame {
        SlideAnimator().frame(at: fraction, in: size, direction: direction, layout: layout)
    }
}

/// Supplies one animator, or none, and writes `<name> animates?` when it is asked.
@MainActor private final class Provider: NavPlugin, AnimatorProviding {
    let name: String
    private let trace: Trace
    private let animator: Named?

    init(_ name: String, _ trace: Trace, _ animator: Named?) {
        self.name = name
        self.trace = trace
        self.animator = animator
    }

    func navHost(_ host: NavHost, animatorFor navigation: Navigation) -> (any TransitionAnimator)? {
        trace.write("\(name) animates?")
        return animator
    }
}
