extension NavRequest {
    /// What a request would do to a stack.
    enum Plan {
        case refused(Refusal)
        case unchanged
        case change(StackChange, Navigation.Direction)
    }

    func plan(on stack: NavStack) -> Plan {
        action.plan(on: stack, looks: looks)
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
    func plan(
        on stack: NavStack, looks: Navigation.Direction?, popping: Int = 0, pushing: StackEntries = StackEntries()
    ) -> Plan {
        let plan = plan(on: stack, popping, pushing)
        guard let looks, case .change(let change, let direction) = plan, direction != .inPlace else { return plan }
        return .change(change, looks)
    }

    private func plan(on stack: NavStack, _ popping: Int, _ pushing: StackEntries) -> Plan {
        switch self {
        case .push(let entries): planPush(entries, on: stack)
        case .pushProvided: planPush(pushing, on: stack)
        case .pop(let count): planPop(count, on: stack)
        case .popTo(let screen): planPopTo(stack.index(of: screen), on: stack)
        case .popToEntry(let entry): planPopTo(stack.entries.lastIndex { $0 === entry }, on: stack)
        case .popWhile: planPopTo(max(stack.count - 1 - popping, 0), on: stack, ifEmpty: .emptyStack)
        case .popToRoot: planPopTo(0, on: stack, ifEmpty: .emptyStack)
        case .popRevealing(let entry): planPopRevealing(entry, on: stack)
        case .set(let entries): planSet(entries, on: stack)
        case .replaceTop(let entry): planReplaceTop(entry, on: stack)
        case .remove(let screen): planRemove(screen, on: stack)
        case .reveal(let entry):
            stack.contains(entry.screen)
                ? planPopTo(stack.index(of: entry.screen), on: stack) : planPush(StackEntries(entry), on: stack)
        case .end: .change(replacing(from: 0, with: StackEntries(), on: stack), .backward)
        case .adopt(let screens): planSet(screens.map { StackEntry($0) }, on: stack)
        }
    }

    private func planPush(_ entries: StackEntries, on stack: NavStack) -> Plan {
        if entries.isEmpty { return .refused(.nothingAhead) }
        var isTaken = false
        for entry in entries {
            if stack.contains(entry.screen) { return .refused(.alreadyOnStack) }
            isTaken = isTaken || entry.isOnStack
        }
        if entries.count > 1, Set(entries.map { ObjectIdentifier($0.screen) }).count < entries.count {
            return .refused(.duplicates)
        }
        let entering = isTaken ? StackEntries(entries.map { $0.placeable() }) : entries
        return .change(replacing(from: stack.count, with: entering, on: stack), .forward)
    }

    private func planPop(_ count: Int, on stack: NavStack) -> Plan {
        if stack.count == 0 { return .refused(.emptyStack) }
        if count < 1 { return .refused(.invalidCount) }
        if stack.count == 1 { return .refused(.atRoot) }
        if count >= stack.count { return .refused(.invalidCount) }
        return planPopTo(stack.count - 1 - count, on: stack)
    }

    private func planPopTo(_ index: Int?, on stack: NavStack, ifEmpty: Refusal = .notOnStack) -> Plan {
        guard stack.count > 0 else { return .refused(ifEmpty) }
        guard let index else { return .refused(.notOnStack) }
        guard index < stack.count - 1 else { return .unchanged }
        return .change(replacing(from: index + 1, with: StackEntries(), on: stack), .backward)
    }

    private func planPopRevealing(_ entry: StackEntry, on stack: NavStack) -> Plan {
        guard stack.count > 0 else { return .refused(.emptyStack) }
        if stack.contains(entry.screen) { return planPopTo(stack.index(of: entry.screen), on: stack) }
        return .change(
            replacing(from: stack.count - 1, with: StackEntries(entry.placeable()), on: stack), .backward)
    }

    private func planReplaceTop(_ entry: StackEntry, on stack: NavStack) -> Plan {
        guard let top = stack.top else { return .refused(.emptyStack) }
        if top.screen === entry.screen { return .unchanged }
        if stack.contains(entry.screen) { return .refused(.alreadyOnStack) }
        return .change(replacing(from: stack.count - 1, with: StackEntries(entry.placeable()), on: stack), .forward)
    }

    private func planRemove(_ screen: any NavScreen, on stack: NavStack) -> Plan {
        guard let index = stack.index(of: screen) else { return .refused(.notOnStack) }
        guard stack.count > 1 else { return .refused(.atRoot) }
        let change = replacing(from: index, with: StackEntries(stack.entries[(index + 1)...]), on: stack)
        return .change(change, index == stack.count - 1 ? .backward : .inPlace)
    }

    private func planSet(_ wanted: [StackEntry], on stack: NavStack) -> Plan {
        if wanted.isEmpty { return stack.isRooted ? .refused(.emptyStack) : .unchanged }
        if Set(wanted.map { ObjectIdentifier($0.screen) }).count < wanted.count { return .refused(.duplicates) }
        let kept = zip(stack.entries, wanted).prefix { $0.screen === $1.screen }.count
        if kept == stack.count, kept == wanted.count { return .unchanged }
        let staying = Dictionary(
            uniqueKeysWithValues: stack.entries[kept...].map { (ObjectIdentifier($0.screen), $0) })
        let entering = wanted[kept...].map { staying[ObjectIdentifier($0.screen)] ?? $0.placeable() }
        let change = replacing(from: kept, with: StackEntries(entering), on: stack)
        guard let top = stack.top(after: change), top.screen !== stack.top?.screen else {
            return .change(change, .inPlace)
        }
        return .change(change, stack.contains(top.screen) ? .backward : .forward)
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
