import NavHost

/// A screen with a say in the swipes over it.
@MainActor final class BandedPage: PanConfiguring, CustomStringConvertible {
    nonisolated let description: String
    var edgeBand: EdgeBand?
    var allowsContentPans: Bool?

    init(_ name: String, edgeBand: EdgeBand? = nil, allowsContentPans: Bool? = nil) {
        description = name
        self.edgeBand = edgeBand
        self.allowsContentPans = allowsContentPans
    }
}
