/// Something that is done over and over: the subject or the reference of cases.
@MainActor struct Work {
    /// Unique; those of references begin with `floor:`, `closures:` and the like.
    let name: String
    /// What one of its units is: a call, a trip, an entry.
    let unit: String
    /// How many units one round has.
    let unitsPerRound: Int
    /// Whether its own counts may neither rise nor fall, so that a slow floor flatters nobody.
    let isReference: Bool
    /// Sets everything up anew.
    let prepare: @MainActor () -> Rig

    init(
        _ name: String, unit: String, unitsPerRound: Int = 1, isReference: Bool = false,
        prepare: @escaping @MainActor () -> Rig
    ) {
        self.name = name
        self.unit = unit
        self.unitsPerRound = unitsPerRound
        self.isReference = isReference
        self.prepare = prepare
    }
}
