/// The one gesture that is under way: fixed when it begins, whoever comes or goes meanwhile.
@MainActor struct Gesture {
    let id: Int
    let navigation: Navigation
    let direction: PanDirection
    let layout: LayoutDirection
    let length: Double
    let policy: CommitPolicy
    /// Whether it is held back by an open question.
    let isHeld: Bool
    /// How far the finger is from where it went down, as far as it told something that makes sense.
    private(set) var translation = NavPoint.zero

    init(
        id: Int, _ navigation: Navigation, _ claim: GestureClaim, policy: CommitPolicy, in event: PanEvent, isHeld: Bool
    ) {
        self.id = id
        self.navigation = navigation
        self.policy = policy
        self.isHeld = isHeld
        direction = claim.direction
        layout = event.layoutDirection
        let whole = claim.direction.isHorizontal ? event.viewport.width : event.viewport.height
        length = max(claim.length.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? whole, 1)
    }

    mutating func move(to translation: NavPoint) {
        if translation.isFinite { self.translation = translation }
    }

    /// How the finger lets go.
    func release(at velocity: NavPoint) -> CommitPolicy.Release {
        CommitPolicy.Release(
            fraction: share, velocity: velocity.isFinite ? direction.length(of: velocity, layout) : 0, length: length)
    }

    /// How far the finger has come, 0…1.
    private var share: Double { min(max(direction.length(of: translation, layout) / length, 0), 1) }

    /// How far it has led the screen, 0…1.
    var fraction: Double { isHeld ? Self.resisted(share) : share }

    /// The navigation and how far it is led; nil once the finger leads it no more.
    var led: (id: Int, fraction: Double)? {
        if case .following = navigation.phase { (navigation.id, fraction) } else { nil }
    }

    /// A held screen follows less and less, and never further than this part of the way.
    static let reach = 0.3

    /// The resistance of UIScrollView's bounce, whose constant is 0.55.
    static func resisted(_ fraction: Double) -> Double {
        (1 - 1 / (fraction * 0.55 / reach + 1)) * reach
    }
}
