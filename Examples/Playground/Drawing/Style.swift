/// How a cell looks, apart from what stands in it.
struct Style: Hashable {
    /// What a terminal without colours can do, too.
    struct Traits: OptionSet, Hashable {
        let rawValue: UInt8
        static let bold = Traits(rawValue: 1)
        static let faint = Traits(rawValue: 2)
        static let underlined = Traits(rawValue: 4)
        static let reversed = Traits(rawValue: 8)
    }

    var ink: Colour
    var paper: Colour
    var traits: Traits = []

    /// The same with other traits.
    func with(_ traits: Traits) -> Style {
        Style(ink: ink, paper: paper, traits: traits)
    }

    /// The same with another ink.
    func inked(_ ink: Colour) -> Style {
        Style(ink: ink, paper: paper, traits: traits)
    }

    /// As seen under a veil.
    ///
    /// - Parameter darkness: 0 none, 1 black.
    func dimmed(_ darkness: Double) -> Style {
        guard darkness > 0 else { return self }
        var dimmed = Style(
            ink: ink.mixed(with: .black, darkness), paper: paper.mixed(with: .black, darkness), traits: traits)
        if darkness > 0.05 { dimmed.traits.remove(.bold) }
        return dimmed
    }
}
