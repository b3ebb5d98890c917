package import NavHost

/// A presenter that answers `finishNow` as it was prepared to, and records what it was told.
///
/// ``leftovers`` names answers that nobody asked for, calls it had no answer to, and a motion that still runs.
@MainActor package final class AnsweringPresenter: NavPresenter, LeftoverChecking {
    /// What it was told: `begin B`, `follow B 0.4`, `settle B finishing`, `finishNow B`, in order.
    package private(set) var calls: [String] = []
    /// The animated motion that was begun and has not ended.
    package private(set) var motion: Motion?
    private var answers: [Bool]
    private var surprises: [String] = []

    /// - Parameter answers: what `finishNow` answers, call by call.
    package init(finishNow answers: Bool...) {
        self.answers = answers
    }

    /// Ends what moves; without a motion, that is a leftover.
    package func complete() {
        guard let motion else { return surprises.append("nothing moves that could be completed") }
        self.motion = nil
        motion.complete()
    }

    package var leftovers: [String] {
        surprises
            + answers.map { "nobody asked to finish now, which was to be answered with \($0)" }
            + (motion.map { $0.navigation.end == nil ? ["a \($0.navigation.operation) still moves"] : [] } ?? [])
    }

    package func begin(_ motion: Motion) {
        calls.append("begin \(label(motion.to))")
        self.motion = motion.isAnimated ? motion : nil
    }

    package func follow(_ motion: Motion) {
        calls.append("follow \(label(motion.to)) \(motion.fraction)")
    }

    package func settle(_ motion: Motion) {
        calls.append("settle \(label(motion.to)) \(motion.isFinishing ? "finishing" : "returning")")
    }

    package func finishNow(_ motion: Motion) -> Bool {
        calls.append("finishNow \(label(motion.to))")
        guard !answers.isEmpty else {
            surprises.append("no answer is left to finishing \(motion.navigation.operation) now")
            return true
        }
        let answer = answers.removeFirst()
        if answer { self.motion = nil }
        return answer
    }
}
