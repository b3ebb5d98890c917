public import NavHost

/// Sends whoever goes to a private screen to a login first, and on to where they wanted to go after it.
///
/// The request that was stopped is kept as it is, so that bars, blocks and values of its entries come along.
@MainActor public final class AuthWall: NavPlugin, NavDeciding {
    /// Whether somebody is logged in.
    ///
    /// Set it before the login calls its `goOn`.
    public var isOpen = false
    private let isPrivate: @MainActor (any NavScreen) -> Bool
    private let makeLogin: @MainActor (_ goOn: @escaping @MainActor () -> Void) -> any NavScreen

    /// A wall in front of the private screens.
    ///
    /// - Parameters:
    ///   - isPrivate: whether a screen may be seen only by who is logged in. A question: it must change nothing.
    ///   - makeLogin: makes the screen to log in with, which calls `goOn` when that is done.
    public init(
        isPrivate: @escaping @MainActor (any NavScreen) -> Bool,
        makeLogin: @escaping @MainActor (_ goOn: @escaping @MainActor () -> Void) -> any NavScreen
    ) {
        self.isPrivate = isPrivate
        self.makeLogin = makeLogin
    }

    /// A redirection to the login where a private screen would come and nobody is logged in.
    public func navHost(_ host: NavHost, decisionOn navigation: Navigation) -> Decision? {
        guard !isOpen, let request = navigation.request, navigation.addedScreens.contains(where: isPrivate)
        else { return nil }
        return .redirect { [weak host, makeLogin] in
            weak var shown: (any NavScreen)?
            let login = makeLogin { [weak host] in
                // Whoever went back from the login no longer wants to go on.
                guard let host, let login = shown, host.contains(login) else { return }
                host.remove(login, animated: false, force: true)
                host.perform(request)
            }
            shown = login
            return .push(login)
        }
    }
}
