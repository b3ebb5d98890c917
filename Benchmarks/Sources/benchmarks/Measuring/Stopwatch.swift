/// Compares two works in one process: repetitions take turns, and the medians count.
@MainActor struct Stopwatch {
    /// How long one repetition should take: looking at the clock does not matter, and what else the machine does hits
    /// few of them.
    private static let repetition = Duration.microseconds(500)
    private static let mostRepetitions = 151
    /// How long a case may take in all, about.
    private static let patience = Duration.milliseconds(400)
    private static let clock = ContinuousClock()

    /// The nanoseconds that one unit takes.
    struct Times {
        let subject: Double
        let reference: Double
        /// The median of the ratios of neighbours: while another program has the machine, both are slow.
        let ratio: Double
    }

    func compare(_ subject: Work, with reference: Work) -> Times {
        var subject = Timed(subject)
        var reference = Timed(reference)
        let start = Self.clock.now
        var repetitions = 0
        while repetitions < 3
            || repetitions < Self.mostRepetitions && start.duration(to: Self.clock.now) < Self.patience
        {
            // Each goes first in turn: what one leaves in the caches helps neither.
            if repetitions.isMultiple(of: 2) {
                subject.repeatOnce()
                reference.repeatOnce()
            } else {
                reference.repeatOnce()
                subject.repeatOnce()
            }
            repetitions += 1
        }
        let (times, others) = (subject.finish(), reference.finish())
        return Times(
            subject: times.median, reference: others.median, ratio: zip(times, others).map { $0 / $1 }.median)
    }

    @MainActor private struct Timed {
        private let work: Work
        private let rig: Rig
        private var roundsPerRepetition: Int
        private var rounds = 0
        private var durations: [Duration] = []

        init(_ work: Work) {
            self.work = work
            rig = work.prepare()
            rig.run(1)
            rounds = 1
            roundsPerRepetition = 1
            while measure() < Stopwatch.repetition { roundsPerRepetition *= 2 }
        }

        mutating func repeatOnce() {
            durations.append(measure())
        }

        private mutating func measure() -> Duration {
            rounds += roundsPerRepetition
            return Stopwatch.clock.measure { rig.run(roundsPerRepetition) }
        }

        /// The nanoseconds of a unit, repetition by repetition.
        func finish() -> [Double] {
            rig.check(rounds: rounds, of: work)
            return durations.map { $0 / .nanoseconds(1) / Double(roundsPerRepetition * work.unitsPerRound) }
        }
    }
}

extension Rig {
    /// Stops everything where somebody did not hear what was said.
    func check(rounds: Int, of work: Work) {
        let (heard, expected) = (heard(), rounds * heardPerRound)
        precondition(heard == expected, "\(work.name): \(heard) were heard of \(expected) in \(rounds) rounds")
    }
}

extension [Double] {
    fileprivate var median: Double { sorted()[count / 2] }
}
