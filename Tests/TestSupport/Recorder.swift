package import NavHost

/// A plugin that writes everything a host tells into a trace, and can react to any of it.
///
/// The lines: `stack [A, B]`, `willShow B`, `move 0.4`, `release finishing`, `didShow B`, `cancel released`,
/// `refuse atRoot`, `end pop refused(atRoot)`, `bars navigationBar hidden, toolbar hidden`, `attach [A]`, `suspend`,
/// `resume 5.0 seconds`, `memory pressure`, `host end`.
@MainActor package final class Recorder: NavPlugin, NavObserving, HostLifeObserving {
    package let name: String
    package let priority: Int
    private let trace: Trace
    private let prefix: String
    /// What runs when a line that begins with the key has been written.
    package var reactions: [String: @MainActor (NavHost, Navigation?) -> Void] = [:]

    /// - Parameter isNamed: whether each line begins with the recorder's name, where a trace is shared by several.
    package init(_ trace: Trace, name: String = "Recorder", priority: Int = 0, isNamed: Bool = false) {
        self.trace = trace
        self.name = name
        self.priority = priority
        prefix = isNamed ? "\(name): " : ""
    }

    package func navHost(_ host: NavHost, didChangeStack navigation: Navigation) {
        write("stack \(host.screens.map(label))", host, navigation)
    }
    package func navHost(_ host: NavHost, willShow navigation: Navigation) {
        write("willShow \(label(navigation.to))", host, navigation)
    }
    package func navHost(_ host: NavHost, didMove navigation: Navigation) {
        write("move \(navigation.fraction)", host, navigation)
    }
    package func navHost(_ host: NavHost, didRelease navigation: Navigation, finishing: Bool) {
        write("release \(finishing ? "finishing" : "returning")", host, navigation)
    }
    package func navHost(_ host: NavHost, didShow navigation: Navigation) {
        write("didShow \(label(navigation.to))", host, navigation)
    }
    package func navHost(_ host: NavHost, didCancel navigation: Navigation, because cancellation: Cancellation) {
        write("cancel \(cancellation)", host, navigation)
    }
    package func navHost(_ host: NavHost, didRefuse navigation: Navigation, because refusal: Refusal) {
        write("refuse \(word(refusal))", host, navigation)
    }
    package func navHost(_ host: NavHost, didEnd navigation: Navigation, with result: NavResult) {
        write("end \(navigation.operation) \(word(result))", host, navigation)
    }
    package func navHost(_ host: NavHost, didChangeBars bars: Bars) {
        write("bars navigationBar \(bars.navigationBar), toolbar \(bars.toolbar)", host, nil)
    }
    package func navHost(_ host: NavHost, didAttach stack: [StackEntry]) {
        write("attach \(stack.map { label($0.screen) })", host, nil)
    }
    package func navHostDidSuspend(_ host: NavHost) { write("suspend", host, nil) }
    package func navHost(_ host: NavHost, didResumeAfter pause: Duration) { write("resume \(pause)", host, nil) }
    package func navHostDidReceiveMemoryPressure(_ host: NavHost) { write("memory pressure", host, nil) }
    package func navHostDidEnd(_ host: NavHost) { write("host end", host, nil) }

    private func write(_ line: String, _ host: NavHost, _ navigation: Navigation?) {
        trace.write(prefix + line)
        for (key, react) in reactions where line.hasPrefix(key) { react(host, navigation) }
    }
}

/// A screen's name, without quotes in arrays.
@MainActor func label(_ screen: (any NavScreen)?) -> Label {
    Label(description: screen.map { ScreenLabel($0).description } ?? "nothing")
}

struct Label: CustomStringConvertible {
    let description: String
}

/// The case of a refusal as it is written in code: `atRoot`, `vetoed(by: B)`.
package func word(_ refusal: Refusal) -> String {
    switch refusal {
    case .atRoot: "atRoot"
    case .alreadyOnStack: "alreadyOnStack"
    case .notOnStack: "notOnStack"
    case .emptyStack: "emptyStack"
    case .duplicates: "duplicates"
    case .invalidCount: "invalidCount"
    case .nothingAhead: "nothingAhead"
    case .switchedOff: "switchedOff"
    case .vetoed(let name, let reason): "vetoed(by: \(name)\(reason.map { ", \($0)" } ?? ""))"
    case .redirected: "redirected"
    case .busy: "busy"
    case .superseded: "superseded"
    case .tooDeep: "tooDeep"
    case .hostGone: "hostGone"
    @unknown default: "unknown"
    }
}

/// A result as it is written in code: `finished`, `cancelled(released)`, `refused(atRoot)`.
package func word(_ result: NavResult) -> String {
    switch result {
    case .finished: "finished"
    case .unchanged: "unchanged"
    case .cancelled(let cancellation): "cancelled(\(cancellation))"
    case .refused(let refusal): "refused(\(word(refusal)))"
    }
}
