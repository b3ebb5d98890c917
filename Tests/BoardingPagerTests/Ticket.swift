import BoardingPager
import NavHost
import TestSupport

/// A page that speaks for itself, and writes each time it is asked for a neighbour.
@MainActor final class Ticket: BoardingPage, ForwardLocking, CustomStringConvertible {
    let name: String
    private let trace: Trace
    var next: @MainActor () -> PageAnswer = { .series }
    var previous: @MainActor () -> PageAnswer = { .series }
    var isForwardLocked = false

    init(_ name: String, _ trace: Trace) {
        self.name = name
        self.trace = trace
    }

    nonisolated var description: String { name }

    var nextPage: PageAnswer {
        trace.write("ask next of \(name)")
        return next()
    }

    var previousPage: PageAnswer {
        trace.write("ask previous of \(name)")
        return previous()
    }
}
