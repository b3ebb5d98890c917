/// What a navigation does to the stack.
///
/// `kept` entries at the bottom stay as they are; `leaving` stood above them, `entering` stands there afterwards.
/// Whole stacks are computed when asked for: keeping two arrays per navigation would cost time linear in the depth.
public struct StackChange: Sendable {
    /// How many bottom entries are untouched.
    public let kept: Int
    private let swap: Swap

    // Most changes have one list, and are copied from hand to hand: as one word.
    private enum Swap: Sendable {
        case enters(StackEntries)
        case leaves(StackEntries)
        case both(Both)
    }

    private final class Both: Sendable {
        let leaving: StackEntries
        let entering: StackEntries
        let removed: StackEntries
        let added: StackEntries

        init(leaving: StackEntries, entering: StackEntries) {
            self.leaving = leaving
            self.entering = entering
            removed = leaving.without(entering)
            added = entering.without(leaving)
        }
    }

    init(kept: Int, leaving: StackEntries = StackEntries(), entering: StackEntries = StackEntries()) {
        self.kept = kept
        if leaving.isEmpty {
            swap = .enters(entering)
        } else if entering.isEmpty {
            swap = .leaves(leaving)
        } else {
            swap = .both(Both(leaving: leaving, entering: entering))
        }
    }

    static let none = StackChange(kept: 0)

    /// What stood above the kept entries, top first.
    public var leaving: StackEntries {
        switch swap {
        case .enters: StackEntries()
        case .leaves(let entries): entries
        case .both(let both): both.leaving
        }
    }

    /// What stands above the kept entries afterwards, bottom first.
    public var entering: StackEntries {
        switch swap {
        case .enters(let entries): entries
        case .leaves: StackEntries()
        case .both(let both): both.entering
        }
    }

    /// Entries that are on the stack before and not after, top first.
    public var removed: StackEntries {
        switch swap {
        case .enters: StackEntries()
        case .leaves(let entries): entries
        case .both(let both): both.removed
        }
    }

    /// Entries that are on the stack after and not before, bottom first.
    public var added: StackEntries {
        switch swap {
        case .enters(let entries): entries
        case .leaves: StackEntries()
        case .both(let both): both.added
        }
    }

    // Lists that are empty are not copied, and others once: what every navigation does several times.

    func eachRemoved(_ body: (StackEntry) -> Void) {
        switch swap {
        case .enters: break
        case .leaves(let entries): entries.each(body)
        case .both(let both): both.removed.each(body)
        }
    }

    func eachAdded(_ body: (StackEntry) -> Void) {
        switch swap {
        case .enters(let entries): entries.each(body)
        case .leaves: break
        case .both(let both): both.added.each(body)
        }
    }

    /// Whether all that enters is new, as where nothing leaves.
    var entersOnlyAdded: Bool {
        if case .both = swap { false } else { true }
    }

    var isEmpty: Bool {
        if case .enters(let entries) = swap { entries.isEmpty } else { false }
    }

    /// The stack after the change, where `stack` is the one before.
    ///
    /// - Complexity: O(*n*) in the length of the stack.
    public func applied(to stack: [StackEntry]) -> [StackEntry] {
        stack.prefix(kept) + Array(entering)
    }
}
