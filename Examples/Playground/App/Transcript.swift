import NavHost

/// Writes down what the host tells.
///
/// It observes: nothing that asks the host for something writes here.
@MainActor final class Transcript: NavPlugin, NavObserving, HostLifeObserving {
    let name = "transcript"
    private(set) var lines: [String] = []
    private var toldCount = 0

    /// The lines that have come since this was asked last.
    func takeNews() -> [String] {
        defer { toldCount = lines.count }
        return Array(lines[toldCount...])
    }

    func navHost(_ host: NavHost, didChangeStack navigation: Navigation) {
        write("stack \(describe(host.screens))", navigation)
    }

    func navHost(_ host: NavHost, willShow navigation: Navigation) {
        write("will show \(describe(navigation.to))", navigation)
    }

    func navHost(_ host: NavHost, didShow navigation: Navigation) {
        write("did show \(describe(navigation.to))", navigation)
    }

    func navHost(_ host: NavHost, didCancel navigation: Navigation, because cancellation: Cancellation) {
        write("cancelled: \(cancellation)", navigation)
    }

    func navHost(_ host: NavHost, didRefuse navigation: Navigation, because refusal: Refusal) {
        write("refused: \(refusal)", navigation)
    }

    func navHost(_ host: NavHost, didEnd navigation: Navigation, with result: NavResult) {
        write("ended \(word(result))", navigation)
    }

    func navHost(_ host: NavHost, didChangeBars bars: Bars) {
        lines.append("   navigation bar \(bars.navigationBar), toolbar \(bars.toolbar)")
    }

    func navHost(_ host: NavHost, didAttach stack: [StackEntry]) {
        lines.append("attached to \(describe(stack.map(\.screen)))")
    }

    func navHostDidEnd(_ host: NavHost) {
        lines.append("the host has ended")
    }

    private func write(_ what: String, _ navigation: Navigation) {
        lines.append("#\(navigation.id) \(navigation.operation) by \(navigation.cause.kind): \(what)")
    }

    private func word(_ result: NavResult) -> String {
        switch result {
        case .finished: "finished"
        case .unchanged: "unchanged"
        case .cancelled: "cancelled"
        case .refused: "refused"
        }
    }
}
