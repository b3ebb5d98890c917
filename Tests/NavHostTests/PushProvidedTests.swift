import NavHost
import TestSupport
import Testing

/// A push that names its entries when its turn comes.
@MainActor struct PushProvidedTests {
    @Test func `A provider is asked when its turn comes, and what it names is pushed`() {
        let (trace, host) = (Trace(), NavHost(root: Page("A")))
        host.install(Recorder(trace))
        let entries = [StackEntry(Page("B")), StackEntry(Page("C"))]
        _ = trace.take()
        let navigation = host.perform(
            .push(providedBy: {
                trace.write("asked at \(host.count)")
                return entries
            }))
        #expect(navigation.operation == .push && navigation.end == .finished)
        #expect(trace.take() == ["asked at 1", "stack [A, B, C]", "willShow C", "didShow C", "end push finished"])
    }

    @Test func `Inside a callback it is asked after what was asked for before it`() {
        let (trace, host) = (Trace(), NavHost(root: Page("A")))
        let recorder = host.install(Recorder(trace))
        recorder.reactions["stack [A, B]"] = { host, _ in
            host.push(Page("C"))
            host.perform(
                .push(providedBy: {
                    trace.write("asked at \(host.count)")
                    return [StackEntry(Page("D"))]
                }))
        }
        _ = trace.take()
        host.push(Page("B"))
        #expect(
            trace.take() == [
                "stack [A, B]", "willShow B", "didShow B", "end push finished",
                "stack [A, B, C]", "willShow C", "didShow C", "end push finished",
                "asked at 3", "stack [A, B, C, D]", "willShow D", "didShow D", "end push finished",
            ])
    }

    @Test func `A provider that names nothing, the same twice or what is there is refused`() {
        let (trace, host) = (Trace(), NavHost(root: Page("A")))
        host.install(Recorder(trace))
        let page = Page("B")
        _ = trace.take()
        #expect(host.perform(.push(providedBy: { [] })).end == .refused(.nothingAhead))
        #expect(
            host.perform(.push(providedBy: { [StackEntry(page), StackEntry(page)] })).end == .refused(.duplicates))
        #expect(host.perform(.push(providedBy: { host.entries })).end == .refused(.alreadyOnStack))
        #expect(
            trace.take() == [
                "refuse nothingAhead", "end push refused(nothingAhead)",
                "refuse duplicates", "end push refused(duplicates)",
                "refuse alreadyOnStack", "end push refused(alreadyOnStack)",
            ])
    }

    @Test func `A provider that navigates goes first, and is asked again`() {
        let (trace, host) = (Trace(), NavHost(root: Page("A")))
        host.install(Recorder(trace))
        _ = trace.take()
        var count = 0
        host.perform(
            .push(providedBy: {
                count += 1
                if count == 1 { host.push(Page("B")) }
                return [StackEntry(Page("C\(count)"))]
            }))
        #expect(
            trace.take() == [
                "stack [A, B]", "willShow B", "didShow B", "end push finished",
                "stack [A, B, C2]", "willShow C2", "didShow C2", "end push finished",
            ])
    }

    @Test func `A provider that always navigates is cut off`() {
        let host = NavHost(root: Page("A"))
        var diagnostics: [NavDiagnostic] = []
        host.onDiagnostic = { diagnostics.append($0) }
        let navigation = host.perform(
            .push(providedBy: {
                host.push(Page("B"))
                return [StackEntry(Page("C"))]
            }))
        #expect(navigation.end == .refused(.tooDeep) && diagnostics.count == 1)
        #expect(host.push(Page("D")).end == .finished)
    }
}
