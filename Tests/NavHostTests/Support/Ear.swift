import NavHost
import TestSupport

/// A delegate, no plugin, that writes what is shown.
@MainActor final class Ear: NavObserving {
    let name: String
    private let trace: Trace
    var onShow: (@MainActor (Ear, NavHost) -> Void)?

    init(_ name: String, _ trace: Trace) {
        self.name = name
        self.trace = trace
    }

    func navHost(_ host: NavHost, didShow navigation: Navigation) {
        trace.write("\(name) shows \(navigation.to.map { "\($0)" } ?? "nothing")")
        onShow?(self, host)
    }
}
