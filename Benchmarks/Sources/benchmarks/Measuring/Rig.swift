/// A work that is set up.
@MainActor struct Rig {
    /// Does a number of rounds.
    let run: (_ rounds: Int) -> Void
    /// How often somebody heard something, in all.
    let heard: () -> Int
    /// How often that must be in a round: what nobody hears would be found too cheap.
    let heardPerRound: Int
}
