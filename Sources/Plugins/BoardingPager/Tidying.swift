import NavHost

/// Brings the stack in line with a list that was changed.
@MainActor final class Tidying {
    private let old: PageList
    /// The screens that it was planned for; they are compared, not kept.
    private let stack: [ObjectIdentifier]
    /// Set where it could not be carried out at once.
    weak var navigation: Navigation?

    init(old: PageList, stack: [any NavScreen]) {
        self.old = old
        self.stack = stack.map { ObjectIdentifier($0) }
    }

    /// What does it now, where the stack is not the one that it was planned for any more.
    func replacement(for navigation: Navigation, on host: NavHost, by pager: BoardingPager) -> NavRequest? {
        guard navigation === self.navigation, let top = host.top,
            !host.screens.elementsEqual(stack, by: { ObjectIdentifier($0) == $1 })
        else { return nil }
        return request(on: host, by: pager) ?? .pop(to: top)
    }

    /// One navigation that takes out pages that left the list, orders those that stayed, and shows a page where the
    /// shown one left; nil where the stack is right.
    func request(on host: NavHost, by pager: BoardingPager) -> NavRequest? {
        guard let top = host.top else { return nil }
        let list = pager.list
        let place = hasLeft(top, list) ? place(for: top, list) : (screen: top, looks: nil)
        let wanted = below(place.screen, host.screens.dropLast(), list) + [place.screen]
        guard !wanted.elementsEqual(host.screens, by: { $0 === $1 }) else { return nil }
        var request = NavRequest.set(wanted)
        request.cause = Cause(.plugin, origin: pager.name)
        request.looks = place.looks
        request.whenBusy = .endRunning
        request.isFinal = true
        return request
    }

    private func hasLeft(_ screen: any NavScreen, _ list: PageList) -> Bool {
        old.contains(screen) && !list.contains(screen)
    }

    /// What is shown instead of a page that left: the next that is left, else the nearest before, else the page.
    private func place(
        for page: any NavScreen, _ list: PageList
    ) -> (screen: any NavScreen, looks: Navigation.Direction?) {
        guard let index = old.index(of: page) else { return (page, nil) }
        if let next = old.pages[index...].first(where: { list.contains($0) }) { return (next, .forward) }
        if let previous = old.pages[..<index].last(where: { list.contains($0) }) { return (previous, .backward) }
        return (page, nil)
    }

    private func below(
        _ shown: any NavScreen, _ stack: ArraySlice<any NavScreen>, _ list: PageList
    ) -> [any NavScreen] {
        let limit = list.index(of: shown) ?? list.pages.count
        let rest = stack.filter { screen in
            guard let index = list.index(of: screen) else { return !hasLeft(screen, list) }
            return index < limit
        }
        var pages = rest.compactMap { list.index(of: $0) }.sorted().makeIterator()
        return rest.map { screen in
            guard list.contains(screen), let index = pages.next() else { return screen }
            return list.pages[index]
        }
    }
}
