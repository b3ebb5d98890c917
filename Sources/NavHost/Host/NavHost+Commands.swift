import DelegateProxy

extension NavHost {
    /// What "back" means now: what a plugin says, else a pop; nil at the root.
    public var backRequest: NavRequest? { request(for: .back) ?? (count > 1 ? .pop() : nil) }

    /// What "forward" means now, or nil.
    public var forwardRequest: NavRequest? { request(for: .forward) }

    public var canGoBack: Bool { backRequest != nil }
    public var canGoForward: Bool { forwardRequest != nil }

    /// Goes back, as a button, a key or an accessibility action does.
    ///
    /// - Returns: the navigation; its ``Navigation/wasHandled`` is false only where there was nothing to go back to,
    ///   so that whoever asked can try elsewhere. A veto is handled.
    @discardableResult public func goBack(cause: Cause = .backButton) -> Navigation {
        follow(backRequest, else: .pop(), cause)
    }

    /// Goes forward, where a plugin knows what that means; else refused as `nothingAhead` and not handled.
    @discardableResult public func goForward(cause: Cause = .control) -> Navigation {
        follow(forwardRequest, else: .push([]), cause)
    }

    private func request(for command: NavCommand) -> NavRequest? {
        commandProviders.first { $0.navHost(self, requestFor: command) }
    }

    private func follow(_ request: NavRequest?, else fallback: NavRequest, _ cause: Cause) -> Navigation {
        var wanted = request ?? fallback
        wanted.cause = Cause(cause.kind, origin: cause.origin ?? wanted.cause.origin)
        let navigation = submit(wanted, wasHandled: request != nil)
        return navigation.joined ?? navigation
    }
}
