package import NavHost

/// A screen with a name that writes its appearance into a trace.
@MainActor package final class Page: AppearanceObserving, ScreenDeciding, CustomStringConvertible {
    package let name: String
    private let trace: Trace?
    /// What runs inside an appearance call: the words of the trace, such as "willAppear", to a block.
    package var reactions: [String: @MainActor (NavHost) -> Void] = [:]
    /// What it answers when it is about to be removed.
    ///
    /// It writes "ask <name>" where one is set.
    package var decision: (@MainActor (NavHost, Navigation) -> Decision?)?

    package init(_ name: String, _ trace: Trace? = nil) {
        self.name = name
        self.trace = trace
    }

    nonisolated package var description: String { name }

    package func screenWillAppear(on host: NavHost) { tell("willAppear", host) }
    package func screenDidAppear(on host: NavHost) { tell("didAppear", host) }
    package func screenWillDisappear(from host: NavHost) { tell("willDisappear", host) }
    package func screenDidDisappear(from host: NavHost) { tell("didDisappear", host) }

    package func navHost(_ host: NavHost, decisionOnLeaving navigation: Navigation) -> Decision? {
        guard let decision else { return nil }
        trace?.write("ask \(name)")
        return decision(host, navigation)
    }

    private func tell(_ word: String, _ host: NavHost) {
        trace?.write("\(name) \(word)")
        reactions[word]?(host)
    }
}
