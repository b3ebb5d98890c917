import NavHost
import TestSupport

/// A plugin that watches the result of every navigation, and reacts to the first.
@MainActor final class Watcher: NavPlugin, NavObserving {
    private let trace: Trace
    private var react: (@MainActor () -> Void)?

    init(_ trace: Trace, _ react: @escaping @MainActor () -> Void = {}) {
        self.trace = trace
        self.react = react
    }

    func navHost(_ host: NavHost, didChangeStack navigation: Navigation) {
        navigation.onEnd { [self] in
            trace.write("result \(word($0))")
            react?()
            react = nil
        }
    }
}
