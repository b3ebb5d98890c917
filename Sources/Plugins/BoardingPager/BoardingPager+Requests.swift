public import NavHost

extension BoardingPager {
    /// What it would take to page in a direction, or nil where there is no page that way.
    ///
    /// Everything that pages goes by it, whether button, key or finger: to page by hand, begin it on the host.
    /// ```swift
    /// if let request = pager.request(for: .next, cause: .gesture) {
    ///     interaction = host.beginInteractive(request, owner: pager)
    /// }
    /// ```
    /// The page shown is asked anew each time, and nothing is kept. A locked or sealed way has a request too:
    /// performed, it is refused and says why.
    public func request(for direction: PageDirection, cause: Cause = .code) -> NavRequest? {
        guard case .request(let request) = step(direction, cause: cause) else { return nil }
        return request
    }

    func step(_ direction: PageDirection, cause: Cause) -> PageStep {
        guard let host = soleHost, let page = host.top, isPage(page) else { return .nothing }
        let neighbour: (any NavScreen)?
        var seals = false
        var isListed = true
        switch answer(of: page, direction) {
        case .none: return .closed
        case .series:
            neighbour = list.index(of: page).flatMap { list.neighbour(of: $0, direction, wraps: wraps) }
        case .screen(let screen, let sealsSeries):
            neighbour = screen
            seals = sealsSeries && direction == .next
            isListed = false
        }
        guard let neighbour else { return .nothing }
        let isBuried = host.contains(neighbour)
        if neighbour === page || (direction == .next && isBuried && !isListed) {
            return .invalid(slip(neighbour, of: page, direction))
        }
        let mark: BoardingMark.Value = seals ? .seal : isListed ? .listed : .page
        var request =
            direction == .next ? forward(to: neighbour, as: mark, on: host) : back(to: neighbour, on: host)
        request.cause = named(cause)
        return .request(request)
    }

    private func answer(of page: any NavScreen, _ direction: PageDirection) -> PageAnswer {
        guard let page = page as? any BoardingPage else { return .series }
        return direction == .next ? page.nextPage : page.previousPage
    }

    private func slip(_ screen: any NavScreen, of page: any NavScreen, _ direction: PageDirection) -> NavDiagnostic {
        let (place, side) = direction == .next ? ("on the stack already", "next") : ("the page itself", "previous")
        return NavDiagnostic(
            "\(ScreenLabel(page)) named \(ScreenLabel(screen)) as its \(side) page, which is \(place)",
            remedy: "answer a screen that is not on the stack, or .none", plugin: name)
    }

    /// A push; in a series of one entry a replacement; where a page of the list is buried, the way back to it.
    private func forward(to page: any NavScreen, as mark: BoardingMark.Value, on host: NavHost) -> NavRequest {
        var request: NavRequest
        if host.contains(page) {
            request = .pop(to: page)
        } else {
            let entry = marked(page, as: mark)
            request = collapses ? .replaceTop(with: entry) : .push(entry)
        }
        request.looks = .forward
        return request
    }

    private func back(to page: any NavScreen, on host: NavHost) -> NavRequest {
        if host.count > 1, host.entries[host.count - 2].screen === page { return .pop() }
        return host.contains(page) ? .pop(to: page) : .pop(revealing: page)
    }

    func marked(_ page: any NavScreen, as mark: BoardingMark.Value = .listed) -> StackEntry {
        let entry = StackEntry(page)
        entry[BoardingMark.self] = mark
        return entry
    }

    /// The cause with this pager as its origin, where it names none.
    func named(_ cause: Cause) -> Cause {
        Cause(cause.kind, origin: cause.origin ?? name)
    }
}
