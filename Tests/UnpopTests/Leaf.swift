import NavHost
import TestSupport
import Unpop

/// A screen with a name that writes what Unpop tells it: `B parked`, `B restored after 2.0 seconds`, `B discarded
/// pushed`.
///
/// Where it is talkative, its appearance too.
@MainActor final class Leaf: AppearanceObserving, ParkingObserving, UnpopDeciding, CustomStringConvertible {
    let name: String
    private let trace: Trace
    private let isTalkative: Bool
    var scroll = 0
    var allowsUnpop = true
    /// What runs when a line about it has been written, by the line's second word.
    var reactions: [String: @MainActor () -> Void] = [:]

    init(_ name: String, _ trace: Trace, isTalkative: Bool = false) {
        self.name = name
        self.trace = trace
        self.isTalkative = isTalkative
    }

    nonisolated var description: String { name }

    func screenWasParked(on host: NavHost) { write("parked") }
    func screenWasRestored(on host: NavHost, age: Duration) { write("restored", " after \(age)") }
    func screenWasDiscarded(because reason: DiscardReason) { write("discarded", " \(reason)") }

    func screenWillAppear(on host: NavHost) { if isTalkative { write("willAppear") } }
    func screenDidAppear(on host: NavHost) { if isTalkative { write("didAppear") } }
    func screenWillDisappear(from host: NavHost) { if isTalkative { write("willDisappear") } }
    func screenDidDisappear(from host: NavHost) { if isTalkative { write("didDisappear") } }

    private func write(_ word: String, _ rest: String = "") {
        trace.write("\(name) \(word)\(rest)")
        reactions[word]?()
    }
}
