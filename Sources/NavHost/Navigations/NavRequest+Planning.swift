extension NavRequest {
    /// What a request would do to a stack: pure, and the only place where operations differ.
    enum Plan {
        case refused(Refusal)
        case unchanged
        case change(StackChange, Navigation.Direction)
    }

    /// - Parameters:
    ///   - popping: the answer of a `pop(while:)` condition, which is asked before; else not used.
    ///   - pushing: the same of a `push(providedBy:)`.
    func plan(on stack: NavStack, popping: Int = 0, pushing: StackEntries = StackEntries()) -> Plan {
        switch action {
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
        for entry in entries where stack.contains(entry.screen) { return .refused(.alreadyOnStack) }
        if entries.count > 1, Set(entries.map { ObjectIdentifier($0.screen) }).count < entries.count {
            return .refused(.duplicates)
        }
        return plan(replacing(from: stack.count, with: placeable(entries), on: stack), .forward)
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
        return plan(replacing(from: index + 1, with: StackEntries(), on: stack), .backward)
    }

    private func planPopRevealing(_ entry: StackEntry, on stack: NavStack) -> Plan {
        guard stack.count > 0 else { return .refused(.emptyStack) }
        if stack.contains(entry.screen) { return planPopTo(stack.index(of: entry.screen), on: stack) }
        return plan(
            replacing(from: stack.count - 1, with: StackEntries(entry.placeable()), on: stack), .backward)
    }

    private func planReplaceTop(_ entry: StackEntry, on stack: NavStack) -> Plan {
        guard let top = stack.top else { return .refused(.emptyStack) }
        if top.screen === entry.screen { return .unchanged }
        if stack.contains(entry.screen) { return .refused(.alreadyOnStack) }
        return plan(replacing(from: stack.count - 1, with: StackEntries(entry.placeable()), on: stack), .forward)
    }

    private func planRemove(_ screen: any NavScreen, on stack: NavStack) -> Plan {
        guard let index = stack.index(of: screen) else { return .refused(.notOnStack) }
        guard stack.count > 1 else { return .refused(.atRoot) }
        let change = replacing(from: index, with: StackEntries(stack.entries[(index + 1)...]), on: stack)
        return plan(change, index == stack.count - 1 ? .backward : .inPlace)
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
            return plan(change, .inPlace)
        }
        return plan(change, stack.contains(top.screen) ? .backward : .forward)
    }

    private func replacing(from index: Int, with entering: StackEntries, on stack: NavStack) -> StackChange {
        let leaving =
            stack.count - index == 1
            ? StackEntries(stack.entries[index]) : StackEntries(stack.entries[index...].reversed())
        return StackChange(kept: index, leaving: leaving, entering: entering)
    }

    private func placeable(_ entries: StackEntries) -> StackEntries {
        for entry in entries where entry.isOnStack { return StackEntries(entries.map { $0.placeable() }) }
        return entries
    }

    private func plan(_ change: StackChange, _ direction: Navigation.Direction) -> Plan {
        .change(change, direction == .inPlace ? .inPlace : looks ?? direction)
    }
}
