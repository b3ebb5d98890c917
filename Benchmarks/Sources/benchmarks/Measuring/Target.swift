/// What a case may cost; nil is no limit.
struct Target {
    /// What the ratio of a case compares.
    enum Basis: String {
        case time, instructions
    }

    /// Of time, or of instructions, which are the same in every run.
    var basis = Basis.time
    /// Subject over reference.
    var ratio: ClosedRange<Double>?
    /// Per unit of the subject.
    var instructions: Double?
    var locks: Double?
    var allocations: Double?

    static func time(_ ratio: Double, instructions: Double? = nil, locks: Double? = nil) -> Target {
        Target(ratio: 0...ratio, instructions: instructions, locks: locks, allocations: 0)
    }

    static func instructions(_ ratio: ClosedRange<Double>, allocations: Double? = nil) -> Target {
        Target(basis: .instructions, ratio: ratio, allocations: allocations)
    }

    /// Whether everything that is known stays within its limit.
    func isMet(ratio measured: Double?, _ counts: Counts?) -> Bool {
        let pairs = [
            (instructions, counts?.instructions), (locks, counts?.locks), (allocations, counts?.allocations),
        ]
        if let ratio, let measured, !ratio.contains(measured) { return false }
        return pairs.allSatisfy { limit, count in
            guard let limit, let count else { return true }
            return count <= limit
        }
    }
}
