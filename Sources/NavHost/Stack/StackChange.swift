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
    /// Entries that are on the stack before and not after, top first.
    public let removed: StackEntries
    /// Entries that are on the stack after and not before, bottom first.
    public let added: StackEntries

    init(kept: Int, leaving: StackEntries = StackEntries(), entering: StackEntries = StackEntries()) {
        self.kept = kept
        self.leaving = leaving
        self.entering = entering
        removed = leaving.without(entering)
        added = entering.without(leaving)
    }

    static let none = StackChange(kept: 0)

    var isEmpty: Bool { leaving.isEmpty && entering.isEmpty }

    /// The stack after the change, where `stack` is the one before.
    ///
    /// - Complexity: O(*n*) in the length of the stack.
    public func applied(to stack: [StackEntry]) -> [StackEntry] {
        stack.prefix(kept) + Array(entering)
    }
}
