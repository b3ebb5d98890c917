import NavHost
import TestSupport

/// Writes flips into a trace.
@MainActor final class Flips: BackObserving {
    private let trace: Trace
    private let prefix: String
    private var company: Flips?
    var reaction: (@MainActor (NavHost, Bool) -> Void)?

    init(_ trace: Trace, _ name: String? = nil) {
        self.trace = trace
        prefix = name.map { "\($0) " } ?? ""
    }

    /// Delegates are held weakly: somebody has to hold them.
    func kept(by other: Flips) -> Flips {
        other.company = self
        return self
    }

    func navHost(_ host: NavHost, didChangeCanGoBack canGoBack: Bool) {
        trace.write("\(prefix)can go back: \(canGoBack)")
        reaction?(host, canGoBack)
    }
}
