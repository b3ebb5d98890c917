import NavHost
import TestSupport

/// A presenter that has drawn everything before its calls return.
@MainActor final class QuickPresenter: NavPresenter {
    private let trace: Trace

    init(_ trace: Trace) {
        self.trace = trace
    }

    func begin(_ motion: Motion) {
        trace.write("begin")
        motion.complete()
    }

    func settle(_ motion: Motion) {
        trace.write("settle")
        motion.complete()
    }

    func finishNow(_ motion: Motion) -> Bool {
        trace.write("finishNow")
        motion.complete()
        return true
    }
}
