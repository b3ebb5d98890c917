public import NavHost

/// A screen with a name that writes its appearance into a trace.
@MainActor public final class Page: AppearanceObserving, ScreenDeciding, CustomStringConvertible {
    public let name: String
    private let trace: Trace?
    /// What runs inside an appearance call: the words of the trace, such as "willAppear", to a block.
    public var reactions: [String: @MainActor (NavHost) -> Void] = [:]
    /// What it answers when it is about to be removed.
    ///
    /// It writes "ask <name>" where one is set.
    public var decision: (@MainActor (NavHost, Navigation) -> Decision?)?

    public init(_ name: String, _ trace: Trace? = nil) {
        self.name = name
        self.trace = trace
    }

    nonisolated public var description: String { name }

    public func screenWillAppear(on host: NavHost) { tell("willAppear", host) }
    public func screenDidAppear(on host: NavHost) { tell("didAppear", host) }
    public func screenWillDisappear(from host: NavHost) { tell("willDisappear", host) }
    public func screenDidDisappear(from host: NavHost) { tell("didDisappear", host) }

    public func navHost(_ host: NavHost, decisionOnLeaving navigation: Navigation) -> Decision? {
        guard let decision else { return nil }
        trace?.write("ask \(name)")
        return decision(host, navigation)
    }

    private func tell(_ word: String, _ host: NavHost) {
        trace?.write("\(name) \(word)")
        reactions[word]?(host)
    }
}
