/// Which way one pages.
public enum PageDirection: Hashable, Sendable {
    /// Towards the end of the series.
    case next
    /// Towards its beginning.
    case previous
}
