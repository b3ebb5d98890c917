import NavHost
import TestSupport
import Testing

/// Rules of gestures whose mutants no other test noticed.
@MainActor struct GestureSurvivorTests {
    /// Claims every pan, whichever way it goes, to push a screen.
    private func claimer(
        _ name: String, priority: Int = 0, claim: Int? = nil, direction: PanDirection? = nil
    ) -> Claimer {
        Claimer(name, priority: priority) { _, pan in
            .claim(
                GestureClaim(zone: .content, direction: direction ?? pan.direction, priority: claim) {
                    .push(Page(name))
                })
        }
    }

    private func winner(of claimers: Claimer...) -> String? {
        let stage = PanStage(["A", "B"], company: claimers)
        stage.removeSwipeBack()
        stage.finger.start = NavPoint(x: 200, y: 300)
        return stage.host.explanation(for: stage.finger.event(.began, 0.1)).winner
    }

    @Test func `A claim's own priority counts for more than its plugin's`() {
        #expect(winner(of: claimer("one", priority: 5), claimer("other")) == "one")
        #expect(winner(of: claimer("one", priority: 5), claimer("other", claim: 10)) == "other")
        #expect(winner(of: claimer("one", priority: 5, claim: -1), claimer("other")) == "other")
    }

    @Test func `Of equal claims the one that was registered first wins`() {
        #expect(winner(of: claimer("one"), claimer("other")) == "one")
        #expect(winner(of: claimer("other"), claimer("one")) == "other")
    }

    @Test func `A claim for another way has no part in a pan`() {
        #expect(winner(of: claimer("one", priority: 5, direction: .leading), claimer("other")) == "other")
        #expect(winner(of: claimer("one", direction: .up)) == nil)
    }

    @Test func `Of several blocks the strongest counts`() {
        func block(_ name: String, _ priority: Int) -> Claimer {
            Claimer(name, priority: priority) { _, _ in .block(reason: name) }
        }
        #expect(winner(of: block("weak", 1), claimer("one", priority: 5)) == "one")
        #expect(winner(of: block("weak", 1), block("strong", 9), claimer("one", priority: 5)) == nil)
    }

    @Test func `What was said of a finger does not hold once the stack is another, though a motion still runs`() {
        let claimer = claimer("one")
        let stage = PanStage(["A", "B"], company: [claimer])
        _ = stage.finger.verdict()
        #expect(claimer.askedCount == 1)
        stage.host.push(stage["C"])
        _ = stage.finger.verdict()
        #expect(claimer.askedCount == 2)
    }

    @Test func `The swipe back goes by a policy of its own, where it has one`() {
        for (policy, stack) in [(CommitPolicy { _ in .init(finishes: false) }, "[A, B]"), (nil, "[A]")] {
            let stage = PanStage(["A", "B"], isAnimated: false)
            stage.host.plugin(conformingTo: PanToPop.self)?.policy = policy
            stage.finger.swipe()
            #expect(stage.stack == stack)
        }
    }

    @Test func `BoardingPass: a finger finishes that would pass three quarters of the way within a second`() {
        func finishes(_ velocity: Double) -> Bool {
            CommitPolicy.boardingPass.outcome(of: .init(fraction: 0.25, velocity: velocity, length: 400)).finishes
        }
        #expect(!finishes(200))
        #expect(finishes(201))
    }
}
