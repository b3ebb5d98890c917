extension NavRequest {
    /// What a request would do to a stack.
    struct Plan {
        let change: StackChange
        let direction: Navigation.Direction

        init(_ change: StackChange, _ direction: Navigation.Direction) {
            self.change = change
            self.direction = direction
        }
    }

    func plan(on stack: NavStack) throws(Refusal) -> Plan? {
        try action.plan(on: stack, looks: looks)
    }
}

/// What a request would do: pure, and the only place where operations differ.
@MainActor extension NavRequest.Action {
    typealias Plan = NavRequest.Plan

    /// Whether somebody must be asked before it can be planned.
    var asksToPlan: Bool {
        switch self {
        case .popWhile, .pushProvided: true
        default: false
        }
    }

    /// - Parameters:
    ///   - looks: the direction that was asked for.
    ///   - popping: the answer of a `pop(while:)` condition, which is asked before; else not used.
    ///   - pushing: the same of a `push(providedBy:)`.
    /// - Returns: nil where it asks for what is so already.
    func plan(
        on stack: NavStack, looks: Navigation.Direction?, popping: Int = 0, pushing: StackEntries = StackEntries()
    ) throws(Refusal) -> Plan? {
        let plan = try plan(on: stack, popping, pushing)
        guard let looks, let plan, plan.direction != .inPlace else { return plan }
        return Plan(plan.change, looks)
    }

    private func plan(on stack: NavStack, _ popping: Int, _ pushing: StackEntries) throws(Refusal) -> Plan? {
        switch self {
        case .push(let entries): return try planPush(entries, on: stack)
        case .pushProvided: return try planPush(pushing, on: stack)
        case .pop(let count): return try planPop(count, on: stack)
        case .popTo(let screen): return try planPopTo(stack.index(of: screen), on: stack)
        case .popToEntry(let entry): return try planPopTo(stack.entries.lastIndex { $0 === entry }, on: stack)
        case .popWhile: return try planPopTo(max(stack.count - 1 - popping, 0), on: stack, ifEmpty: .emptyStack)
        case .popToRoot: return try planPopTo(0, on: stack, ifEmpty: .emptyStack)
        case .popRevealing(let entry): return try planPopRevealing(entry, on: stack)
        case .set(let entries): return try planSet(entries, on: stack)
        case .replaceTop(let entry): return try planReplaceTop(entry, on: stack)
        case .remove(let screen): return try planRemove(screen, on: stack)
        case .reveal(let entry):
            guard stack.contains(entry.screen) else { return try planPush(StackEntries(entry), on: stack) }
            return try planPopTo(stack.index(of: entry.screen), on: stack)
        case .end: return Plan(replacing(from: 0, with: StackEntries(), on: stack), .backward)
        case .adopt(let screens): return try planSet(screens.map { StackEntry($0) }, on: stack)
        }
    }

    private func planPush(_ entries: StackEntries, on stack: NavStack) throws(Refusal) -> Plan? {
        if entries.isEmpty { throw .nothingAhead }
        var isTaken = false
        for entry in entries {
            if stack.contains(entry.screen) { throw .alreadyOnStack }
            isTaken = isTaken || entry.isOnStack
        }
        if entries.count > 1, Set(entries.map { ObjectIdentifier($0.screen) }).count < entries.count {
            throw .duplicates
        }
        let entering = isTaken ? StackEntries(entries.map { $0.placeable() }) : entries
        return Plan(replacing(from: stack.count, with: entering, on: stack), .forward)
    }

    private func planPop(_ count: Int, on stack: NavStack) throws(Refusal) -> Plan? {
        if stack.count == 0 { throw .emptyStack }
        if count < 1 { throw .invalidCount }
        if stack.count == 1 { throw .atRoot }
        if count >= stack.count { throw .invalidCount }
        return try planPopTo(stack.count - 1 - count, on: stack)
    }

    private func planPopTo(_ index: Int?, on stack: NavStack, ifEmpty: Refusal = .notOnStack) throws(Refusal) -> Plan? {
        guard stack.count > 0 else { throw ifEmpty }
        guard let index else { throw .notOnStack }
        guard index < stack.count - 1 else { return nil }
        return Plan(replacing(from: index + 1, with: StackEntries(), on: stack), .backward)
    }

    private func planPopRevealing(_ entry: StackEntry, on stack: NavStack) throws(Refusal) -> Plan? {
        guard stack.count > 0 else { throw .emptyStack }
        if stack.contains(entry.screen) { return try planPopTo(stack.index(of: entry.screen), on: stack) }
        return Plan(
            replacing(from: stack.count - 1, with: StackEntries(entry.placeable()), on: stack), .backward)
    }

    private func planReplaceTop(_ entry: StackEntry, on stack: NavStack) throws(Refusal) -> Plan? {
        guard let top = stack.top else { throw .emptyStack }
        if top.screen === entry.screen { return nil }
        if stack.contains(entry.screen) { throw .alreadyOnStack }
        return Plan(replacing(from: stack.count - 1, with: StackEntries(entry.placeable()), on: stack), .forward)
    }

    private func planRemove(_ screen: any NavScreen, on stack: NavStack) throws(Refusal) -> Plan? {
        guard let index = stack.index(of: screen) else { throw .notOnStack }
        guard stack.count > 1 else { throw .atRoot }
        let change = replacing(from: index, with: StackEntries(stack.entries[(index + 1)...]), on: stack)
        return Plan(change, index == stack.count - 1 ? .backward : .inPlace)
    }

    private func planSet(_ wanted: [StackEntry], on stack: NavStack) throws(Refusal) -> Plan? {
        if wanted.isEmpty {
            guard stack.isRooted else { return nil }
            throw .emptyStack
        }
        if Set(wanted.map { ObjectIdentifier($0.screen) }).count < wanted.count { throw .duplicates }
        let kept = zip(stack.entries, wanted).prefix { $0.screen === $1.screen }.count
        if kept == stack.count, kept == wanted.count { return nil }
        let staying = Dictionary(
            uniqueKeysWithValues: stack.entries[kept...].map { (ObjectIdentifier($0.screen), $0) })
        let entering = wanted[kept...].map { staying[ObjectIdentifier($0.screen)] ?? $0.placeable() }
        let change = replacing(from: kept, with: StackEntries(entering), on: stack)
        guard let top = stack.top(after: change), top.screen !== stack.top?.screen else {
            return Plan(change, .inPlace)
        }
        return Plan(change, stack.contains(top.screen) ? .backward : .forward)
    }

    private func replacing(from index: Int, with entering: StackEntries, on stack: NavStack) -> StackChange {
        let leaving =
            switch stack.count - index {
            case 0: StackEntries()
            case 1: StackEntries(stack.entries[index])
            default: StackEntries(stack.entries[index...].reversed())
            }
        return StackChange(kept: index, leaving: leaving, entering: entering)
    }
}
