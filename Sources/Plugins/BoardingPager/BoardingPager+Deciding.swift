public import NavHost

/// Locks, seals and closed ways hold for every navigation, whoever asks for it: an unforced one is denied.
extension BoardingPager: NavDeciding {
    /// Denies what a lock, a seal or a page without a way back forbids.
    public func navHost(_ host: NavHost, decisionOn navigation: Navigation) -> Decision? {
        if !tidyings.isEmpty, let request = replacement(for: navigation, on: host) { return .redirect { request } }
        if navigation.isFinal, navigation.cause.origin == name { return nil }  // A page left the list: no step.
        let direction = navigation.direction
        if direction == .forward, leadsOn(navigation), isLocked(navigation.from) {
            return .deny(reason: "the page is locked")
        }
        guard direction == .backward, navigation.cause.leadsBack else { return nil }
        for entry in navigation.change.removed where entry[BoardingMark.self] == .seal {
            return .deny(reason: "the series is sealed")
        }
        return isClosed(navigation) ? .deny(reason: "the page has no way back") : nil
    }

    private func replacement(for navigation: Navigation, on host: NavHost) -> NavRequest? {
        for tidying in tidyings {
            if let request = tidying.replacement(for: navigation, on: host, by: self) { return request }
        }
        return nil
    }

    func isLocked(_ screen: (any NavScreen)?) -> Bool {
        guard isPage(screen) else { return false }
        return isForwardLocked || (screen as? any ForwardLocking)?.isForwardLocked == true
    }

    /// Whether what looks forward goes on in the series: to a page of the list, or to what a pager brought.
    private func leadsOn(_ navigation: Navigation) -> Bool {
        if !list.pages.isEmpty, let to = navigation.to, list.contains(to) { return true }
        guard let entry = navigation.change.added.last else { return false }
        return entry[BoardingMark.self] != .none
    }

    /// Whether the page that it takes away has no way back; for the pager's own requests it has been asked.
    private func isClosed(_ navigation: Navigation) -> Bool {
        guard navigation.cause.origin != name, let page = navigation.from as? any BoardingPage else { return false }
        if case .none = page.previousPage { return true }
        return false
    }
}

/// A finger that lets go finds the lock, and the list, as they are then.
extension BoardingPager: CommitGating {
    /// Whether the page that the finger leaves is not locked by now, and the one it leads to still in the list.
    public func navHost(_ host: NavHost, mayCommit navigation: Navigation) -> Bool {
        !(navigation.direction == .forward && leadsOn(navigation) && isLocked(navigation.from))
            && !leadsToDeleted(navigation)
    }

    /// Whether the list named the page for this finger, and has lost it since: between its verdict and its begin.
    private func leadsToDeleted(_ navigation: Navigation) -> Bool {
        guard navigation.cause.origin == name, let entry = navigation.change.added.last else { return false }
        return entry[BoardingMark.self] == .listed && !list.contains(entry.screen)
    }
}

extension Cause {
    /// Whether a person asks to go back as such; a control on the screen says itself what it does.
    fileprivate var leadsBack: Bool {
        isUser && kind != .control
    }
}
