import DelegateProxy

extension NavHost {
    /// What "back" means now: what a plugin says, else a pop; nil at the root.
    public var backRequest: NavRequest? { request(for: .back) ?? (count > 1 ? .pop() : nil) }

    /// What ``goBack(cause:)`` would perform, or nil: to ask for its verdict.
    ///
    /// nil too for a cause that is off.
    public func backRequest(cause: Cause) -> NavRequest? {
        guard backCauses.contains(cause.kind) else { return nil }
        return backRequest.map { addressed($0, cause) }
    }

    /// What "forward" means now, or nil.
    public var forwardRequest: NavRequest? { request(for: .forward) }

    /// Whether "back" means something now: a pop, or what a plugin says.
    ///
    /// Asks the providers of commands; ``BackObserving`` hears when it flips.
    public var canGoBack: Bool { count > 1 || request(for: .back) != nil }
    /// Whether a plugin knows what "forward" means now.
    public var canGoForward: Bool { forwardRequest != nil }

    /// Goes back, as a button, a key or an accessibility action does.
    ///
    /// - Returns: the navigation; its ``Navigation/wasHandled`` is false only where there was nothing to go back to,
    ///   so that whoever asked can try elsewhere. A veto is handled.
    ///   A cause that is not among ``backCauses`` is refused as `switchedOff` and not handled either; nobody is asked.
    @discardableResult public func goBack(cause: Cause = .backButton) -> Navigation {
        guard backCauses.contains(cause.kind) else {
            var request = NavRequest.pop()
            request.cause = cause
            return submit(request, wasHandled: false, refusal: .switchedOff)
        }
        return follow({ backRequest }, else: .pop(), cause)
    }

    /// Goes forward, where a plugin knows what that means; else refused as `nothingAhead` and not handled.
    @discardableResult public func goForward(cause: Cause = .control) -> Navigation {
        follow({ forwardRequest }, else: .push([]), cause)
    }

    private func request(for command: NavCommand) -> NavRequest? {
        guard commandDepth < commandLimit else {
            // All others too, up to the outermost: two at each level would double to no end.
            commandLimit = 0
            report(
                NavDiagnostic(
                    "a provider of commands asked for a command while it was asked for one",
                    remedy: "let requestFor answer a request and change nothing", plugin: asked.map { name(of: $0) }))
            return nil
        }
        commandDepth += 1
        defer {
            commandDepth -= 1
            if commandDepth == 0 { commandLimit = Self.depthLimit }
        }
        return commandProviders.first { provider in
            asked = provider
            defer { _ = asked.take() }
            return provider.navHost(self, requestFor: command)
        }
    }

    /// - Parameter ask: what the providers say. Where asking them changed the stack, the answer no longer fits, and
    ///   going back a second time is not what one press of a button means.
    private func follow(_ ask: () -> NavRequest?, else fallback: NavRequest, _ cause: Cause) -> Navigation {
        let version = machine.stack.version
        let request = ask()
        let isOvertaken = machine.stack.version != version
        let wanted = addressed(isOvertaken ? fallback : request ?? fallback, cause)
        let navigation = submit(wanted, wasHandled: request != nil || isOvertaken, isOvertaken: isOvertaken)
        return navigation.orJoined
    }

    private func addressed(_ request: NavRequest, _ cause: Cause) -> NavRequest {
        var request = request
        request.cause = Cause(cause.kind, origin: cause.origin ?? request.cause.origin)
        return request
    }
}
