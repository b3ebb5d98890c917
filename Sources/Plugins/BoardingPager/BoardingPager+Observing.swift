public import NavHost

/// What the host tells, in terms of pages. Moves that neither leave nor reach a page are not told.
extension BoardingPager: NavObserving {
    /// Another page is the current one.
    public func navHost(_ host: NavHost, didChangeStack navigation: Navigation) {
        if isObserved, let move = move(navigation) { tell(.didChange(move)) }
    }

    /// A move begins.
    public func navHost(_ host: NavHost, willShow navigation: Navigation) {
        if isObserved, let move = move(navigation) { tell(.willShow(move)) }
    }

    /// A move has come further.
    public func navHost(_ host: NavHost, didMove navigation: Navigation) {
        if isObserved, let move = move(navigation) { tell(.didProgress(move, fraction: navigation.fraction)) }
    }

    /// A move has ended.
    public func navHost(_ host: NavHost, didShow navigation: Navigation) {
        if isObserved, let move = move(navigation) { tell(.didShow(move)) }
    }

    /// A move went back.
    public func navHost(_ host: NavHost, didCancel navigation: Navigation, because cancellation: Cancellation) {
        if isObserved, let move = move(navigation) { tell(.didCancel(move)) }
    }

    // Looked at first: most pagers are watched by nobody for most of the time.
    private var isObserved: Bool { !observers.isEmpty }

    private func move(_ navigation: Navigation) -> PageMove? {
        let (from, to) = (navigation.from, navigation.to)
        guard from !== to, isPage(from) || isPage(to) else { return nil }
        return PageMove(from: list.index(of: from), to: list.index(of: to), cause: navigation.cause)
    }
}
