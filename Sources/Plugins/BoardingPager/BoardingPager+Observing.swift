public import NavHost

/// What the host tells, in terms of pages. Moves that neither leave nor reach a page are not told.
extension BoardingPager: NavObserving {
    /// Another page is the current one.
    public func navHost(_ host: NavHost, didChangeStack navigation: Navigation) {
        if let move = move(navigation) { tell(.didChange(move)) }
    }

    /// A move begins.
    public func navHost(_ host: NavHost, willShow navigation: Navigation) {
        if let move = move(navigation) { tell(.willShow(move)) }
    }

    /// A move has come further.
    public func navHost(_ host: NavHost, didMove navigation: Navigation) {
        if let move = move(navigation) { tell(.didProgress(move, fraction: navigation.fraction)) }
    }

    /// A move has ended.
    public func navHost(_ host: NavHost, didShow navigation: Navigation) {
        if let move = move(navigation) { tell(.didShow(move)) }
    }

    /// A move went back.
    public func navHost(_ host: NavHost, didCancel navigation: Navigation, because cancellation: Cancellation) {
        if let move = move(navigation) { tell(.didCancel(move)) }
    }

    private func move(_ navigation: Navigation) -> PageMove? {
        guard concernsPages(navigation) else { return nil }
        let (from, to) = (navigation.from, navigation.to)
        return PageMove(from: list.index(of: from), to: list.index(of: to), cause: navigation.cause)
    }

    /// Whether it leaves or reaches a page: found out once for each navigation, since most concern none and a cast
    /// costs hundreds of instructions.
    private func concernsPages(_ navigation: Navigation) -> Bool {
        if let concern, concern.navigation == navigation.id { return concern.isPaging }
        let (from, to) = (navigation.from, navigation.to)
        let isPaging = from !== to && (isPage(from) || isPage(to))
        concern = Concern(navigation: navigation.id, isPaging: isPaging)
        return isPaging
    }

    /// What was found out about the navigation that was told of last.
    struct Concern {
        let navigation: Int
        let isPaging: Bool
    }
}
