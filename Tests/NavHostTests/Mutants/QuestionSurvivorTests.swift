import NavHost
import TestSupport
import Testing

/// Rules of questions whose mutants no other test noticed.
@MainActor struct QuestionSurvivorTests {
    @Test func `Of two deciders that redirect, the first one is followed`() {
        let stage = QuestionStage("A")
        for name in ["X", "Y"] {
            stage.decide(name) { _, navigation in
                navigation.to.map { "\($0)" } == "B" ? .redirect { .push(Page("to \(name)")) } : nil
            }
        }
        stage.host.push(Page("B"))
        #expect(
            stage.trace.take() == [
                "ask X push", "ask Y push", "refuse redirected", "end push refused(redirected)", "ask X push",
                "ask Y push", "stack [A, to X]", "willShow to X", "didShow to X", "end push finished",
            ])
    }

    @Test func `A screen that only changes its place is not asked`() {
        let stage = QuestionStage("A", "B", "C")
        for name in ["A", "B", "C"] {
            stage[name].decision = { [trace = stage.trace] _, _ in
                trace.write("answers \(name)")
                return nil
            }
        }
        stage.host.set([stage["A"], stage["C"], stage["B"]])
        #expect(stage.trace.take() == ["stack [A, C, B]", "willShow B", "didShow B", "end set finished"])
        stage.host.set([stage["B"], stage["C"]])
        #expect(
            stage.trace.take() == ["answers A", "stack [B, C]", "willShow C", "didShow C", "end set finished"])
    }

    @Test func `Of two answers that are given while a question is put, the first counts`() {
        for (answers, stack) in [([Question.Answer.leave, .stay], "A"), ([.stay, .leave], "AB")] {
            let stage = QuestionStage("A", "B")
            stage.decide { _, _ in
                .confirm { question in for answer in answers { question.answer(answer) } }
            }
            stage.host.pop()
            #expect(stage.stack == stack)
        }
    }

    @Test func `A plugin that says yes and is uninstalled inside a callback has said yes`() {
        let stage = QuestionStage("A", "B")
        let first = stage.confirmRemovals("D1")
        stage.confirmRemovals("D2")
        let trip = stage.host.pop()
        let recorder = Recorder(Trace())
        recorder.reactions["refuse"] = { [pad = stage.pad] host, _ in
            pad.answer(.leave)
            host.uninstall(first)
        }
        stage.host.install(recorder)
        _ = stage.trace.take()
        stage.host.pop(count: 0)
        #expect(
            stage.trace.take() == [
                "refuse invalidCount", "end pop refused(invalidCount)", "question by D2",
            ])
        #expect(trip.state == .asking)
        stage.pad.answer(.leave)
        #expect(trip.end == .finished)
    }

    @Test func `Once a screen's question has changed the stack, the screens below are asked on the new one only`() {
        let stage = QuestionStage("A", "B", "C")
        var hasRemoved = false
        for name in ["B", "C"] {
            stage[name].decision = { [trace = stage.trace] host, _ in
                trace.write("answers \(name)")
                if name == "C", !hasRemoved {
                    hasRemoved = true
                    host.set([Page("X"), stage["A"], stage["B"], stage["C"]])
                }
                return nil
            }
        }
        stage.host.pop(to: stage["A"])
        #expect(
            stage.trace.take() == [
                "answers C", "stack [X, A, B, C]", "end set finished", "answers C", "answers B", "stack [X, A]",
                "willShow A", "didShow A", "end popTo finished",
            ])
    }

    @Test func `What a question asks for runs before what was waiting in line`() {
        let stage = QuestionStage("A")
        stage.decide { host, navigation in
            guard navigation.to.map({ "\($0)" }) == "B", !host.screens.contains(where: { "\($0)" == "first" })
            else { return nil }
            host.push(Page("first"))
            return nil
        }
        let recorder = Recorder(Trace())
        recorder.reactions["refuse"] = { host, _ in
            host.push(Page("B"))
            host.push(Page("C"))
        }
        stage.host.install(recorder)
        stage.host.pop(count: 0)
        #expect(stage.stack == "AfirstBC")
    }

    @Test func `Where deciders ask for verdicts as deep as it goes, what nobody can be asked about is refused`() {
        let stage = QuestionStage("A")
        var depth = 0
        var verdicts: [Verdict] = []
        stage.decide { host, _ in
            depth += 1
            defer { depth -= 1 }
            if depth < NavHost.depthLimit - 1 {
                host.push(Page("\(depth)"))
            } else if depth <= NavHost.depthLimit {
                verdicts.append(host.verdict(on: .push(Page("X"))))
            }
            return .deny()
        }
        stage.host.push(Page("B"))
        #expect(verdicts == [.refused(.tooDeep), .refused(.vetoed(by: "D", reason: nil))])
        #expect(stage.stack == "A")
    }
}
