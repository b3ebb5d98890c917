package import NavHost

/// A navigation stack as a plain array of names: it predicts what a host does, by other means than the host's.
///
/// It knows no deciders, motions or queues: what it says holds for a request that is let through.
package struct StackOracle: Hashable, Sendable {
    /// A request, with screens as names.
    package enum Operation: Hashable, Sendable {
        case push([String])
        case pop(count: Int)
        case popTo(String)
        /// Pops while the name on top is one of these.
        case popWhile(Set<String>)
        case popToRoot
        case popRevealing(String)
        case set([String])
        case replaceTop(String)
        case remove(String)
        case reveal(String)
        case end
        case adopt([String])
    }

    /// What becomes of a request.
    package enum Outcome: Hashable, Sendable {
        case becomes([String])
        case unchanged
        case refused(Refusal)
    }

    /// The names, bottom first.
    package private(set) var names: [String]
    /// Whether a screen was ever on it.
    package private(set) var isRooted: Bool
    package private(set) var hasEnded = false

    package init(_ names: [String] = []) {
        self.names = names
        isRooted = !names.isEmpty
    }

    /// What would become of a request now.
    package func outcome(of operation: Operation) -> Outcome {
        if hasEnded { return .refused(.hostGone) }
        switch operation {
        case .push(let new): return push(new)
        case .pop(let count): return pop(count)
        case .popTo(let name): return names.contains(name) ? becomes(upTo(name)) : .refused(.notOnStack)
        case .popWhile(let unwanted): return popWhile(unwanted)
        case .popToRoot: return names.isEmpty ? .refused(.emptyStack) : becomes([names[0]])
        case .popRevealing(let name): return takePlace(name, ofTopElse: upTo(name))
        case .set(let wanted), .adopt(let wanted): return set(wanted)
        case .replaceTop(let name): return replaceTop(name)
        case .remove(let name): return remove(name)
        case .reveal(let name): return becomes(names.contains(name) ? upTo(name) : names + [name])
        case .end: return .becomes([])
        }
    }

    /// Performs a request and says how it ends.
    @discardableResult package mutating func perform(_ operation: Operation) -> NavResult {
        switch outcome(of: operation) {
        case .refused(let refusal): return .refused(refusal)
        case .unchanged: return .unchanged
        case .becomes(let next):
            names = next
            isRooted = isRooted || !next.isEmpty
            hasEnded = operation == .end
            return .finished
        }
    }

    private func becomes(_ next: [String]) -> Outcome {
        next == names ? .unchanged : .becomes(next)
    }

    private func upTo(_ name: String) -> [String] {
        var rest = names
        while let last = rest.last, last != name { rest.removeLast() }
        return rest
    }

    private func push(_ new: [String]) -> Outcome {
        if new.isEmpty { return .refused(.nothingAhead) }
        for name in new where names.contains(name) { return .refused(.alreadyOnStack) }
        return hasDuplicates(new) ? .refused(.duplicates) : .becomes(names + new)
    }

    private func pop(_ count: Int) -> Outcome {
        if names.isEmpty { return .refused(.emptyStack) }
        if count <= 0 { return .refused(.invalidCount) }
        if names.count == 1 { return .refused(.atRoot) }
        return count < names.count ? .becomes(names.dropLast(count)) : .refused(.invalidCount)
    }

    private func popWhile(_ unwanted: Set<String>) -> Outcome {
        if names.isEmpty { return .refused(.emptyStack) }
        var rest = names
        while rest.count > 1, let last = rest.last, unwanted.contains(last) { rest.removeLast() }
        return becomes(rest)
    }

    private func takePlace(_ name: String, ofTopElse other: [String]) -> Outcome {
        if names.isEmpty { return .refused(.emptyStack) }
        return becomes(names.contains(name) ? other : names.dropLast() + [name])
    }

    private func set(_ wanted: [String]) -> Outcome {
        if wanted.isEmpty { return isRooted ? .refused(.emptyStack) : .unchanged }
        return hasDuplicates(wanted) ? .refused(.duplicates) : becomes(wanted)
    }

    private func replaceTop(_ name: String) -> Outcome {
        if names.isEmpty { return .refused(.emptyStack) }
        if names.last == name { return .unchanged }
        return names.contains(name) ? .refused(.alreadyOnStack) : .becomes(names.dropLast() + [name])
    }

    private func remove(_ name: String) -> Outcome {
        if !names.contains(name) { return .refused(.notOnStack) }
        return names.count == 1 ? .refused(.atRoot) : .becomes(names.filter { $0 != name })
    }

    private func hasDuplicates(_ list: [String]) -> Bool {
        list.contains { name in list.filter { $0 == name }.count > 1 }
    }
}
