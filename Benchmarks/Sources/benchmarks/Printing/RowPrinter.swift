/// Prints rows as they come: a table takes a minute.
@MainActor protocol RowPrinter {
    func begin()
    func print(_ row: Row) throws
    func end(missed: Int, of count: Int)
}
