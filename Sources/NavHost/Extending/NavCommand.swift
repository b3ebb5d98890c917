/// What a key, a button or an accessibility action asks a host for.
public enum NavCommand: Hashable, Sendable {
    /// Nearer to the root. A pop, where nobody provides another.
    case back
    /// Where one came back from, or the next page. Nothing, where nobody provides it.
    case forward
}
