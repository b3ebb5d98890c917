import NavHost
import TestSupport
import Testing

/// What a question asks for runs first; the questioned navigation is then planned again.
@MainActor struct ReplanningTests {
    @Test func `G22: A question that changes what stays is put again, and nothing of its change is lost`() {
        let stage = QuestionStage("foo", "bar", "baz", tellsAppearance: true)
        var isEdited = false
        stage["baz"].decision = { [trace = stage.trace] host, _ in
            trace.write("answers baz")
            if !isEdited {
                isEdited = true
                host.set([stage.page("foo'"), stage["bar"], stage["baz"]])
            }
            return nil
        }
        let trip = stage.host.goBack()
        #expect(
            stage.trace.take() == [
                "ask baz", "answers baz", "stack [foo', bar, baz]", "end set finished", "ask baz", "answers baz",
                "stack [foo', bar]", "baz willDisappear", "bar willAppear", "willShow bar", "baz didDisappear",
                "bar didAppear", "didShow bar", "end pop finished",
            ])
        #expect(trip.end == .finished)
    }

    @Test func `G23: A question that pops by itself supersedes the pop that it was about`() {
        let stage = QuestionStage("foo", "bar", "baz", tellsAppearance: true)
        stage["baz"].decision = { [trace = stage.trace] host, navigation in
            trace.write("answers baz to \(navigation.operation)")
            if navigation.operation == .pop { host.popToRoot() }
            return nil
        }
        let trip = stage.host.goBack()
        #expect(
            stage.trace.take() == [
                "ask baz", "answers baz to pop", "ask baz", "answers baz to popToRoot", "stack [foo]",
                "baz willDisappear", "foo willAppear", "willShow foo", "baz didDisappear", "foo didAppear",
                "didShow foo", "end popToRoot finished", "refuse superseded", "end pop refused(superseded)",
            ])
        #expect(trip.end == .refused(.superseded))
        #expect(stage.stack == "foo")
    }

    @Test func `G29: A decider that takes itself off and sends the same again inside its question is passed once`() {
        let stage = QuestionStage("A", "B", "C", tellsAppearance: true)
        let second = stage.decide("h2", priority: 1) { _, _ in nil }
        stage.decide("h1") { _, _ in .allow }
        second.decide = { [weak second] host, _ in
            guard let second else { return nil }
            host.uninstall(second)
            host.goBack()
            return .deny(reason: nil)
        }
        let trip = stage.host.goBack()
        #expect(
            stage.trace.take() == [
                "ask h2 pop", "ask h1 pop", "stack [A, B]", "C willDisappear", "B willAppear", "willShow B",
                "C didDisappear", "B didAppear", "didShow B", "end pop finished", "refuse superseded",
                "end pop refused(superseded)",
            ])
        #expect(trip.end == .refused(.superseded))
    }

    @Test func `G46: What a question asks for commits first, and the push it was about commits too`() {
        let stage = QuestionStage("A", tellsAppearance: true)
        var hasPushed = false
        let decider = stage.decide { host, _ in
            if !hasPushed {
                hasPushed = true
                host.push(stage.page("2"))
            }
            return nil
        }
        let first = stage.host.push(stage.page("1"))
        #expect(
            stage.trace.take() == [
                "ask D push", "ask D push", "stack [A, 2]", "A willDisappear", "2 willAppear", "willShow 2",
                "A didDisappear", "2 didAppear", "didShow 2", "end push finished", "ask D push", "stack [A, 2, 1]",
                "2 willDisappear", "1 willAppear", "willShow 1", "2 didDisappear", "1 didAppear", "didShow 1",
                "end push finished",
            ])
        #expect(first.end == .finished)
        withExtendedLifetime(decider) {}
    }

    @Test func `Once a question has changed the stack, nobody else is asked about what no longer fits`() {
        let stage = QuestionStage("A", "B", "C")
        var count = 0
        stage.decide("D1") { host, navigation in
            count += 1
            if count == 1 { host.remove(stage["A"]) }
            return navigation.operation == .pop && count < 3 ? .deny(reason: "stale") : nil
        }
        stage.decide("D2") { _, _ in nil }
        stage.host.pop()
        #expect(
            stage.trace.take() == [
                "ask D1 pop", "ask D1 remove", "ask D2 remove", "stack [B, C]", "end remove finished", "ask D1 pop",
                "ask D2 pop", "stack [B]", "willShow B", "didShow B", "end pop finished",
            ])
    }

    @Test func `What a question asks for in vain has it asked once only`() {
        let stage = QuestionStage("A", "B")
        stage.decide { host, navigation in
            if navigation.operation == .pop {
                host.push(stage["A"])
                host.pop(to: stage["B"])
            }
            return nil
        }
        stage.host.pop()
        #expect(
            stage.trace.take() == [
                "ask D pop", "refuse alreadyOnStack", "end push refused(alreadyOnStack)", "end popTo unchanged",
                "stack [A]", "willShow A", "didShow A", "end pop finished",
            ])
    }

    @Test func `What is asked for while a question is put runs before its answer counts`() {
        let stage = QuestionStage("A", "B")
        stage.decide { host, navigation in
            guard navigation.operation == .pop else { return nil }
            return .confirm { question in
                question.answer(.leave)
                host.push(Page("C"))
                question.answer(.leave)
            }
        }
        let trip = stage.host.pop()
        #expect(
            stage.trace.take() == [
                "ask D pop", "ask D push", "refuse superseded", "end pop refused(superseded)", "stack [A, B, C]",
                "willShow C", "didShow C", "end push finished",
            ])
        #expect(trip.end == .refused(.superseded))
    }

    @Test func `A condition of pop(while:) that navigates is asked again on the new stack`() {
        let stage = QuestionStage("A", "B", "C")
        var hasPushed = false
        stage.host.pop(while: { entry in
            if !hasPushed {
                hasPushed = true
                stage.host.push(Page("D"))
            }
            return entry.screen !== stage["B"]
        })
        #expect(
            stage.trace.take() == [
                "stack [A, B, C, D]", "willShow D", "didShow D", "end push finished", "stack [A, B]", "willShow B",
                "didShow B", "end popWhile finished",
            ])
    }

    @Test func `A redirection that navigates runs that first, and the successor comes after it`() {
        let stage = QuestionStage("A", "B")
        stage.decide { host, navigation in
            guard navigation.operation == .pop else { return nil }
            return .redirect {
                host.push(Page("C"))
                return .push(Page("D"))
            }
        }
        stage.host.pop()
        #expect(stage.stack == "ABCD")
        #expect(
            stage.trace.take() == [
                "ask D pop", "ask D push", "stack [A, B, C]", "willShow C", "didShow C", "end push finished",
                "refuse redirected", "end pop refused(redirected)", "ask D push", "stack [A, B, C, D]", "willShow D",
                "didShow D", "end push finished",
            ])
    }

    @Test func `A redirection that ends the host leaves no navigation without an end`() {
        let stage = QuestionStage("A", "B")
        stage.decide { host, _ in
            .redirect {
                host.end()
                return .push(Page("C"))
            }
        }
        let trip = stage.host.pop()
        #expect(trip.end == .refused(.hostGone))
        #expect(trip.successor == nil)
        #expect(
            stage.trace.take() == [
                "ask D pop", "refuse hostGone", "end pop refused(hostGone)", "stack []", "end end finished", "host end",
            ])
    }
}
