/// One step of the way from the root to where one is.
public struct Crumb: Hashable, Sendable {
    public let title: String
    /// Whether it is where one is: a tap on it leads nowhere.
    public let isCurrent: Bool
}
