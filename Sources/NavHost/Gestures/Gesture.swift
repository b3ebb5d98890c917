/// The one gesture that is under way: fixed when it begins, whoever comes or goes meanwhile.
struct Gesture {
    let id: Int
    let navigation: Navigation
    let direction: PanDirection
    let layout: LayoutDirection
    let length: Double
    let policy: CommitPolicy
    /// Whether it is held back by an open question.
    let isHeld: Bool

    /// How far a finger has led it, 0…1.
    func fraction(_ translation: NavPoint) -> Double {
        let fraction = min(max(direction.length(of: translation, layout) / length, 0), 1)
        return isHeld ? Self.resisted(fraction) : fraction
    }

    /// A held screen follows less and less, and never further than this part of the way.
    static let reach = 0.3

    /// The resistance of UIScrollView's bounce, whose constant is 0.55.
    static func resisted(_ fraction: Double) -> Double {
        (1 - 1 / (fraction * 0.55 / reach + 1)) * reach
    }
}

/// What was found out about a pan before it began. It is kept, so that nobody is asked twice.
struct PanJudgement {
    let gesture: Int
    let version: Int
    let explanation: PanExplanation
    var claim: GestureClaim?
    var claimer: (any GestureClaiming)?
    var request: NavRequest?
    var poll: Poll?
}
