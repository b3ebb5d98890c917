import NavHost
import TestSupport
import Testing

/// Deciders that do what they must not: the rule holds, a diagnostic names them, nothing traps or pops twice.
@MainActor struct HostileDeciderTests {
    static let tooDeep = "64 navigations caused each other in one go"

    @Test func `A decider that answers differently each time is taken at its word each time`() {
        let stage = QuestionStage("A", "B", "C")
        var answers: [Decision?] = [.deny(reason: "first"), nil, .allow, .deny(reason: "fourth")]
        stage.decide { _, _ in answers.removeFirst() }
        let ends = (1...4).map { _ in stage.host.goBack().end.map { word($0) } }
        #expect(
            ends == ["refused(vetoed(by: D, first))", "finished", "finished", "refused(atRoot)"])
        #expect(answers.count == 1)
    }

    @Test func `A decider that pushes in every question is cut off, and named`() {
        let stage = QuestionStage("A", "B")
        var count = 0
        stage.decide("Pusher") { host, _ in
            count += 1
            host.push(Page("\(count)"))
            return nil
        }
        let trip = stage.host.pop()
        #expect(trip.end == .refused(.tooDeep))
        let lines = Set(stage.trace.take().filter { $0.hasPrefix("diagnostic") })
        #expect(lines == ["diagnostic Pusher: \(Self.tooDeep)"])
        #expect(count < 500)
        #expect(!stage.host.isNavigating)
    }

    @Test func `A decider that pops in every question pops no more than what it asks for, and is cut off`() {
        let stage = QuestionStage("A", "B", "C", "D")
        var count = 0
        stage.decide("Popper") { host, _ in
            count += 1
            host.pop()
            return .deny(reason: nil)
        }
        let trip = stage.host.pop()
        #expect(trip.end == .refused(.vetoed(by: "Popper", reason: nil)))
        #expect(stage.stack == "ABCD")
        #expect(count == 64)
        #expect(
            stage.trace.take().filter { $0.hasPrefix("diagnostic") } == ["diagnostic Popper: \(Self.tooDeep)"])
    }

    @Test func `A ring of redirections is cut off, and the one who redirected is named`() {
        let stage = QuestionStage("A")
        stage.decide("Ring") { _, navigation in
            .redirect { .push(Page("\(navigation.to.map { "\($0)" } == "X" ? "Y" : "X")")) }
        }
        var trip: Navigation? = stage.host.push(Page("X"))
        var ends: [String: Int] = [:]
        while let one = trip {
            ends[one.end.map { word($0) } ?? "open", default: 0] += 1
            trip = one.successor
        }
        #expect(ends == ["refused(redirected)": 64, "refused(tooDeep)": 1])
        #expect(
            stage.trace.take().filter { $0.hasPrefix("diagnostic") } == ["diagnostic Ring: \(Self.tooDeep)"])
        #expect(stage.stack == "A")
    }

    @Test func `A question that answers itself with leave to, for ever, is cut off`() {
        let stage = QuestionStage("A")
        var count = 0
        stage.decide("Guide") { _, _ in
            .confirm { question in
                count += 1
                question.answer(.leaveTo(.push(Page("\(count)"))))
            }
        }
        stage.host.push(Page("B"))
        #expect(count == 64)
        #expect(
            stage.trace.take().filter { $0.hasPrefix("diagnostic") } == ["diagnostic Guide: \(Self.tooDeep)"])
        #expect(stage.stack == "A")
    }

    @Test func `A person who says leave to more than 64 times is not cut off`() {
        let stage = QuestionStage("A")
        stage.decide { [pad = stage.pad] _, navigation in
            navigation.to.map { "\($0)" } == "home" ? nil : pad.decision
        }
        stage.host.push(Page("B"))
        for number in 1...100 { stage.pad.answer(.leaveTo(.push(Page("\(number)")))) }
        stage.pad.answer(.leaveTo(.push(Page("home"))))
        #expect(stage.stack == "Ahome")
    }

    @Test func `A question that asks for the next while it is put, for ever, is cut off`() {
        let stage = QuestionStage("A")
        var count = 0
        stage.decide("Chain") { host, _ in
            .confirm { question in
                count += 1
                host.push(Page("\(count)"))
                question.answer(.leave)
            }
        }
        stage.host.push(Page("B"))
        #expect(count == 64)
        #expect(
            Set(stage.trace.take().filter { $0.hasPrefix("diagnostic") }) == ["diagnostic Chain: \(Self.tooDeep)"])
        #expect(!stage.host.isAsking)
    }

    @Test func `A decider that uninstalls itself while it is asked is asked no more`() {
        let stage = QuestionStage("A", "B", "C")
        let decider = stage.decide { _, _ in nil }
        decider.decide = { [weak decider] host, _ in
            if let decider { host.uninstall(decider) }
            return .deny(reason: "last word")
        }
        #expect(stage.host.pop().end == .refused(.vetoed(by: "D", reason: "last word")))
        #expect(stage.host.pop().end == .finished)
        #expect(
            stage.trace.take() == [
                "ask D pop", "refuse vetoed(by: D, last word)", "end pop refused(vetoed(by: D, last word))",
                "stack [A, B]", "willShow B", "didShow B", "end pop finished",
            ])
    }

    @Test func `Uninstalling a plugin whose question is open, or whose turn has not come, means stay`() {
        for isFirst in [true, false] {
            let stage = QuestionStage("A", "B")
            let deciders = ["D1", "D2"].map { stage.confirmRemovals($0) }
            let trip = stage.host.pop()
            _ = stage.trace.take()
            stage.host.uninstall(deciders[isFirst ? 0 : 1])
            if !isFirst {
                #expect(trip.state == .asking)
                stage.pad.answer(.leave)
            }
            let name = isFirst ? "D1" : "D2"
            #expect(
                stage.trace.take() == (isFirst ? ["withdrawn from D1"] : []) + [
                    "refuse vetoed(by: \(name), it was uninstalled)",
                    "end pop refused(vetoed(by: \(name), it was uninstalled))",
                ])
        }
    }

    @Test func `A plugin that is uninstalled by the next decider of the same poll is not called any more`() {
        let stage = QuestionStage("A", "B")
        let first = stage.confirmRemovals("D1")
        stage.decide("D2") { host, _ in
            host.uninstall(first)
            return nil
        }
        let trip = stage.host.pop()
        #expect(trip.end == .refused(.vetoed(by: "D1", reason: "it was uninstalled")))
        #expect(stage.trace.take().filter { $0.hasPrefix("question") } == [])
    }

    @Test func `A plugin that answers and uninstalls itself while its question is put stays`() {
        let stage = QuestionStage("A", "B")
        let decider = stage.decide { _, _ in nil }
        decider.decide = { [weak decider] host, _ in
            .confirm { question in
                question.answer(.leave)
                if let decider { host.uninstall(decider) }
            }
        }
        #expect(stage.host.pop().end == .refused(.vetoed(by: "D", reason: "it was uninstalled")))
        #expect(stage.stack == "AB")
    }

    @Test(arguments: ["decision", "confirm", "redirect"])
    func `A host that is dropped while it asks harms nobody`(place: String) {
        final class Owner { var host: NavHost? }
        let owner = Owner()
        owner.host = NavHost(root: Page("A"))
        owner.host?.push(Page("B"))
        weak let host = owner.host
        var question: Question?
        owner.host?.install(
            Decider("D") { _, _ in
                switch place {
                case "confirm":
                    return .confirm {
                        question = $0
                        owner.host = nil
                    }
                case "redirect":
                    return .redirect {
                        owner.host = nil
                        return .push(Page("C"))
                    }
                default:
                    owner.host = nil
                    return nil
                }
            })
        let trip = owner.host?.goBack()
        #expect(host == nil)
        question?.answer(.leave)
        let ends: [String: NavResult] = ["confirm": .refused(.hostGone), "redirect": .refused(.redirected)]
        #expect(trip?.end == ends[place, default: .finished])
    }

    @Test func `A question that is never answered keeps nothing from going on by code`() {
        let stage = QuestionStage("A", "B")
        stage.decide { [pad = stage.pad] _, navigation in navigation.cause.isUser ? pad.decision : nil }
        let asked = stage.host.goBack()
        for number in 1...3 { stage.host.push(Page("\(number)")) }
        #expect(asked.end == .refused(.superseded))
        #expect(stage.stack == "AB123")
        stage.host.goBack()
        stage.host.suspend()
        stage.host.resume()
        #expect(stage.host.isAsking)
        stage.host.end()
        #expect(stage.pad.questions.allSatisfy { !$0.isOpen })
    }

    @Test func `A provider of commands that goes back while it is asked causes one pop`() {
        @MainActor final class Eager: NavPlugin, CommandProviding {
            var count = 0
            func navHost(_ host: NavHost, requestFor command: NavCommand) -> NavRequest? {
                count += 1
                if count == 1 { host.goBack() }
                return nil
            }
        }
        let stage = QuestionStage("A", "B", "C")
        let eager = stage.host.install(Eager())
        let trip = stage.host.goBack()
        #expect(eager.count == 2)
        #expect(trip.wasHandled)
        #expect(
            stage.trace.take() == [
                "stack [A, B]", "willShow B", "didShow B", "end pop finished", "refuse superseded",
                "end pop refused(superseded)",
            ])
    }

    @Test func `A provider of commands that always asks for one is cut off`() {
        @MainActor final class Mirror: NavPlugin, CommandProviding {
            func navHost(_ host: NavHost, requestFor command: NavCommand) -> NavRequest? {
                host.goBack()
                return nil
            }
        }
        let stage = QuestionStage("A", "B", "C")
        stage.host.install(Mirror())
        stage.host.goBack()
        #expect(stage.stack == "AB")
        #expect(
            stage.trace.take().filter { $0.hasPrefix("diagnostic") } == [
                "diagnostic Mirror: a provider of commands asked for a command while it was asked for one"
            ])
    }
}
