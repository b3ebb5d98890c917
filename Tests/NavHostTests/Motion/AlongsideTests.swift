import NavHost
import TestSupport
import Testing

@MainActor struct AlongsideTests {
    private func accompany(_ navigation: Navigation?, _ trace: Trace, _ name: String = "") {
        navigation?.animateAlongside(
            animation: { trace.write("\(name)animation") }, progress: { trace.write("\(name)progress \($0)") },
            completion: { trace.write("\(name)completion") }, cancellation: { trace.write("\(name)cancellation") })
    }

    /// A screen that animates something alongside whatever brings it.
    private func companion(_ stage: PanStage, _ name: String) {
        stage[name].reactions["willAppear"] = { [trace = stage.trace] in self.accompany($0.current, trace) }
    }

    @Test
    func `Alongside a push: the animation once when the motion begins, progress per frame, completion at the end`() {
        let stage = PanStage(["A"])
        companion(stage, "B")
        stage.host.push(stage["B"])
        stage.presenter.motion?.report(fraction: 0.5)
        stage.presenter.motion?.runAlongside()
        stage.settle()
        #expect(
            stage.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "begin", "animation",
                "progress 0.5", "move 0.5", "A didDisappear", "B didAppear", "didShow B", "completion",
                "end push finished",
            ])
    }

    @Test func `Alongside a swipe that is called off: progress, then only the cancellation`() {
        let stage = PanStage(["A", "B"])
        var hasBegun = false
        stage["A"].reactions["willAppear"] = { [trace = stage.trace] host in
            if !hasBegun { self.accompany(host.current, trace) }
            hasBegun = true
        }
        stage.finger.begin()
        stage.finger.move(0.4)
        stage.finger.cancel()
        stage.settle()
        #expect(
            stage.take() == [
                "B willDisappear", "A willAppear", "willShow A", "begin", "animation", "follow 0.05",
                "progress 0.05", "move 0.05", "follow 0.4", "progress 0.4", "move 0.4", "release returning",
                "A willDisappear", "B willAppear", "settle returning", "A didDisappear", "B didAppear",
                "cancel released", "cancellation", "end pop cancelled(released)",
            ])
    }

    @Test func `Without a motion animation and completion run at once`() {
        let stage = PanStage(["A"])
        companion(stage, "B")
        stage.host.push(stage["B"], animated: false)
        #expect(
            stage.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "animation", "completion", "willShow B", "begin",
                "A didDisappear", "B didAppear", "didShow B", "end push finished",
            ])
        let bare = PanStage(["A"], isAnimated: false)
        companion(bare, "B")
        bare.host.push(bare["B"])
        #expect(bare.take()[2...4] == ["B willAppear", "animation", "completion"])
    }

    @Test func `A swipe is a motion even where nobody draws it and its request is not animated`() {
        let stage = PanStage(["A", "B"], isAnimated: false)
        companion(stage, "A")
        stage.removeSwipeBack()
        stage.host.install(
            Claimer { _, pan in
                .claim(
                    GestureClaim(zone: .content, direction: pan.direction) {
                        var request = NavRequest.pop()
                        request.isAnimated = false
                        return request
                    })
            })
        stage.finger.begin()
        #expect(
            stage.take() == [
                "B willDisappear", "A willAppear", "willShow A", "animation", "progress 0.05", "move 0.05",
            ])
        stage.finger.end(2)
        #expect(
            stage.take() == [
                "release finishing", "stack [A]", "B didDisappear", "A didAppear", "didShow A", "completion",
                "end pop finished",
            ])
    }

    @Test func `After the end it is as the end was: finished runs both, cancelled and refused only the cancellation`() {
        let stage = PanStage(["A"], isAnimated: false)
        accompany(stage.host.push(stage["B"]), stage.trace, "pushed ")
        accompany(stage.host.popToRoot(), stage.trace, "popped ")
        accompany(stage.host.popToRoot(), stage.trace, "unchanged ")
        accompany(stage.host.pop(), stage.trace, "refused ")
        stage.host.push(stage["C"])
        let interaction = stage.host.beginInteractive(.pop())
        interaction.cancel()
        accompany(interaction.navigation, stage.trace, "cancelled ")
        let own = stage.take().filter {
            $0.hasSuffix("animation") || $0.hasSuffix("completion") || $0.hasSuffix("cancellation")
        }
        #expect(
            own == [
                "pushed animation", "pushed completion", "popped animation", "popped completion",
                "unchanged animation", "unchanged completion", "refused cancellation", "cancelled cancellation",
            ])
    }

    @Test func `What is added in mid-motion has its animation at once, and each part runs once`() {
        let stage = PanStage(["A"])
        let navigation = stage.host.push(stage["B"])
        _ = stage.take()
        accompany(navigation, stage.trace, "late ")
        #expect(stage.take() == ["late animation"])
        stage.presenter.motion?.runAlongside()
        stage.presenter.motion?.runAlongside()
        stage.settle()
        stage.settle()
        #expect(
            stage.take() == [
                "A didDisappear", "B didAppear", "didShow B", "late completion", "end push finished",
            ])
    }

    @Test func `An overtaken push completes what was alongside, an overtaken swipe cancels it`() {
        let stage = PanStage(["A"])
        companion(stage, "B")
        stage.host.push(stage["B"])
        stage.host.push(stage["C"])
        #expect(
            stage.take().filter { !$0.contains("ppear") && !$0.contains("how") } == [
                "stack [A, B]", "begin", "animation", "finishNow finishing", "completion", "end push finished",
                "stack [A, B, C]", "begin",
            ])
        stage.settle()
        stage.finger.begin()
        stage.host.pop()
        #expect(stage.take().contains("cancellation"))
    }
}
