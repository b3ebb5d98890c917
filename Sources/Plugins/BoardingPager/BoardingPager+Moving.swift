public import NavHost

extension BoardingPager {
    /// Whether there is a next page and the way to it is not locked: asks the page.
    public var canGoNext: Bool {
        !isLocked(soleHost?.top) && request(for: .next) != nil
    }

    /// Whether there is a previous page that one may go back to: asks the page.
    public var canGoPrevious: Bool {
        soleHost?.topEntry?[BoardingMark.self] != .seal && request(for: .previous) != nil
    }

    /// Shows the next page after the one that is shown now; inside a callback it waits its turn.
    ///
    /// - Parameters:
    ///   - animated: whether a presenter may animate it.
    ///   - cause: gets this pager's name as its origin, unless it names another.
    ///   - force: whether a locked page is left, and nobody is asked.
    /// - Returns: nil where there is no next page, and nothing happens. On a locked page it ends as `vetoed`.
    @discardableResult
    public func goNext(animated: Bool = true, cause: Cause = .code, force: Bool = false) -> Navigation? {
        take(step(.next, cause: cause), animated: animated, force: force)
    }

    /// Shows the previous page: a pop, which brings the page in below the top where it is not on the stack.
    ///
    /// - Returns: nil where there is no previous page, and nothing happens: it never leaves the series.
    @discardableResult
    public func goPrevious(animated: Bool = true, cause: Cause = .code, force: Bool = false) -> Navigation? {
        take(step(.previous, cause: cause), animated: animated, force: force)
    }

    /// Shows a page of the list, in one navigation.
    ///
    /// Forward, the pages between come with it unseen, so that back leads through them. Back, it is a pop to the page,
    /// which comes in where it is not on the stack. From out of the series the page alone is pushed, or gone back to.
    ///
    /// - Returns: `unchanged` where it is the current page; nil where the list does not hold it, which is reported.
    @discardableResult
    public func go(
        to page: any NavScreen, animated: Bool = true, cause: Cause = .code, force: Bool = false
    ) -> Navigation? {
        guard let host = soleHost else { return nil }
        guard let index = list.index(of: page) else {
            let label = ScreenLabel(page)
            return take(.invalid(.unknownPage("\(label) is not in the list", name)), animated: animated, force: force)
        }
        var request = request(to: page, at: index, on: host)
        request.cause = named(cause)
        return take(.request(request), animated: animated, force: force)
    }

    /// Shows the page at a place in the list.
    ///
    /// - Returns: nil where there is no such place, which is reported.
    @discardableResult
    public func go(
        to index: Int, animated: Bool = true, cause: Cause = .code, force: Bool = false
    ) -> Navigation? {
        guard list.pages.indices.contains(index) else {
            let problem = "there is no page \(index) in a list of \(count)"
            return take(.invalid(.unknownPage(problem, name)), animated: animated, force: force)
        }
        return go(to: list.pages[index], animated: animated, cause: cause, force: force)
    }

    private func take(_ step: PageStep, animated: Bool, force: Bool) -> Navigation? {
        guard let host = soleHost else { return nil }
        switch step {
        case .nothing, .closed: return nil
        case .invalid(let diagnostic):
            host.report(diagnostic)
            return nil
        case .request(var request):
            request.isAnimated = animated
            request.isForced = force
            return host.perform(request)
        }
    }

    private func request(to page: any NavScreen, at target: Int, on host: NavHost) -> NavRequest {
        let isAhead = index.map { $0 < target }
        var request: NavRequest
        if host.contains(page) {
            request = .pop(to: page)
        } else if isAhead == false {
            request = goingBack(to: page, at: target, on: host)
        } else if collapses, isOn {
            request = .replaceTop(with: marked(page))
        } else {
            let start = index ?? target - 1
            let between = list.pages[(start + 1)...target].filter { !host.contains($0) }
            request = .push(between.map { marked($0) })
        }
        request.looks = isAhead.map { $0 ? .forward : .backward }
        return request
    }

    /// A page that is not on the stack takes the place of all that come after it in the list.
    private func goingBack(to page: any NavScreen, at target: Int, on host: NavHost) -> NavRequest {
        let kept = host.entries.filter { list.index(of: $0.screen).map { $0 < target } ?? true }
        return kept.count == host.count - 1 ? .pop(revealing: page) : .set(kept + [StackEntry(page)])
    }
}

extension NavDiagnostic {
    fileprivate static func unknownPage(_ problem: String, _ plugin: String) -> NavDiagnostic {
        NavDiagnostic(problem, remedy: "add the page to the pager's list first", plugin: plugin)
    }
}
