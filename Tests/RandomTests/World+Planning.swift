import NavHost
import TestSupport

extension World {
    /// Whether nothing but the request itself can decide what comes of it.
    ///
    /// A plan takes for granted that what moves can be ended at once, and does not look at the toolkit's own stack.
    var canPlan: Bool {
        budget == 0 && chain == 0 && isInStep && (host.current == nil || canFinishNow)
            && !records.values.contains { $0.navigation.state == .waiting }
    }

    /// Performs a request, and compares what comes of it with the plan made just before.
    func performPlanned(_ request: NavRequest) -> Navigation {
        witness.listen()
        defer { witness.stop() }
        // Asked twice, everyone gives the same answers.
        let sameDice = dice
        let plan = host.plan(for: request)
        dice = sameDice
        let navigation = host.perform(request)
        histogram.count(plan: plan.verdict)
        check(plan, navigation, joins: records[navigation.id] != nil)
        return navigation
    }

    private func check(_ plan: NavPlan, _ navigation: Navigation, joins: Bool) {
        // One that waits for its turn is planned to its end, which comes later.
        let isPatient = navigation.state == .waiting && host.current != nil
        let isThrough = navigation.state == .moving || navigation.end == .finished
        let isAsPlanned =
            switch plan.verdict {
            case .begins: isThrough
            case .asks: isThrough || navigation.state == .asking || navigation.end.map { isRefused($0) } ?? false
            case .joins: joins && navigation.state == .asking
            case .waits: navigation.state == .waiting
            case .unchanged: navigation.end == .unchanged || isPatient
            case .refused(let refusal): navigation.end == .refused(refusal) || isPatient
            default: false
            }
        if !isAsPlanned { fail("planned to be \(plan.verdict), a \(navigation.operation) is \(navigation.state)") }
        if isPatient { return }
        switch plan.verdict {
        case .begins, .unchanged, .refused: checkEvents(plan, navigation)
        case .asks: if isThrough { checkEvents(plan, navigation) }
        default: break
        }
    }

    private func isRefused(_ result: NavResult) -> Bool {
        if case .refused(let refusal) = result { refusal != .atRoot && refusal != .busy } else { false }
    }

    private func checkEvents(_ plan: NavPlan, _ navigation: Navigation) {
        let stack = plan.stack.map(\.description)
        // What took its place has changed the stack by now.
        if plan.verdict != .refused(.redirected), names != stack { fail("planned \(stack), the stack is \(names)") }
        let told = witness.events(of: navigation)
        let planned = plan.events
        let isPrefix = told.count <= planned.count && zip(told, planned).allSatisfy { $0 == $1 }
        let isComplete = navigation.end == nil || told.count == planned.count
        if !isPrefix || !isComplete { fail("planned \(planned), was told \(told)") }
    }
}
