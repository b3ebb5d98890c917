extension Case {
    /// Whole navigations, and those that never begin.
    static var trips: [Case] {
        [
            Case(
                "trip/floor", n: 10, .trip("trip", depth: 10), against: .tripFloor,
                .instructions(0...6, allocations: 6)),
            Case(
                "refused-pop/trip-floor", n: 1, .refusal, against: .tripFloor,
                Target(instructions: 2500, allocations: 1)),
            Case(
                "trip-among-idle-plugins/trip", n: 8, .trip("trip-idle", depth: 10, idlers: 8),
                against: .trip("trip", depth: 10), .instructions(0...1.02)),
        ]
    }

    /// A push and a pop far up against a push and a pop near the root.
    static func depth(_ n: Int) -> Case {
        Case(
            "trip-at-depth-\(n)/trip-at-depth-10", n: n, .trip("trip-at-depth-\(n)", depth: n),
            against: .trip("trip", depth: 10), .instructions(0.9...1.1))
    }
}
