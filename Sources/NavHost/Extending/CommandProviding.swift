/// Says what "back" or "forward" means now.
///
/// The first who has an answer is followed.
@MainActor public protocol CommandProviding: NavDelegate {
    /// What to do, or nil for no opinion.
    ///
    /// A question: it may be asked many times and must change nothing.
    func navHost(_ host: NavHost, requestFor command: NavCommand) -> NavRequest?
}
