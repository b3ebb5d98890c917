/// What a navigation does to the stack.
///
/// `kept` entries at the bottom stay as they are; `leaving` stood above them, `entering` stands there afterwards.
/// Whole stacks are computed when asked for: keeping two arrays per navigation would cost time linear in the depth.
public struct StackChange: Sendable {
    /// How many bottom entries are untouched.
    public let kept: Int
    /// What stood above the kept entries, top first.
    public let leaving: StackEntries
    /// What stands above the kept entries afterwards, bottom first.
    public let entering: StackEntries
    /// What differs, where entries both leave and enter: nil where everything that leaves is removed, and everything
    /// that enters added, as by a push or a pop.
    private let difference: Difference?

    /// Entries that are on the stack before and not after, top first.
    public var removed: StackEntries { difference?.removed ?? leaving }
    /// Entries that are on the stack after and not before, bottom first.
    public var added: StackEntries { difference?.added ?? entering }

    init(kept: Int, leaving: StackEntries = StackEntries(), entering: StackEntries = StackEntries()) {
        self.kept = kept
        self.leaving = leaving
        self.entering = entering
        let isPlain = leaving.isEmpty || entering.isEmpty
        difference = isPlain ? nil : Difference(removed: leaving.without(entering), added: entering.without(leaving))
    }

    static let none = StackChange(kept: 0)

    var isEmpty: Bool { leaving.isEmpty && entering.isEmpty }

    /// The stack after the change, where `stack` is the one before.
    ///
    /// - Complexity: O(*n*) in the length of the stack.
    public func applied(to stack: [StackEntry]) -> [StackEntry] {
        stack.prefix(kept) + Array(entering)
    }

    private final class Difference: Sendable {
        let removed: StackEntries
        let added: StackEntries

        init(removed: StackEntries, added: StackEntries) {
            self.removed = removed
            self.added = added
        }
    }
}
