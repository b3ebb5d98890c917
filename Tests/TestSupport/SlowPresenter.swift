public import NavHost

/// A presenter that animates: it ends nothing by itself, and writes what it is told into a trace.
///
/// The lines: `begin`, `follow 0.4`, `settle finishing`, `finishNow finishing`.
@MainActor public final class SlowPresenter: NavPresenter {
    private let trace: Trace?
    /// The motion it was last given.
    public private(set) var motion: Motion?
    /// Whether it can jump to the end.
    public var canFinishNow = true
    /// What runs inside a call: its name, such as "begin", to a block.
    public var reactions: [String: @MainActor (Motion) -> Void] = [:]

    public init(_ trace: Trace? = nil) {
        self.trace = trace
    }

    public func begin(_ motion: Motion) {
        trace?.write("begin")
        self.motion = motion
        reactions["begin"]?(motion)
    }
    public func follow(_ motion: Motion) {
        trace?.write("follow \(motion.fraction)")
        reactions["follow"]?(motion)
    }
    public func settle(_ motion: Motion) {
        trace?.write("settle \(motion.isFinishing ? "finishing" : "returning")")
        reactions["settle"]?(motion)
    }
    public func finishNow(_ motion: Motion) -> Bool {
        trace?.write("finishNow \(motion.isFinishing ? "finishing" : "returning")")
        reactions["finishNow"]?(motion)
        return canFinishNow
    }

    /// Ends what is moving.
    public func complete() {
        motion?.complete()
    }
}
