/// Keeps entries that have left the stack, so that they can come back.
///
/// Others find whoever does by ``NavHost/plugin(conformingTo:)``; the first counts.
@MainActor public protocol EntryParking: NavDelegate {
    /// Whether all of these entries would be kept, were they to leave the stack together now; top first.
    ///
    /// A question: it may be asked many times and must change nothing.
    func navHost(_ host: NavHost, canPark entries: StackEntries) -> Bool

    /// Keeps entries that have left the stack in one navigation, top first, also those that it would not have kept.
    ///
    /// May be called in any order with its own hearing of that navigation; what is kept already is kept once.
    ///
    /// - Parameters:
    ///   - host: the host that they were on.
    ///   - entries: what has left, top first.
    ///   - window: how long they are kept at least, whatever its own limit of time; nil asks for nothing. What comes
    ///     after may still clear them.
    /// - Returns: whether all of them are kept now.
    @discardableResult
    func navHost(_ host: NavHost, park entries: StackEntries, for window: Duration?) -> Bool

    /// What brings an entry back, and with it all that stood between it and the top; nil where it is not kept.
    ///
    /// A question: it may be asked many times and must change nothing. Perform the request to bring the entry back.
    func navHost(_ host: NavHost, requestToRestore entry: StackEntry) -> NavRequest?
}
