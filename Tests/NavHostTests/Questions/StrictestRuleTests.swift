import NavHost
import TestSupport
import Testing

/// Deny before redirect before confirm before allow before nothing, in whatever order the deciders come.
@MainActor struct StrictestRuleTests {
    enum Answer: String, CaseIterable {
        case none, allow, yes, no, deny, redirect
    }

    /// What one line of deciders came to: result, stack, and who was called, in order.
    struct Outcome: Equatable, CustomStringConvertible {
        var result: String
        var stack: String
        var asked: [Int]
        var put: [Int]

        var description: String { "\(result) \(stack), asked \(asked), put \(put)" }
    }

    /// All lines of one to four answers: 1554.
    static var lines: [[Answer]] {
        var all: [[Answer]] = []
        var last: [[Answer]] = [[]]
        for _ in 1...4 {
            last = last.flatMap { line in Answer.allCases.map { line + [$0] } }
            all += last
        }
        return all
    }

    /// Runs a pop of B past the deciders.
    ///
    /// - Parameter isLate: whether the person answers when all is at rest, rather than at once.
    func run(_ line: [Answer], isLate: Bool) -> Outcome {
        let host = NavHost(root: Page("A"))
        host.push(Page("B"))
        var (asked, put): ([Int], [Int]) = ([], [])
        var open: [(Question, Question.Answer)] = []
        for (index, answer) in line.enumerated() {
            func confirm(_ reply: Question.Answer) -> Decision {
                .confirm { question in
                    put.append(index)
                    if isLate { open.append((question, reply)) } else { question.answer(reply) }
                }
            }
            host.install(
                Decider("\(index)") { _, navigation in
                    guard navigation.operation == .pop else { return nil }
                    asked.append(index)
                    return switch answer {
                    case .none: nil
                    case .allow: .allow
                    case .yes: confirm(.leave)
                    case .no: confirm(.stay)
                    case .deny: .deny(reason: nil)
                    case .redirect: .redirect { .push(Page("C")) }
                    }
                })
        }
        let trip = host.pop()
        while let (question, reply) = open.popLast() { question.answer(reply) }
        return Outcome(
            result: trip.end.map { word($0) } ?? "open", stack: host.screens.map { "\($0)" }.joined(), asked: asked,
            put: put)
    }

    /// The rule, written down a second time.
    func expected(_ line: [Answer]) -> Outcome {
        let confirming = line.indices.filter { line[$0] == .yes || line[$0] == .no }
        let asked = Array(line.indices)
        if let first = line.firstIndex(of: .deny) {
            return Outcome(result: "refused(vetoed(by: \(first)))", stack: "AB", asked: asked, put: [])
        }
        if line.contains(.redirect) {
            return Outcome(result: "refused(redirected)", stack: "ABC", asked: asked, put: [])
        }
        if let first = line.firstIndex(of: .no) {
            let put = confirming.filter { $0 <= first }
            return Outcome(result: "refused(vetoed(by: \(first)))", stack: "AB", asked: asked, put: put)
        }
        return Outcome(result: "finished", stack: "A", asked: asked, put: confirming)
    }

    @Test(arguments: [false, true])
    func `Any line of up to four deciders comes to what the strictest of them says`(isLate: Bool) {
        for line in Self.lines {
            #expect(run(line, isLate: isLate) == expected(line), "\(line.map(\.rawValue))")
        }
    }

    @Test func `The same deciders in any order come to the same stack and the same kind of end`() {
        var outcomes: [[String]: Set<String>] = [:]
        for line in Self.lines {
            let outcome = run(line, isLate: false)
            let kind = outcome.result.hasPrefix("refused(vetoed") ? "vetoed" : outcome.result
            outcomes[line.map(\.rawValue).sorted(), default: []].insert("\(kind) \(outcome.stack)")
        }
        #expect(outcomes.count == 209)
        for (deciders, ends) in outcomes { #expect(ends.count == 1, "\(deciders)") }
    }

    @Test func `Screens say no before delegates, who are asked all the same`() {
        let stage = QuestionStage("A", "B", "C")
        for name in ["A", "B", "C"] {
            stage[name].decision = { [trace = stage.trace] _, _ in
                trace.write("answers \(name)")
                return .deny(reason: name)
            }
        }
        stage.decide { _, _ in .deny(reason: "delegate") }
        stage.host.popToRoot()
        #expect(
            stage.trace.take() == [
                "answers C", "ask D popToRoot", "refuse vetoed(by: C, C)",
                "end popToRoot refused(vetoed(by: C, C))",
            ])
    }

    @Test func `Screens that only confirm do not keep the buried ones from being asked`() {
        let stage = QuestionStage("A", "B", "C", "D")
        for name in ["B", "C", "D"] {
            stage[name].decision = { [pad = stage.pad, trace = stage.trace] _, _ in
                trace.write("answers \(name)")
                return name == "C" ? .allow : pad.decision
            }
        }
        stage.decide("Last") { [pad = stage.pad] _, _ in pad.decision }
        let trip = stage.host.popToRoot()
        #expect(
            stage.trace.take() == ["answers D", "answers C", "answers B", "ask Last popToRoot", "question by D"])
        stage.pad.answer(.leave)
        stage.pad.answer(.leave)
        #expect(stage.trace.take() == ["question by B", "question by Last"])
        #expect(trip.state == .asking)
        stage.pad.answer(.leave)
        #expect(
            stage.trace.take() == ["stack [A]", "willShow A", "didShow A", "end popToRoot finished"])
    }
}
