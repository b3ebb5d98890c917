import NavHost

/// A presenter that forgets one of its duties, and does the others at once.
@MainActor final class StallingPresenter: NavPresenter {
    enum Duty: String, CaseIterable {
        case begin, follow, settle, complete
    }

    private let forgotten: Duty
    private let canFinishNow: Bool
    /// How often it was told to begin; what it forgot it has not seen.
    private(set) var begunCount = 0

    init(forgetting forgotten: Duty, canFinishNow: Bool) {
        self.forgotten = forgotten
        self.canFinishNow = canFinishNow
    }

    func begin(_ motion: Motion) {
        guard forgotten != .begin else { return }
        begunCount += 1
        if !motion.isInteractive, forgotten != .complete { motion.complete() }
    }

    func follow(_ motion: Motion) {
        // A toolkit that reports what it was told: it must not come back as news.
        if forgotten != .follow { motion.report(fraction: motion.fraction) }
    }

    func settle(_ motion: Motion) {
        guard forgotten != .settle, forgotten != .begin, forgotten != .complete else { return }
        motion.complete()
    }

    func finishNow(_ motion: Motion) -> Bool { canFinishNow }
}
