/// One step of the way from the root to where one is.
public struct Crumb: Hashable, Sendable {
    /// What to write.
    public let title: String
    /// Whether it is where one is: a tap on it leads nowhere.
    public let isCurrent: Bool
}
