import NavHost

/// How a pager knows the entries that it brought forward, also when somebody else brings them back.
enum BoardingMark: EntryKey {
    enum Value {
        case none
        /// The page before named it.
        case page
        /// The list named it.
        case listed
        case seal
    }

    static let defaultValue = Value.none
}
