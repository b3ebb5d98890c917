/// A row of the table: a work beside a reference, and what it may cost.
@MainActor struct Case {
    let name: String
    /// How many delegates, entries or screens there are.
    let n: Int
    let subject: Work
    let reference: Work
    let target: Target

    init(_ name: String, n: Int, _ subject: Work, against reference: Work, _ target: Target = Target()) {
        self.name = name
        self.n = n
        self.subject = subject
        self.reference = reference
        self.target = target
    }
}
