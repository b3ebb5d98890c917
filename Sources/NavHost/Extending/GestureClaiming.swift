/// Claims pans, or keeps others from them.
@MainActor public protocol GestureClaiming: NavDelegate {
    /// What to do with a pan that is about to begin.
    ///
    /// A question, asked once for each finger that goes down: it must change nothing.
    func navHost(_ host: NavHost, claimFor pan: Pan) -> PanAnswer
}
