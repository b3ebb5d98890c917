/// What is still to be told, or done once that has been told, in the order in which it came up.
@MainActor struct Telling {
    enum Item {
        case event(BoardingEvent)
        case work(@MainActor () -> Void)
    }

    /// More than this in one go answers itself without end.
    static let limit = 4_096

    var items: [Item] = []
    /// How many have been taken since there was nothing to tell.
    var count = 0
    /// Whether observers are being told: what they cause meanwhile waits.
    var isUnderWay = false
}
