/// A row as JSON: every key is always there, null where nothing is known or wanted.
struct RowLine: Encodable {
    private enum CodingKeys: CodingKey {
        case name, n, unit, subject, reference, ratio, target, basis, instructions, locks, allocations, isMet, limits
    }

    let name: String
    let n: Int
    let unit: String
    let subject: Double
    let reference: Double
    let ratio: Double?
    let target: Double?
    let basis: String
    let instructions: Double?
    let locks: Double?
    let allocations: Double?
    let isMet: Bool
    let limits: [String: Double]

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(n, forKey: .n)
        try container.encode(unit, forKey: .unit)
        try container.encode(subject, forKey: .subject)
        try container.encode(reference, forKey: .reference)
        try container.encode(ratio, forKey: .ratio)
        try container.encode(target, forKey: .target)
        try container.encode(basis, forKey: .basis)
        try container.encode(instructions, forKey: .instructions)
        try container.encode(locks, forKey: .locks)
        try container.encode(allocations, forKey: .allocations)
        try container.encode(isMet, forKey: .isMet)
        try container.encode(limits, forKey: .limits)
    }
}
