import NavHost

/// The pages of a series and where each stands.
struct PageList {
    let pages: [any NavScreen]
    private let indices: [ObjectIdentifier: Int]
    /// Whether a screen was named twice; the first counts.
    let hadDuplicates: Bool

    init(_ wanted: [any NavScreen]) {
        var pages: [any NavScreen] = []
        var indices: [ObjectIdentifier: Int] = [:]
        for page in wanted where indices[ObjectIdentifier(page)] == nil {
            indices[ObjectIdentifier(page)] = pages.count
            pages.append(page)
        }
        self.pages = pages
        self.indices = indices
        hadDuplicates = pages.count < wanted.count
    }

    /// - Complexity: O(1).
    func index(of screen: (any NavScreen)?) -> Int? {
        guard let screen, !indices.isEmpty else { return nil }
        return indices[ObjectIdentifier(screen)]
    }

    func contains(_ screen: any NavScreen) -> Bool {
        index(of: screen) != nil
    }

    /// The page beside a place, or nil at the end of a list that is no ring.
    func neighbour(of index: Int, _ direction: PageDirection, wraps: Bool) -> (any NavScreen)? {
        let place = direction == .next ? index + 1 : index - 1
        if pages.indices.contains(place) { return pages[place] }
        guard wraps, pages.count > 1 else { return nil }
        return direction == .next ? pages.first : pages.last
    }
}
