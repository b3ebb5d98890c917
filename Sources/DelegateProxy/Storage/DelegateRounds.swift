/// How many rounds of a proxy are under way, and how many there may be.
@usableFromInline
struct DelegateRounds {
    var depth = 0

    /// ``deepest``, or 0 after a cut until the outermost round is over.
    var limit = DelegateRounds.deepest

    /// Far above any nesting on purpose, far below the end of the call stack.
    static var deepest: Int { 64 }
}
