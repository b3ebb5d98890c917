import NavHost

/// How a pager knows the entries that it brought forward, also when somebody else brings them back.
enum BoardingMark: EntryKey {
    enum Value {
        case none, page, seal
    }

    static let defaultValue = Value.none
}
