/// What came out for a case.
@MainActor struct Row {
    let name: String
    let n: Int
    let unit: String
    let times: Stopwatch.Times
    let target: Target
    let counts: Counts?
    /// Instructions of the subject over those of the reference.
    let instructionRatio: Double?

    init(_ one: Case, _ times: Stopwatch.Times, _ table: CountTable) {
        name = one.name
        n = one.n
        unit = one.subject.unit
        self.times = times
        target = one.target
        counts = table[one.subject]
        instructionRatio = counts.flatMap { subject in
            table[one.reference].map { subject.instructions / $0.instructions }
        }
    }

    /// The ratio that the target is about.
    var ratio: Double? { target.basis == .time ? times.ratio : instructionRatio }

    var isMet: Bool { target.isMet(ratio: ratio, counts) }
}
