import NavHost
import PopGuard
import TestSupport
import Testing
import Unpop

/// The reports about confirming before a screen is left.
@MainActor struct GuardScenarioTests {
    static let vetoed = ["refuse vetoed(by: PopGuard)", "end pop refused(vetoed(by: PopGuard))"]
    static let poppedB = [
        "stack [A]", "B willDisappear", "A willAppear", "willShow A", "B didDisappear", "A didAppear", "didShow A",
        "end pop finished",
    ]
    static let poppedC = [
        "stack [A, B]", "C willDisappear", "B willAppear", "willShow B", "C didDisappear", "B didAppear", "didShow B",
        "end pop finished",
    ]

    @Test func `B103: A swipe on a dirty screen asks once, moves nothing, and its later updates ask nothing`() {
        let stage = GuardStage("A", "B*")
        stage.finger.down(.trailing, from: .edge)
        stage.finger.begin()
        let trip = stage.questions.last?.navigation
        for part in [0.1, 0.4, 0.8] { stage.finger.move(to: part) }
        #expect(stage.trace.take() == ["guard B", "ask B"])
        #expect(trip?.state == .asking)
        #expect(stage.stack == "AB")
        stage.answer(.stay)
        stage.finger.move(to: 0.9)
        stage.finger.lift(velocity: 2)
        #expect(stage.trace.take() == Self.vetoed)
        #expect(trip?.end == .refused(.vetoed(by: "PopGuard", reason: nil)))
        #expect(stage.stack == "AB")
    }

    @Test(arguments: [Cause.backButton, .gesture, .key, .accessibility, .backMenu, .control])
    func `B104: Whatever a person goes back by asks first, and by the same way`(cause: Cause) {
        for isPickedFromMenu in [false, true] {
            for (answer, told, operation) in [
                (Question.Answer.stay, ["refuse vetoed(by: PopGuard)"], "refused(vetoed(by: PopGuard))"),
                (
                    .leave,
                    [
                        "stack [A]", "B willDisappear", "A willAppear", "willShow A", "B didDisappear",
                        "A didAppear", "didShow A",
                    ], "finished"
                ),
            ] {
                let stage = GuardStage("A", "B*")
                let trip: Navigation? =
                    isPickedFromMenu
                    ? stage.host.pop(to: stage["A"], cause: cause)
                    : cause == .gesture ? stage.swipe() : stage.host.goBack(cause: cause)
                #expect(stage.trace.take() == ["guard B", "ask B"])
                #expect(stage.stack == "AB")
                stage.answer(answer)
                #expect(stage.trace.take() == told + ["end \(isPickedFromMenu ? "popTo" : "pop") \(operation)"])
                #expect(trip?.cause.kind == cause.kind)
            }
        }
    }

    @Test func `B105: A jump over several screens asks from the top down, and the first no stops it all`() {
        let byPerson = GuardStage("A", "B*", "C", "D*")
        byPerson.host.pop(to: byPerson["A"], cause: .backMenu)
        #expect(byPerson.trace.take() == ["guard D", "guard C", "guard B", "ask D"])
        byPerson.answer(.leave)
        #expect(byPerson.trace.take() == ["ask B"])
        #expect(byPerson.stack == "ABCD")
        byPerson.answer(.stay)
        #expect(
            byPerson.trace.take() == [
                "refuse vetoed(by: PopGuard)", "end popTo refused(vetoed(by: PopGuard))",
            ])
        #expect(byPerson.stack == "ABCD")

        let byItself = GuardStage("A", "B!", "C", "D*")
        byItself.host.popToRoot(cause: .backMenu)
        #expect(
            byItself.trace.take() == [
                "guard D", "guard C", "guard B", "refuse vetoed(by: PopGuard, not B)",
                "end popToRoot refused(vetoed(by: PopGuard, not B))",
            ])
        #expect(byItself.stack == "ABCD")
    }

    @Test func `B106: Back hammered while the question is open asks once and pops once`() {
        let stage = GuardStage("A", "B", "C*")
        let clock = ManualClock()
        stage.host.clock = clock
        let trips: [Navigation?] = (1...4).map { _ in stage.host.goBack() } + [stage.swipe()]
        clock.advance(by: .seconds(5))
        #expect(stage.trace.take() == ["guard C", "ask C"])
        #expect(trips.allSatisfy { $0 === trips[0] })
        stage.answer(.leave)
        #expect(stage.trace.take() == Self.poppedC)
        #expect(trips[0]?.end == .finished)
        #expect(stage.stack == "AB")
    }

    @Test func `B107: Popping again inside the question, or before the answer, joins: one question, one pop`() {
        // The app's closure pops and says yes, in either order, at once.
        for popsFirst in [true, false] {
            let stage = GuardStage("A", "B", "C")
            stage.host.uninstall(stage.guarding)
            var count = 0
            let eager = stage.host.install(
                PopGuard { [host = stage.host] question in
                    count += 1
                    if popsFirst { host.goBack() }
                    question.answer(.leave)
                    if !popsFirst { host.goBack() }
                })
            eager.addRule { _, _ in .ask }
            stage.host.goBack()
            #expect(count == 1)
            #expect(stage.trace.take() == ["guard C"] + Self.poppedC)
            withExtendedLifetime(eager) {}
        }
        // Later, while the question is still open: the very action that was stopped is sent again.
        let stage = GuardStage("A", "B", "C*")
        let trip = stage.host.goBack()
        if let request = trip.request { #expect(stage.host.perform(request) === trip) }
        stage.answer(.leave)
        #expect(stage.trace.take() == ["guard C", "ask C"] + Self.poppedC)
        // As "leave to": it goes on under another number and is not asked about again.
        let other = GuardStage("A", "B", "C*")
        let stopped = other.host.goBack()
        if let request = stopped.request { other.answer(.leaveTo(request)) }
        #expect(
            other.trace.take() == [
                "guard C", "ask C", "refuse redirected", "end pop refused(redirected)",
            ] + Self.poppedC)
        #expect(stopped.successor?.end == .finished)
    }

    @Test func `B109: An answer that comes when the stack is another is ignored, and the asker is told`() {
        let replaced = GuardStage("A", "B*")
        let trip = replaced.host.goBack()
        let (x, y) = (replaced.draft("X"), replaced.draft("Y"))
        replaced.host.set([x, y])
        replaced.answer(.leave)
        #expect(
            replaced.trace.take() == [
                "guard B", "ask B", "withdrawn", "refuse superseded", "end pop refused(superseded)", "stack [X, Y]",
                "B willDisappear", "Y willAppear", "willShow Y", "B didDisappear", "Y didAppear", "didShow Y",
                "end set finished",
            ])
        #expect(trip.end == .refused(.superseded))
        #expect(replaced.stack == "XY")

        let pushed = GuardStage("A", "B*")
        let other = pushed.host.goBack()
        pushed.host.push(pushed.draft("C"))
        pushed.answer(.leave)
        #expect(
            pushed.trace.take() == [
                "guard B", "ask B", "withdrawn", "refuse superseded", "end pop refused(superseded)",
                "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C", "B didDisappear", "C didAppear",
                "didShow C", "end push finished",
            ])
        #expect(other.end == .refused(.superseded))
        #expect(pushed.stack == "ABC")
    }

    @Test func `B111: A push from a guarded screen asks nobody, and a pop asks only the screen that leaves`() {
        let stage = GuardStage("A*", "B*")
        stage.host.push(stage.draft("C"), cause: .control)
        #expect(
            stage.trace.take() == [
                "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C", "B didDisappear", "C didAppear",
                "didShow C", "end push finished",
            ])
        stage.host.goBack()
        #expect(stage.trace.take() == ["guard C"] + Self.poppedC)
        stage.host.goBack()
        #expect(stage.trace.take() == ["guard B", "ask B"])
        stage.answer(.leave)
        #expect(stage.trace.take() == Self.poppedB)
    }

    @Test func `B113: A guard is told what leaves, top first, where to, and who asked for what`() {
        let stage = GuardStage("A", "B", "C*")
        var told: [String] = []
        stage["C"].onAnswer = { navigation in
            let (leaving, to) = (navigation.removedScreens, navigation.to.map { "\($0)" } ?? "nothing")
            told.append("\(navigation.operation) \(navigation.cause.kind) leaving \(leaving) to \(to)")
        }
        stage.guarding.causes = .all
        stage.host.pop(to: stage["A"], cause: .backMenu)
        stage.answer(.stay)
        stage.swipe()
        stage.answer(.stay)
        stage.host.set([stage["A"], stage.draft("X")])
        stage.answer(.stay)
        #expect(
            told == [
                "popTo backMenu leaving [C, B] to A", "pop gesture leaving [C] to B", "set code leaving [C, B] to X",
            ])
        #expect(
            stage.trace.take() == [
                "guard C", "guard B", "ask C", "refuse vetoed(by: PopGuard)",
                "end popTo refused(vetoed(by: PopGuard))",
                "guard C", "ask C", "refuse vetoed(by: PopGuard)", "end pop refused(vetoed(by: PopGuard))",
                "guard C", "guard B", "ask C", "refuse vetoed(by: PopGuard)", "end set refused(vetoed(by: PopGuard))",
            ])
    }

    @Test func `B115: Screen, plugin and app ask in this order, each once, one at a time, also after a pause`() {
        let trace = Trace()
        let host = NavHost(root: Page("A"))
        let clock = ManualClock()
        host.clock = clock
        let screen = Page("B", trace)
        var open: [Question] = []
        func confirm() -> Decision {
            .confirm { question in
                trace.write("alert by \(question.asker)")
                open.append(question)
            }
        }
        screen.decision = { _, _ in confirm() }
        host.push(screen)
        host.install(Recorder(trace))
        var guardQuestion: GuardQuestion?
        let guarding = host.install(
            PopGuard(priority: 10) { question in
                trace.write("alert by PopGuard")
                guardQuestion = question
            })
        guarding.addRule { _, _ in .ask }
        let app = AppLevel { confirm() }
        for _ in 1...3 { host.addDelegate(app) }
        for isAfterPause in [false, true] {
            _ = trace.take()
            if isAfterPause {
                host.suspend()
                host.resume()
                #expect(trace.take() == ["suspend", "resume 0.0 seconds"])
            }
            host.goBack()
            #expect(trace.take() == ["ask B", "alert by B"])
            open.removeLast().answer(.leave)
            #expect(trace.take() == ["alert by PopGuard"])
            guardQuestion?.answer(.leave)
            #expect(trace.take() == ["alert by AppLevel"])
            open.removeLast().answer(.stay)
            #expect(trace.take() == ["refuse vetoed(by: AppLevel)", "end pop refused(vetoed(by: AppLevel))"])
            host.goBack()
            #expect(trace.take() == ["ask B", "alert by B"])
            open.removeLast().answer(.stay)
            #expect(trace.take() == ["refuse vetoed(by: B)", "end pop refused(vetoed(by: B))"])
        }
        #expect(open.isEmpty)
    }

    private final class AppLevel: NavDeciding {
        private let answer: @MainActor () -> Decision

        init(_ answer: @escaping @MainActor () -> Decision) {
            self.answer = answer
        }

        func navHost(_ host: NavHost, decisionOn navigation: Navigation) -> Decision? { answer() }
    }

    @Test func `B116: Code pops without a question, by force always, and as a person it is asked`() {
        let popped = [
            "stack [A, B]", "C willDisappear", "B willAppear", "willShow B", "C didDisappear", "B didAppear",
            "didShow B",
        ]
        let toRoot = [
            "stack [A]", "C willDisappear", "A willAppear", "willShow A", "C didDisappear", "A didAppear",
            "didShow A",
        ]
        for (causes, cause, isForced, asksAboutPop, asksAboutRoot) in [
            (GuardCauses.user, Cause.code, false, [], []),
            (.user, .code, true, [], []), (.user, .backButton, true, [], []), (.all, .code, true, [], []),
            (.user, .backButton, false, ["guard C", "ask C"], ["guard C", "guard B", "ask C", "ask B"]),
            (.all, .code, false, ["guard C", "ask C"], ["guard C", "guard B", "ask C", "ask B"]),
        ] as [(GuardCauses, Cause, Bool, [String], [String])] {
            let one = GuardStage("A", "B*", "C*", causes: causes)
            one.host.pop(cause: cause, force: isForced)
            one.answer(.leave)
            #expect(one.trace.take() == asksAboutPop + popped + ["end pop finished"])
            let all = GuardStage("A", "B*", "C*", causes: causes)
            all.host.popToRoot(cause: cause, force: isForced)
            for _ in 1...2 { all.answer(.leave) }
            #expect(all.trace.take() == asksAboutRoot + toRoot + ["end popToRoot finished"])
        }
    }

    @Test func `B118: A vetoed back button is always told once, so that it can be let go of`() {
        let denied = GuardStage("A", "B!")
        #expect(denied.host.goBack().wasHandled)
        #expect(
            denied.trace.take() == [
                "guard B", "refuse vetoed(by: PopGuard, not B)", "end pop refused(vetoed(by: PopGuard, not B))",
            ])
        let asked = GuardStage("A", "B*")
        asked.host.goBack()
        #expect(asked.trace.take() == ["guard B", "ask B"])
        asked.answer(.stay)
        #expect(asked.trace.take() == Self.vetoed)
        asked.host.goBack()
        asked.drop()
        #expect(asked.trace.take() == ["guard B", "ask B"] + Self.vetoed)
    }

    @Test func `B112: Five times no changes neither stack nor redo list nor bars; then a yes pops, asked six times`() {
        let stage = GuardStage("A", "B*", "C")
        let unpop = stage.host.install(Unpop())
        unpop.onChange = { [trace = stage.trace] in
            trace.write("ahead \($0.nextEntries.map { "\(ScreenLabel($0.screen))" })")
        }
        stage.host.setBars(Bars(navigationBar: .hidden), for: stage["B"])
        stage.host.pop()
        #expect(
            stage.trace.take() == [
                "ahead [\"C\"]", "stack [A, B]", "C willDisappear", "B willAppear", "willShow B",
                "bars navigationBar hidden, toolbar hidden", "C didDisappear", "B didAppear", "didShow B",
                "end pop finished",
            ])
        let ahead = unpop.nextEntries
        for _ in 1...5 {
            let trip = stage.host.goBack()
            stage.answer(.stay)
            #expect(stage.trace.take() == ["guard B", "ask B"] + Self.vetoed)
            #expect(trip.end == .refused(.vetoed(by: "PopGuard", reason: nil)))
            #expect(stage.stack == "AB")
            #expect(unpop.nextEntries.elementsEqual(ahead) { $0 === $1 } && ahead.count == 1)
            #expect(stage.host.bars == BarsVisibility(navigationBar: 0, toolbar: 0))
        }
        stage.host.goBack()
        stage.answer(.leave)
        #expect(
            stage.trace.take() == [
                "guard B", "ask B", "ahead [\"B\"]", "stack [A]", "B willDisappear", "A willAppear", "willShow A",
                "bars navigationBar shown, toolbar hidden", "B didDisappear", "A didAppear", "didShow A",
                "end pop finished",
            ])
        #expect(stage.questions.count == 6)
        // Nothing was lost: both come back, B first.
        unpop.unpop()
        unpop.unpop()
        #expect(
            stage.trace.take() == [
                "ahead [\"C\"]", "stack [A, B]", "A willDisappear", "B willAppear", "willShow B",
                "bars navigationBar hidden, toolbar hidden", "A didDisappear", "B didAppear", "didShow B",
                "end push finished", "ahead []", "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C",
                "bars navigationBar shown, toolbar hidden", "B didDisappear", "C didAppear", "didShow C",
                "end push finished",
            ])
    }
}
