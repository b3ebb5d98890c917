import NavHost
import TestSupport

extension World {
    /// Performs a request from outside, and knows beforehand what comes of it, wherever that can be known.
    func performPredicted() {
        let (spec, request) = randomSpec()
        note("perform \(spec.operation) \(request.isForced ? "forced" : "")")
        let isPredictable = canPredict(request)
        let (before, ruling) = (names, ruling(for: request))
        let outcome = StackOracle(before).outcome(of: spec.operation)
        let navigation = canPlan && dice.onceIn(2) ? performPlanned(request) : host.perform(request)
        track(navigation)
        guard isPredictable else { return }
        histogram.predicted += 1
        switch (outcome, ruling) {
        case (.refused(let refusal), _): expect(navigation, .refused(refusal), before)
        case (.unchanged, _): expect(navigation, .unchanged, before)
        case (.becomes(let after), .allow): expectCommitted(navigation, after)
        case (.becomes, .deny): expectVeto(navigation, before)
        case (.becomes, .redirect): if navigation.end != .refused(.redirected) { fail("it was not redirected") }
        default: break
        }
    }

    private func canPredict(_ request: NavRequest) -> Bool {
        budget == 0 && !host.hasEnded && !host.isAsking && isInStep
            && (request.whenBusy ?? host.whenBusy) == .endRunning && (host.current == nil || canFinishNow)
            && !records.values.contains { $0.navigation.state == .waiting }
    }

    /// What all deciders say together; nil where nobody knows.
    private func ruling(for request: NavRequest) -> Rule? {
        if request.isForced { return .allow }
        guard screenRule == .noOpinion || screenRule == .allow else { return nil }
        guard host.plugins.contains(where: { $0 is Visitor }) else {
            return rule == .noOpinion || rule == .allow ? .allow : nil
        }
        switch rule {
        case .noOpinion, .allow, .leave, .answerTwice: return .allow
        case .deny: return .deny
        case .redirect: return .redirect
        case .stay, .leaveTo, .keepOpen, .drop: return nil
        }
    }

    private func expect(_ navigation: Navigation, _ result: NavResult, _ stack: [String]) {
        if navigation.end != result { fail("the oracle says \(word(result))") }
        if names != stack { fail("\(word(result)), but the stack became \(names)") }
    }

    private func expectCommitted(_ navigation: Navigation, _ stack: [String]) {
        if names != stack { fail("the oracle says \(stack), the stack is \(names)") }
        let isOver = navigation.end == .finished
        if !isOver, navigation.state != .moving { fail("committed, but \(navigation.state)") }
        if !isOver, presenter == nil { fail("without a presenter it has not ended") }
    }

    private func expectVeto(_ navigation: Navigation, _ stack: [String]) {
        if case .refused(.vetoed) = navigation.end {} else { fail("it was not vetoed") }
        if names != stack { fail("vetoed, but the stack became \(names)") }
    }
}
