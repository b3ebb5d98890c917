/// Says what "back" or "forward" means now.
///
/// The first who has an answer is followed.
@MainActor public protocol CommandProviding: NavDelegate {
    /// What to do, or nil for no opinion.
    ///
    /// A question: it may be asked many times and must change nothing.
    func navHost(_ host: NavHost, requestFor command: NavCommand) -> NavRequest?
}

/// What a key, a button or an accessibility action asks a host for.
public enum NavCommand: Hashable, Sendable {
    /// Nearer to the root. A pop, where nobody provides another.
    case back
    /// Where one came back from, or the next page. Nothing, where nobody provides it.
    case forward
}
