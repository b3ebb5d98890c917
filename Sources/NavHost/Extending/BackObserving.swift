/// Hears whether "back" means something: what a back button needs to know.
///
/// A capability of its own, because finding out asks the providers of commands: a host that nobody asks does not ask.
@MainActor public protocol BackObserving: NavDelegate {
    /// Whether there is something to go back to has flipped. Told at rest, and only when it really flipped.
    ///
    /// ``NavHost/canGoBack`` tells how it stands at the begin.
    func navHost(_ host: NavHost, didChangeCanGoBack canGoBack: Bool)
}
