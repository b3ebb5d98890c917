import NavHost

/// Writes down what the host tells.
///
/// It observes: nothing that asks the host for something writes here.
@MainActor final class Transcript: NavPlugin, NavObserving, HostLifeObserving {
    let name = "transcript"
    /// How many of the last lines are kept at least; nil keeps them all.
    var limit: Int?
    private(set) var lines: [String] = []
    /// How many lines there have been: the place of the next one.
    var count: Int { forgottenCount + lines.count }
    private var forgottenCount = 0
    private var toldCount = 0

    /// The lines that have come since this was asked last.
    func takeNews() -> [String] {
        defer { toldCount = count }
        return lines(from: toldCount)
    }

    /// The lines from a place on, as far as they are kept.
    func lines(from place: Int) -> [String] {
        Array(lines.dropFirst(max(place - forgottenCount, 0)))
    }

    /// Writes down what is known of something else than a trip: why a pan did what it did.
    func note(_ news: [String]) {
        lines += news
        guard let limit, lines.count > 2 * limit else { return }
        forgottenCount += lines.count - limit
        lines.removeFirst(lines.count - limit)
    }

    func navHost(_ host: NavHost, didRelease navigation: Navigation, finishing: Bool) {
        let end = finishing ? "goes through" : "springs back"
        write("let go at \(percent(navigation.fraction)): \(end)", navigation)
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
        note(["   navigation bar \(bars.navigationBar), toolbar \(bars.toolbar)"])
    }

    func navHost(_ host: NavHost, didAttach stack: [StackEntry]) {
        note(["attached to \(describe(stack.map(\.screen)))"])
    }

    func navHostDidSuspend(_ host: NavHost) {
        note(["suspended"])
    }

    func navHost(_ host: NavHost, didResumeAfter pause: Duration) {
        note(["resumed after \(pause)"])
    }

    func navHostDidReceiveMemoryPressure(_ host: NavHost) {
        note(["memory runs short"])
    }

    func navHostDidEnd(_ host: NavHost) {
        note(["the host has ended"])
    }

    private func write(_ what: String, _ navigation: Navigation) {
        note(["#\(navigation.id) \(navigation.operation) by \(navigation.cause.kind): \(what)"])
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
