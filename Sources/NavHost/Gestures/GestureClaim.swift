/// What a plugin would do with a pan.
public struct GestureClaim {
    /// Where it has to begin; one on the content holds in the edge band too, behind claims on the edge.
    public var zone: Pan.Zone
    /// Which way it has to go.
    public var direction: PanDirection
    /// Among claims in the same zone the higher wins; nil takes the plugin's own.
    public var priority: Int?
    /// How far the finger goes from 0 to 1, in points; nil takes the viewport's length.
    public var length: Double?
    /// How the screens change places; nil leaves that to the host's plugins.
    public var animator: (any TransitionAnimator)?
    /// When a release goes through; nil takes ``NavHost/commitPolicy``.
    public var policy: CommitPolicy?
    /// What the pan leads, asked once, when the claim has won; nil refuses the pan.
    public var request: @MainActor () -> NavRequest?

    /// Claims a pan.
    public init(
        zone: Pan.Zone, direction: PanDirection, priority: Int? = nil, length: Double? = nil,
        animator: (any TransitionAnimator)? = nil, policy: CommitPolicy? = nil,
        request: @escaping @MainActor () -> NavRequest?
    ) {
        self.zone = zone
        self.direction = direction
        self.priority = priority
        self.length = length
        self.animator = animator
        self.policy = policy
        self.request = request
    }
}
