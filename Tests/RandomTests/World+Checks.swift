import NavHost
import TestSupport

extension World {
    /// Follows a navigation to its end, which comes exactly once.
    func track(_ navigation: Navigation) {
        guard records[navigation.id] == nil else { return }
        let isAfterTheEnd = host.hasEnded && navigation.end != .finished
        let record = Record(
            navigation, isToldAlready: told[navigation.id] != nil, isAfterTheEnd: isAfterTheEnd)
        records[navigation.id] = record
        if dice.onceIn(20) {
            awaited.append(record)
            Task { record.awaited = await navigation.result }
        }
        navigation.onEnd { [weak self] result in
            record.ends.append(result)
            self?.react("onEnd")
        }
    }

    /// A commit does what the oracle says it does, on the stack as it was announced before.
    func checkCommit(_ navigation: Navigation, _ before: [ScreenLabel], _ after: [ScreenLabel]) {
        let (before, after) = (before.map(\.description), after.map(\.description))
        note("  commit \(navigation.operation) \(before) → \(after)")
        if navigation.operation == .end {
            if !after.isEmpty { fail("the end leaves \(after)") }
            return
        }
        guard let spec = spec(of: navigation) else { return }
        let outcome = StackOracle(before).outcome(of: spec.operation)
        if outcome != .becomes(after) { fail("\(spec.operation) on \(before) gave \(after), not \(outcome)") }
    }

    /// An end that tells of the stack is what the oracle says of the stack as it was announced.
    func hearEnd(_ navigation: Navigation, _ result: NavResult, _ number: Int) {
        note("  end \(navigation.id) \(navigation.operation) \(word(result))")
        if told[navigation.id] != nil { fail("navigation \(navigation.id) ended twice") }
        told[navigation.id] = (navigation.operation, result)
        if let successor = navigation.successor { track(successor) }
        defer { goDeeper() }
        guard let spec = spec(of: navigation) else { return }
        let outcome = StackOracle(names).outcome(of: spec.operation)
        switch result {
        case .unchanged:
            if outcome != .unchanged { fail("\(spec.operation) on \(names) was unchanged, not \(outcome)") }
        case .refused(let refusal):
            let isTargetGone = refusal == .notOnStack && spec.isTargetGone
            if isAboutStack(refusal), !isTargetGone, outcome != .refused(refusal) {
                fail("\(spec.operation) on \(names) was refused as \(refusal), not \(outcome)")
            }
        case .finished, .cancelled: break
        }
    }

    func spec(of navigation: Navigation) -> Spec? {
        if let origin = navigation.cause.origin { return specs[origin] }
        // What goBack falls back to.
        return navigation.operation == .pop && navigation.cause.isUser ? Spec(operation: .pop(count: 1)) : nil
    }

    private func isAboutStack(_ refusal: Refusal) -> Bool {
        switch refusal {
        case .atRoot, .alreadyOnStack, .notOnStack, .emptyStack, .duplicates, .invalidCount, .nothingAhead: true
        default: false
        }
    }

    /// What must hold after every step.
    func checkAfterStep() {
        early.checkAtRest(host)
        late.checkAtRest(host)
        if early.digest != late.digest { fail("two delegates heard different things") }
        if isToolkitAppearing {
            appearance.checkAtRest(top: nil)
        } else if host.current == nil {
            appearance.checkAtRest(top: names.last)
        }
        if host.current == nil {
            blocks.checkAtRest()
            if clock.pendingCount > 0 { fail("a deadline is left: \(clock.leftovers)") }
        }
        for breach in early.breaches + late.breaches + appearance.breaches + blocks.breaches { fail(breach) }
        if let mirror = presenter as? MirrorPresenter { for one in mirror.surprises { fail(one) } }
        checkEnds()
    }

    private func checkEnds() {
        for (id, end) in told where records[id] == nil { histogram.count(end.0, end.1) }
        for (id, record) in records {
            guard let end = record.navigation.end else {
                if !record.ends.isEmpty || told[id] != nil { fail("navigation \(id) has ended and says it has not") }
                continue
            }
            histogram.count(record.navigation.operation, end)
            if record.ends != [end] { fail("navigation \(id) ended \(end), its blocks heard \(record.ends)") }
            // One that joined an open question ends with it, and nothing is told of itself.
            let isTold = told[id].map { $0.1 == end } ?? told.values.contains { $0.1 == end }
            if record.isLoud, !isTold { fail("the \(end) of navigation \(id) was not told") }
            records[id] = nil
            kept.append(record.navigation)
        }
        told = [:]
    }
}
