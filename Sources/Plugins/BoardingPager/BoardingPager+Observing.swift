public import NavHost

/// What the host tells, in terms of pages. Moves that neither leave nor reach a page are not told.
extension BoardingPager: NavObserving {
    public func navHost(_ host: NavHost, didChangeStack navigation: Navigation) {
        if let move = move(navigation) { tell(.didChange(move)) }
    }

    public func navHost(_ host: NavHost, willShow navigation: Navigation) {
        if let move = move(navigation) { tell(.willShow(move)) }
    }

    public func navHost(_ host: NavHost, didMove navigation: Navigation) {
        if let move = move(navigation) { tell(.didProgress(move, fraction: navigation.fraction)) }
    }

    public func navHost(_ host: NavHost, didShow navigation: Navigation) {
        if let move = move(navigation) { tell(.didShow(move)) }
    }

    public func navHost(_ host: NavHost, didCancel navigation: Navigation, because cancellation: Cancellation) {
        if let move = move(navigation) { tell(.didCancel(move)) }
    }

    private func move(_ navigation: Navigation) -> PageMove? {
        let (from, to) = (navigation.from, navigation.to)
        guard from !== to, isPage(from) || isPage(to) else { return nil }
        return PageMove(from: list.index(of: from), to: list.index(of: to), cause: navigation.cause)
    }
}
