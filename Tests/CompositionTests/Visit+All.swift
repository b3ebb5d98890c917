extension Visit {
    /// The fixed set.
    static let all = plain + fingers + pages + guarded + together + life
}
