import NavHost

/// An entry that a pop took away, and what is known of it.
struct Parked {
    let entry: StackEntry
    /// Its screen, to be compared: that takes no reference.
    let screen: ObjectIdentifier
    /// Which operation took it away; those that left together have the same.
    let operation: Int
    /// When it left.
    let since: Duration
    /// Until when somebody asked to have it kept at least; when it left, where nobody did.
    var until: Duration
    /// Whether its screen is a ``ParkingObserving``.
    ///
    /// Not the screen as one: a second reference would have to be copied with the first.
    let isObserved: Bool

    init(_ entry: StackEntry, operation: Int, since: Duration, until: Duration, isObserved: Bool) {
        self.entry = entry
        screen = ObjectIdentifier(entry.screen)
        self.operation = operation
        self.since = since
        self.until = until
        self.isObserved = isObserved
    }
}
