public import NavHost

extension NavHost {
    /// A host that pages through a series, and shows its first page.
    ///
    /// An empty series makes an empty host, whose pager waits for pages. The pager is ``boardingPager``.
    public convenience init(series pages: [any NavScreen], collapses: Bool = false) {
        if let first = pages.first { self.init(root: first) } else { self.init() }
        install(BoardingPager(pages, collapses: collapses))
    }

    /// The installed pager, or nil.
    public var boardingPager: BoardingPager? { plugin(conformingTo: BoardingPager.self) }
}
