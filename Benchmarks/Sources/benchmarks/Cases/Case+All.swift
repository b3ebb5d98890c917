extension Case {
    /// Every row of the table.
    static var all: [Case] {
        let large = [10_000, 1_000_000]
        return dispatch + asking + registering + trips + frames + large.map { depth($0) }
            + ([100] + large).flatMap { scale($0) }
            + large.flatMap { growth($0) }
    }
}
