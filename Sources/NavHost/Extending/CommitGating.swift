/// Is asked once more when a finger lets go to finish what it leads.
///
/// What held when the finger went down may not hold any more: a form became invalid, a page was deleted. All must
/// agree; one "no" makes it spring back, as if it had been let go too early.
@MainActor public protocol CommitGating: NavDelegate {
    /// Whether a followed navigation may be committed. Not asked where it is forced, or adopted from a toolkit.
    ///
    /// A question: it must change nothing.
    func navHost(_ host: NavHost, mayCommit navigation: Navigation) -> Bool
}
