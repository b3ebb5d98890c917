package import NavHost

/// A presenter that animates: it ends nothing by itself, and writes what it is told into a trace.
///
/// The lines: `begin`, `follow 0.4`, `settle finishing`, `finishNow finishing`.
@MainActor package final class SlowPresenter: NavPresenter {
    private let trace: Trace?
    /// The motion it was last given.
    package private(set) var motion: Motion?
    /// Whether it can jump to the end.
    package var canFinishNow = true
    /// What runs inside a call: its name, such as "begin", to a block.
    package var reactions: [String: @MainActor (Motion) -> Void] = [:]

    package init(_ trace: Trace? = nil) {
        self.trace = trace
    }

    package func begin(_ motion: Motion) {
        trace?.write("begin")
        self.motion = motion
        reactions["begin"]?(motion)
    }
    package func follow(_ motion: Motion) {
        trace?.write("follow \(motion.fraction)")
        reactions["follow"]?(motion)
    }
    package func settle(_ motion: Motion) {
        trace?.write("settle \(motion.isFinishing ? "finishing" : "returning")")
        reactions["settle"]?(motion)
    }
    package func finishNow(_ motion: Motion) -> Bool {
        trace?.write("finishNow \(motion.isFinishing ? "finishing" : "returning")")
        reactions["finishNow"]?(motion)
        return canFinishNow
    }

    /// Ends what is moving.
    package func complete() {
        motion?.complete()
    }
}
