import NavHost
import TestSupport
import Testing

/// Scenarios about who is asked, in which order, and what their answers come to.
@MainActor struct DecidingScenarioTests {
    static let popped = [
        "stack [A]", "B willDisappear", "A willAppear", "willShow A", "B didDisappear", "A didAppear", "didShow A",
        "end pop finished",
    ]

    /// Says what "back" means, and writes "command <name>".
    final class Commander: NavPlugin, CommandProviding {
        let name: String
        let priority: Int
        private let trace: Trace
        var request: NavRequest?

        init(_ name: String, _ trace: Trace, priority: Int = 0, _ request: NavRequest? = nil) {
            self.name = name
            self.trace = trace
            self.priority = priority
            self.request = request
        }

        func navHost(_ host: NavHost, requestFor command: NavCommand) -> NavRequest? {
            trace.write("command \(name)")
            return request
        }
    }

    @Test func `B12: Everyone is asked for a veto, a command goes to the first who knows, nobody is the default`() {
        let stage = QuestionStage("A", "B", "C", "D", tellsAppearance: true)
        let answers: [(String, Decision?)] = [
            ("yes", .allow), ("no", .deny(reason: "no")), ("also yes", .allow), ("abstains", nil),
        ]
        let deciders = answers.map { name, answer in stage.decide(name) { _, _ in answer } }
        #expect(stage.host.pop().end == .refused(.vetoed(by: "no", reason: "no")))
        #expect(
            stage.trace.take() == [
                "ask yes pop", "ask no pop", "ask also yes pop", "ask abstains pop", "refuse vetoed(by: no, no)",
                "end pop refused(vetoed(by: no, no))",
            ])
        for decider in deciders { stage.host.uninstall(decider) }

        let commanders = [
            Commander("nil", stage.trace), Commander("X", stage.trace, .popToRoot()),
            Commander("Y", stage.trace, .pop(count: 2)),
        ]
        for commander in commanders { stage.host.install(commander) }
        stage.host.goBack()
        #expect(
            stage.trace.take() == [
                "command nil", "command X", "stack [A]", "D willDisappear", "A willAppear", "willShow A",
                "D didDisappear", "A didAppear", "didShow A", "end popToRoot finished",
            ])

        for commander in commanders { stage.host.uninstall(commander) }
        stage.host.push(stage.page("B"))
        _ = stage.trace.take()
        stage.host.goBack()
        #expect(stage.trace.take() == Self.popped)
    }

    @Test func `B113: A decider is told what leaves, top first, where it goes, who asked and what for`() {
        let stage = QuestionStage("A", "B", "C", tellsAppearance: true)
        let x = stage.page("X")
        stage.decide { [trace = stage.trace] _, navigation in
            let to = navigation.to.map { "\($0)" } ?? "nothing"
            let from = navigation.from.map { "\($0)" } ?? "nothing"
            let (removed, added) = (navigation.removedScreens, navigation.addedScreens)
            trace.write("from \(from) to \(to), leaving \(removed), entering \(added)")
            trace.write("\(navigation.cause.kind) \(navigation.direction) interactive \(navigation.isInteractive)")
            return .deny(reason: nil)
        }
        var swipe = NavRequest.pop()
        swipe.cause = .gesture
        stage.host.pop(to: stage["A"], cause: .backMenu)
        #expect(
            stage.trace.take() == [
                "ask D popTo", "from C to A, leaving [C, B], entering []", "backMenu backward interactive false",
                "refuse vetoed(by: D)", "end popTo refused(vetoed(by: D))",
            ])
        let interaction = stage.host.beginInteractive(swipe)
        #expect(
            stage.trace.take() == [
                "ask D pop", "from C to B, leaving [C], entering []", "gesture backward interactive true",
                "refuse vetoed(by: D)", "end pop refused(vetoed(by: D))",
            ])
        stage.host.set([stage["A"], x])
        #expect(
            stage.trace.take() == [
                "ask D set", "from C to X, leaving [C, B], entering [X]", "code forward interactive false",
                "refuse vetoed(by: D)", "end set refused(vetoed(by: D))",
            ])
        withExtendedLifetime(interaction) {}
    }

    @Test func `B132: A gesture is asked about, begins, moves, is released and ends, each told`() {
        let stage = QuestionStage("A", "B", tellsAppearance: true)
        let presenter = SlowPresenter()
        stage.host.presenter = presenter
        stage.decide { _, _ in .allow }
        let first = stage.host.beginInteractive(.pop())
        first.update(0.25)
        first.update(0.5)
        first.release(finishing: false)
        presenter.complete()
        #expect(
            stage.trace.take() == [
                "ask D pop", "B willDisappear", "A willAppear", "willShow A", "move 0.25", "move 0.5",
                "release returning", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
                "cancel released", "end pop cancelled(released)",
            ])
        let second = stage.host.beginInteractive(.pop())
        second.update(0.75)
        second.release(finishing: true)
        presenter.complete()
        #expect(
            stage.trace.take() == [
                "ask D pop", "B willDisappear", "A willAppear", "willShow A", "move 0.75", "release finishing",
                "stack [A]", "B didDisappear", "A didAppear", "didShow A", "end pop finished",
            ])
        let vetoed = QuestionStage("A", "B", tellsAppearance: true)
        vetoed.decide { _, _ in .deny(reason: nil) }
        let third = vetoed.host.beginInteractive(.pop())
        third.update(0.5)
        third.finish()
        #expect(
            vetoed.trace.take() == ["ask D pop", "refuse vetoed(by: D)", "end pop refused(vetoed(by: D))"])
    }

    @Test func `G08: A pop that a plugin vetoes runs no pop block`() {
        let stage = QuestionStage("1", tellsAppearance: true)
        stage.host.push(stage.page("2"), onPop: { [trace = stage.trace] _ in trace.write("onPop 2") })
        _ = stage.trace.take()
        stage.decide { _, _ in .deny(reason: nil) }
        stage.host.pop()
        #expect(stage.trace.take() == ["ask D pop", "refuse vetoed(by: D)", "end pop refused(vetoed(by: D))"])
        #expect(stage.stack == "12")
    }

    @Test func `G26: Back that nobody speaks for is the host's own pop`() {
        let stage = QuestionStage("A", "B", tellsAppearance: true)
        let trip = stage.host.goBack()
        #expect(stage.trace.take() == Self.popped)
        #expect(trip.wasHandled)
    }

    @Test func `G28: Back passes a provider that has no answer now`() {
        let stage = QuestionStage("A", "B", "C", tellsAppearance: true)
        stage.host.install(Commander("h2", stage.trace, priority: 1))
        stage.host.install(Commander("h1", stage.trace, .popToRoot()))
        stage.host.goBack()
        #expect(
            stage.trace.take() == [
                "command h2", "command h1", "stack [A]", "C willDisappear", "A willAppear", "willShow A",
                "C didDisappear", "A didAppear", "didShow A", "end popToRoot finished",
            ])
    }

    @Test func `G31: A screen is asked about its own leaving only: not when another leaves, nor once it is gone`() {
        let stage = QuestionStage("A", "B", "C", tellsAppearance: true)
        for name in ["A", "B", "C"] {
            stage[name].decision = { [trace = stage.trace] _, _ in
                trace.write("asked \(name)")
                return nil
            }
        }
        let never = stage.page("Never shown")
        never.decision = { [trace = stage.trace] _, _ in
            trace.write("asked one that is not on the stack")
            return .deny(reason: nil)
        }
        stage.host.pop()
        #expect(
            stage.trace.take() == [
                "ask C", "asked C", "stack [A, B]", "C willDisappear", "B willAppear", "willShow B",
                "C didDisappear", "B didAppear", "didShow B", "end pop finished",
            ])
        stage.host.pop()
        #expect(
            stage.trace.take() == [
                "ask B", "asked B", "stack [A]", "B willDisappear", "A willAppear", "willShow A", "B didDisappear",
                "A didAppear", "didShow A", "end pop finished",
            ])
        stage.host.push(stage.page("D"))
        stage.host.pop()
        #expect(
            stage.trace.take() == [
                "stack [A, D]", "A willDisappear", "D willAppear", "willShow D", "A didDisappear", "D didAppear",
                "didShow D", "end push finished", "stack [A]", "D willDisappear", "A willAppear", "willShow A",
                "D didDisappear", "A didAppear", "didShow A", "end pop finished",
            ])
        withExtendedLifetime(never) {}
    }

    @Test func `G34: Handlers are followed by priority, then in the order in which they came, as each is turned off`() {
        for hasPriorities in [true, false] {
            let stage = QuestionStage("A", "B", "C", "D", "E", "F", tellsAppearance: true)
            let commanders = (1...5).map { number in
                Commander("\(number)", stage.trace, priority: hasPriorities ? number : 0, .pop())
            }
            for commander in commanders { stage.host.install(commander) }
            let order = hasPriorities ? ["5", "4", "3", "2", "1"] : ["1", "2", "3", "4", "5"]
            let stacks = ["[A, B, C, D, E]", "[A, B, C, D]", "[A, B, C]", "[A, B]", "[A]"]
            let names = ["F", "E", "D", "C", "B", "A"]
            for (turn, commander) in (hasPriorities ? commanders.reversed() : commanders).enumerated() {
                stage.host.goBack()
                let (leaves, comes) = (names[turn], names[turn + 1])
                #expect(
                    stage.trace.take() == order.prefix(turn + 1).map { "command \($0)" } + [
                        "stack \(stacks[turn])", "\(leaves) willDisappear", "\(comes) willAppear",
                        "willShow \(comes)", "\(leaves) didDisappear", "\(comes) didAppear", "didShow \(comes)",
                        "end pop finished",
                    ])
                commander.request = nil
            }
        }
    }

    @Test func `G37: A decider that was removed is silent, and a navigation to where one is asks nobody`() {
        let stage = QuestionStage("A", "B", tellsAppearance: true)
        let decider = Decider("D", stage.trace) { _, _ in .deny(reason: nil) }
        let token = stage.host.addDelegate(decider)
        token.remove()
        token.remove()
        stage.host.pop()
        #expect(stage.trace.take() == Self.popped)
        stage.host.addDelegate(decider)
        stage.host.popToRoot()
        stage.host.set([stage["A"]])
        stage.host.reveal(stage["A"])
        #expect(stage.trace.take() == ["end popToRoot unchanged", "end set unchanged", "end reveal unchanged"])
    }

    @Test func `G38: Who is sent elsewhere is asked about there again, once for each step`() {
        let stage = QuestionStage("A", tellsAppearance: true)
        let next = ["1": "2", "2": "3"]
        stage.decide { _, navigation in
            next[navigation.to.map { "\($0)" } ?? ""].map { name in .redirect { .push(stage.page(name)) } }
        }
        stage.host.push(stage.page("2"))
        #expect(
            stage.trace.take() == [
                "ask D push", "refuse redirected", "end push refused(redirected)", "ask D push", "stack [A, 3]",
                "A willDisappear", "3 willAppear", "willShow 3", "A didDisappear", "3 didAppear", "didShow 3",
                "end push finished",
            ])
        let trip = stage.host.push(stage.page("1"))
        #expect(
            stage.trace.take() == [
                "ask D push", "refuse redirected", "end push refused(redirected)", "ask D push", "refuse redirected",
                "end push refused(redirected)", "ask D push", "stack [A, 3, 3]", "3 willDisappear", "3 willAppear",
                "willShow 3", "3 didDisappear", "3 didAppear", "didShow 3", "end push finished",
            ])
        #expect(trip.successor?.successor?.end == .finished)
    }

    @Test func `G40: A screen that was never shown has its say about its removal all the same`() {
        let stage = QuestionStage("A", tellsAppearance: true)
        let (b, c) = (stage.page("B"), stage.page("C"))
        b.decision = { _, _ in .deny(reason: "never seen") }
        stage.host.set([stage["A"], b, c])
        #expect(
            stage.trace.take() == [
                "stack [A, B, C]", "A willDisappear", "C willAppear", "willShow C", "A didDisappear", "C didAppear",
                "didShow C", "end set finished",
            ])
        let trip = stage.host.popToRoot()
        #expect(trip.end == .refused(.vetoed(by: "B", reason: "never seen")))
        #expect(
            stage.trace.take() == [
                "ask B", "refuse vetoed(by: B, never seen)", "end popToRoot refused(vetoed(by: B, never seen))",
            ])
        #expect(stage.stack == "ABC")
    }

    @Test func `G41: A no stops a push with a typed end, which is told`() {
        let stage = QuestionStage("A", tellsAppearance: true)
        stage.decide { _, _ in .deny(reason: "not now") }
        let trip = stage.host.push(stage.page("B"))
        #expect(trip.end == .refused(.vetoed(by: "D", reason: "not now")))
        #expect(
            stage.trace.take() == [
                "ask D push", "refuse vetoed(by: D, not now)", "end push refused(vetoed(by: D, not now))",
            ])
    }

    @Test func `G44: A push of what is there already ends with a typed refusal, which is told`() {
        let stage = QuestionStage("A", tellsAppearance: true)
        let trip = stage.host.push(stage["A"])
        #expect(trip.end == .refused(.alreadyOnStack))
        #expect(stage.trace.take() == ["refuse alreadyOnStack", "end push refused(alreadyOnStack)"])
    }

    @Test func `G47: A decider stands in for the host, stops it, lets it be, or has it do something else`() {
        let pushed = [
            "ask D push", "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "A didDisappear",
            "B didAppear", "didShow B", "end push finished",
        ]
        func run(_ end: NavResult, _ lines: [String], _ decision: (QuestionStage) -> Decision?) {
            let stage = QuestionStage("A", tellsAppearance: true)
            var first = decision(stage)
            stage.decide { _, _ in
                defer { first = nil }
                return first
            }
            #expect(stage.host.push(stage.page("B")).end == end)
            #expect(stage.trace.take() == lines)
        }
        // What the peer calls consumed with success: it came to something, though not by the host's own doing.
        run(
            .refused(.redirected),
            ["ask D push", "refuse redirected", "end push refused(redirected)", "end popToRoot unchanged"]
        ) { _ in .redirect { .popToRoot() } }
        run(
            .refused(.vetoed(by: "D", reason: "failed")),
            ["ask D push", "refuse vetoed(by: D, failed)", "end push refused(vetoed(by: D, failed))"]
        ) { _ in .deny(reason: "failed") }
        run(.finished, pushed) { _ in nil }
        run(.finished, pushed) { _ in .allow }
        run(
            .refused(.redirected),
            [
                "ask D push", "refuse redirected", "end push refused(redirected)", "ask D push", "stack [A, C]",
                "A willDisappear", "C willAppear", "willShow C", "A didDisappear", "C didAppear", "didShow C",
                "end push finished",
            ]
        ) { stage in .redirect { .push(stage.page("C")) } }
    }

    @Test func `G49: A swipe on the root is refused and harms nothing; above it, it goes through`() {
        let stage = QuestionStage("root", tellsAppearance: true)
        let atRoot = stage.host.beginInteractive(.pop())
        atRoot.update(0.5)
        atRoot.finish()
        #expect(stage.trace.take() == ["refuse atRoot", "end pop refused(atRoot)"])
        stage.host.push(stage.page("B"))
        #expect(
            stage.trace.take() == [
                "stack [root, B]", "root willDisappear", "B willAppear", "willShow B", "root didDisappear",
                "B didAppear", "didShow B", "end push finished",
            ])
        let above = stage.host.beginInteractive(.pop())
        above.update(0.5)
        above.finish()
        #expect(
            stage.trace.take() == [
                "B willDisappear", "root willAppear", "willShow root", "move 0.5", "release finishing",
                "stack [root]", "B didDisappear", "root didAppear", "didShow root", "end pop finished",
            ])
    }
}
