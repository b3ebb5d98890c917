public import NavHost

/// A navigation that comes from a page, goes to one, or both.
public struct PageMove: Hashable, Sendable {
    /// Where the page it leaves stands in the list now; nil where it leaves a screen that is not in the list.
    public let from: Int?
    /// Where the page it goes to stands in the list now; nil where it goes to a screen that is not in the list.
    public let to: Int?
    /// Who asked for it.
    public let cause: Cause
}
