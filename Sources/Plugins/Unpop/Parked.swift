import NavHost

/// An entry that a pop took away, and what is known of it.
struct Parked {
    let entry: StackEntry
    /// Which operation took it away; those that left together have the same.
    let operation: Int
    /// When it left.
    let since: Duration
    /// Until when somebody asked to have it kept at least.
    var until: Duration?
    // Looked up once: a cast costs hundreds of instructions, hit or miss.
    let observer: (any ParkingObserving)?

    init(_ entry: StackEntry, operation: Int, since: Duration, until: Duration?) {
        self.entry = entry
        self.operation = operation
        self.since = since
        self.until = until
        observer = entry.screen as? any ParkingObserving
    }
}
