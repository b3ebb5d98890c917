import NavHost
import TestSupport
import Testing

/// Scenarios about who is asked, in which order, and what their answers come to.
@MainActor struct DecidingScenarioTests {
    static let popped = ["stack [A]", "willShow A", "didShow A", "end pop finished"]

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

    @Test func `B12: Everyone is asked for a veto, a command stops at the first who knows, and nobody means the default`() {
        let stage = QuestionStage("A", "B", "C", "D")
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
                "command nil", "command X", "stack [A]", "willShow A", "didShow A", "end popToRoot finished",
            ])

        for commander in commanders { stage.host.uninstall(commander) }
        stage.host.push(Page("B"))
        _ = stage.trace.take()
        stage.host.goBack()
        #expect(stage.trace.take() == Self.popped)
    }

    @Test func `B113: A decider is told what leaves, top first, where it goes, who asked and what for`() {
        let stage = QuestionStage("A", "B", "C")
        let x = Page("X")
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
        let stage = QuestionStage("A", "B")
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
                "ask D pop", "willShow A", "move 0.25", "move 0.5", "release returning", "cancel released",
                "end pop cancelled(released)",
            ])
        let second = stage.host.beginInteractive(.pop())
        second.update(0.75)
        second.release(finishing: true)
        presenter.complete()
        #expect(
            stage.trace.take() == [
                "ask D pop", "willShow A", "move 0.75", "release finishing", "stack [A]", "didShow A",
                "end pop finished",
            ])
        let vetoed = QuestionStage("A", "B")
        vetoed.decide { _, _ in .deny(reason: nil) }
        let third = vetoed.host.beginInteractive(.pop())
        third.update(0.5)
        third.finish()
        #expect(
            vetoed.trace.take() == ["ask D pop", "refuse vetoed(by: D)", "end pop refused(vetoed(by: D))"])
    }

    @Test func `G08: A pop that a plugin vetoes runs no pop block`() {
        let stage = QuestionStage("1")
        stage.host.push(Page("2"), onPop: { [trace = stage.trace] _ in trace.write("onPop 2") })
        _ = stage.trace.take()
        stage.decide { _, _ in .deny(reason: nil) }
        stage.host.pop()
        #expect(stage.trace.take() == ["ask D pop", "refuse vetoed(by: D)", "end pop refused(vetoed(by: D))"])
        #expect(stage.stack == "12")
    }

    @Test func `G26: Back that nobody speaks for is the host's own pop`() {
        let stage = QuestionStage("A", "B")
        let trip = stage.host.goBack()
        #expect(stage.trace.take() == Self.popped)
        #expect(trip.wasHandled)
    }

    @Test func `G28: Back passes a provider that has no answer now`() {
        let stage = QuestionStage("A", "B", "C")
        stage.host.install(Commander("h2", stage.trace, priority: 1))
        stage.host.install(Commander("h1", stage.trace, .popToRoot()))
        stage.host.goBack()
        #expect(
            stage.trace.take() == [
                "command h2", "command h1", "stack [A]", "willShow A", "didShow A", "end popToRoot finished",
            ])
    }

    @Test func `G31: A screen is asked about its own leaving only: not when another leaves, nor once it is gone`() {
        let stage = QuestionStage("A", "B", "C")
        for name in ["A", "B", "C"] {
            stage[name].decision = { [trace = stage.trace] _, _ in
                trace.write("asked \(name)")
                return nil
            }
        }
        let never = Page("Never shown")
        never.decision = { [trace = stage.trace] _, _ in
            trace.write("asked one that is not on the stack")
            return .deny(reason: nil)
        }
        stage.host.pop()
        #expect(stage.trace.take() == ["asked C", "stack [A, B]", "willShow B", "didShow B", "end pop finished"])
        stage.host.pop()
        #expect(stage.trace.take() == ["asked B", "stack [A]", "willShow A", "didShow A", "end pop finished"])
        stage.host.push(Page("D"))
        stage.host.pop()
        #expect(
            stage.trace.take() == [
                "stack [A, D]", "willShow D", "didShow D", "end push finished", "stack [A]", "willShow A",
                "didShow A", "end pop finished",
            ])
        withExtendedLifetime(never) {}
    }

    @Test func `G34: Handlers are followed by priority, then in the order in which they came, as each is turned off`() {
        for hasPriorities in [true, false] {
            let stage = QuestionStage("A", "B", "C", "D", "E", "F")
            let commanders = (1...5).map { number in
                Commander("\(number)", stage.trace, priority: hasPriorities ? number : 0, .pop())
            }
            for commander in commanders { stage.host.install(commander) }
            var lines: [[String]] = []
            for commander in hasPriorities ? commanders.reversed() : commanders {
                stage.host.goBack()
                lines.append(stage.trace.take().filter { $0.hasPrefix("command") || $0.hasPrefix("stack") })
                commander.request = nil
            }
            let order = hasPriorities ? ["5", "4", "3", "2", "1"] : ["1", "2", "3", "4", "5"]
            let stacks = ["[A, B, C, D, E]", "[A, B, C, D]", "[A, B, C]", "[A, B]", "[A]"]
            #expect(
                lines == (0..<5).map { turn in
                    order.prefix(turn + 1).map { "command \($0)" } + ["stack \(stacks[turn])"]
                })
        }
    }

    @Test func `G37: A decider that was removed is silent, and a navigation to where one is asks nobody`() {
        let stage = QuestionStage("A", "B")
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
        let stage = QuestionStage("A")
        let next = ["1": "2", "2": "3"]
        stage.decide { _, navigation in
            next[navigation.to.map { "\($0)" } ?? ""].map { name in .redirect { .push(Page(name)) } }
        }
        stage.host.push(Page("2"))
        #expect(
            stage.trace.take() == [
                "ask D push", "refuse redirected", "end push refused(redirected)", "ask D push", "stack [A, 3]",
                "willShow 3", "didShow 3", "end push finished",
            ])
        let trip = stage.host.push(Page("1"))
        #expect(
            stage.trace.take() == [
                "ask D push", "refuse redirected", "end push refused(redirected)", "ask D push", "refuse redirected",
                "end push refused(redirected)", "ask D push", "stack [A, 3, 3]", "willShow 3", "didShow 3",
                "end push finished",
            ])
        #expect(trip.successor?.successor?.end == .finished)
    }

    @Test func `G41: A no stops a push with a typed end, which is told`() {
        let stage = QuestionStage("A")
        stage.decide { _, _ in .deny(reason: "not now") }
        let trip = stage.host.push(Page("B"))
        #expect(trip.end == .refused(.vetoed(by: "D", reason: "not now")))
        #expect(
            stage.trace.take() == [
                "ask D push", "refuse vetoed(by: D, not now)", "end push refused(vetoed(by: D, not now))",
            ])
    }

    @Test func `G44: A push of what is there already ends with a typed refusal, which is told`() {
        let stage = QuestionStage("A")
        let trip = stage.host.push(stage["A"])
        #expect(trip.end == .refused(.alreadyOnStack))
        #expect(stage.trace.take() == ["refuse alreadyOnStack", "end push refused(alreadyOnStack)"])
    }

    @Test func `G47: A decider stands in for the host, stops it, lets it be, or has it do something else`() {
        let pushed = ["stack [A, B]", "willShow B", "didShow B", "end push finished"]
        let elsewhere = [
            "refuse redirected", "end push refused(redirected)", "ask D push", "stack [A, C]", "willShow C",
            "didShow C", "end push finished",
        ]
        let rows: [(Decision?, NavResult, [String])] = [
            // What the peer calls consumed with success: it came to something, though not by the host's own doing.
            (.redirect { .popToRoot() }, .refused(.redirected),
                ["refuse redirected", "end push refused(redirected)", "end popToRoot unchanged"]),
            (.deny(reason: "failed"), .refused(.vetoed(by: "D", reason: "failed")),
                ["refuse vetoed(by: D, failed)", "end push refused(vetoed(by: D, failed))"]),
            (nil, .finished, pushed),
            (.allow, .finished, pushed),
            (.redirect { .push(Page("C")) }, .refused(.redirected), elsewhere),
        ]
        for (decision, end, lines) in rows {
            let stage = QuestionStage("A")
            var isFirst = true
            stage.decide { _, _ in
                defer { isFirst = false }
                return isFirst ? decision : nil
            }
            #expect(stage.host.push(Page("B")).end == end)
            #expect(stage.trace.take() == ["ask D push"] + lines)
        }
    }

    @Test func `G49: A swipe on the root is refused and harms nothing; above it, it goes through`() {
        let stage = QuestionStage("root")
        let atRoot = stage.host.beginInteractive(.pop())
        atRoot.update(0.5)
        atRoot.finish()
        #expect(stage.trace.take() == ["refuse atRoot", "end pop refused(atRoot)"])
        stage.host.push(Page("B"))
        #expect(stage.trace.take() == ["stack [root, B]", "willShow B", "didShow B", "end push finished"])
        let above = stage.host.beginInteractive(.pop())
        above.update(0.5)
        above.finish()
        #expect(
            stage.trace.take() == [
                "willShow root", "move 0.5", "release finishing", "stack [root]", "didShow root", "end pop finished",
            ])
    }
}
