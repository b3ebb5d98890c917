public import NavHost

/// "Forward" is the next page, "back" the previous one, while the pager is on.
///
/// On the first page "back" is what it is without a pager. In a series of one entry it always is.
extension BoardingPager: CommandProviding {
    /// The step that the command means, or nil.
    public func navHost(_ host: NavHost, requestFor command: NavCommand) -> NavRequest? {
        switch command {
        case .forward: request(for: .next)
        case .back: collapses ? nil : request(for: .previous)
        }
    }
}
