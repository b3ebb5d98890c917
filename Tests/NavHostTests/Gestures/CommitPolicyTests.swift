import NavHost
import TestSupport
import Testing

@MainActor struct CommitPolicyTests {
    /// Which of a policy's decisions finish, at these fractions (down) and velocities in points a second (across).
    private func table(
        _ policy: CommitPolicy, _ fractions: [Double] = [0.05, 0.3, 0.49, 0.51, 0.9],
        _ velocities: [Double] = [-1500, -50, 0, 50, 1500]
    ) -> [String] {
        fractions.map { fraction in
            velocities.map { velocity in
                let release = CommitPolicy.Release(fraction: fraction, velocity: velocity, length: 400)
                return policy.outcome(of: release).finishes ? "x" : "."
            }.joined()
        }
    }

    @Test func `B60: A flick decides by its direction, a slow release by the place, within limits that can be chosen`()
    {
        #expect(table(.standard) == ["....x", "....x", "....x", ".xxxx", ".xxxx"])
        #expect(table(.ezCustomNavigation) == ["....x", "....x", "....x", "....x", ".xxxx"])
        #expect(table(.boardingPass) == ["....x", "....x", "....x", "xxxxx", "xxxxx"])
        #expect(table(.adwNavigationView) == ["....x", "....x", "....x", ".xxxx", ".xxxx"])
        #expect(table(.reactNavigation) == ["....x", "....x", "...xx", "..xxx", ".xxxx"])
    }

    @Test(arguments: [0.05, 0.3, 0.49, 0.51, 0.9], [-1500.0, -50, 0, 50, 1500])
    func `B60: What a finger does is what its policy decides, and the stack and the end agree`(
        fraction: Double, velocity: Double
    ) {
        let finishes =
            switch velocity {
            case 1500: true
            case -1500: false
            default: fraction > 0.5
            }
        #expect(released(.standard, at: fraction, velocity) == lines(at: fraction, finishes: finishes))
    }

    @Test func `Standard: one width a second is fast, half of the way is not yet enough`() {
        #expect(table(.standard, [0.5, 0.501], [-400, -399, 0, 399, 400]) == ["....x", ".xxxx"])
    }

    @Test func `SD-EZ2: EZCustomNavigation: exactly 75 points a second finish, as does exactly 0.66 of the way`() {
        #expect(table(.ezCustomNavigation, [0.1, 0.66], [-75, -74, 74, 75]) == ["...x", ".xxx"])
        #expect(released(.ezCustomNavigation, at: 0.1, 75) == lines(at: 0.1, finishes: true))
        #expect(released(.ezCustomNavigation, at: 0.66, 0) == lines(at: 0.66, finishes: true))
    }

    /// What a finger tells that is let go of here, by this policy; the points are those of a viewport of 400.
    private func released(_ policy: CommitPolicy, at fraction: Double, _ velocity: Double) -> [String] {
        let stage = PanStage(["A", "B"], isAnimated: false)
        stage.host.commitPolicy = policy
        stage.finger.begin(fraction)
        stage.finger.end(velocity / 400)
        return stage.take()
    }

    /// What it has to tell.
    private func lines(at fraction: Double, finishes: Bool) -> [String] {
        ["B willDisappear", "A willAppear", "willShow A", "move \(fraction)"]
            + (finishes
                ? [
                    "release finishing", "stack [A]", "B didDisappear", "A didAppear", "didShow A",
                    "end pop finished",
                ]
                : [
                    "release returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
                    "cancel released", "end pop cancelled(released)",
                ])
    }

    @Test(arguments: [(0.0, 1.0), (300, 1), (330, 1.1), (-390, 1.3), (450, 1.5), (9000, 1.5)])
    func `I25: The speed of settling follows the finger within its limits, and reaches the motion`(
        velocity: Double, speed: Double
    ) {
        let stage = PanStage(["A", "B"])
        stage.host.commitPolicy = .ezCustomNavigation
        stage.finger.begin(0.8)
        stage.finger.end(velocity / 400)
        #expect(abs((stage.presenter.motion?.settleSpeed ?? 0) - speed) < 1e-9)
        stage.settle()
        let begun = ["B willDisappear", "A willAppear", "willShow A", "begin", "follow 0.8", "move 0.8"]
        #expect(
            stage.take() == begun
                + (velocity < 0
                    ? [
                        "release returning", "A willDisappear", "B willAppear", "settle returning", "A didDisappear",
                        "B didAppear", "cancel released", "end pop cancelled(released)",
                    ]
                    : [
                        "release finishing", "stack [A]", "settle finishing", "B didDisappear", "A didAppear",
                        "didShow A", "end pop finished",
                    ]))
    }

    @Test(arguments: [
        // Below 0.3 points a millisecond the nearer end.
        (0.4, 299.0, false), (0.6, -299, true), (0.5, 0, false), (0.51, 0, true),
        // From there on where a deceleration of 0.998 a millisecond leads: 499 ms at this speed.
        (0.1, 300, false), (0.2, 300, true), (0.9, -300, true), (0.8, -300, false),
    ])
    func `I22: AdwNavigationView: a slow release goes to the nearer end, a fast one is projected`(
        fraction: Double, velocity: Double, finishes: Bool
    ) {
        let release = CommitPolicy.Release(fraction: fraction, velocity: velocity, length: 400)
        #expect(CommitPolicy.adwNavigationView.outcome(of: release).finishes == finishes)
        #expect(released(.adwNavigationView, at: fraction, velocity) == lines(at: fraction, finishes: finishes))
    }

    @Test(arguments: [(0.5, 0.0, false), (0.5, 1, true), (0.2, 400, false), (0.2, 401, true), (0.9, -540, false)])
    func `I31: React Navigation: the way and 0.3 s of the velocity decide by half the width`(
        fraction: Double, velocity: Double, finishes: Bool
    ) {
        let release = CommitPolicy.Release(fraction: fraction, velocity: velocity, length: 400)
        #expect(CommitPolicy.reactNavigation.outcome(of: release).finishes == finishes)
        #expect(released(.reactNavigation, at: fraction, velocity) == lines(at: fraction, finishes: finishes))
    }

    @Test func `A claim's policy comes before the host's, and is told fraction, velocity and length`() {
        let stage = PanStage(["A", "B"], isAnimated: false)
        stage.host.commitPolicy = CommitPolicy { _ in .init(finishes: true) }
        stage.host.plugin(conformingTo: PanToPop.self)?.policy = CommitPolicy { release in
            .init(finishes: release != .init(fraction: 0.75, velocity: -200, length: 400), speed: .nan)
        }
        stage.finger.swipe(to: 0.75, velocity: -0.5)
        #expect(stage.stack == "[A, B]")
        stage.finger.swipe(to: 0.74, velocity: -0.5)
        #expect(stage.stack == "[A]")
    }

    @Test(arguments: [(-0.5, 0.0), (0.25, 0.25), (3, 1)])
    func `A policy sees a fraction between 0 and 1, wherever the finger is`(part: Double, fraction: Double) {
        let stage = PanStage(["A", "B"], isAnimated: false)
        stage.host.commitPolicy = CommitPolicy { .init(finishes: $0.fraction == fraction) }
        stage.finger.begin()
        stage.finger.move(part)
        stage.finger.end()
        #expect(stage.stack == "[A]")
    }

    @Test func `A length that makes no sense is one that nothing moves along`() {
        #expect(CommitPolicy.Release(fraction: 0.4, velocity: 100, length: 0).relativeVelocity == 0)
        let release = CommitPolicy.Release(fraction: 0.4, velocity: 900, length: 0)
        #expect(!CommitPolicy.adwNavigationView.outcome(of: release).finishes)
    }
}
