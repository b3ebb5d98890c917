/// What a plugin would do with a pan.
public struct GestureClaim {
    public var zone: Pan.Zone
    public var direction: PanDirection
    /// Among claims in the same zone the higher wins; nil takes the plugin's own.
    public var priority: Int?
    /// How far the finger goes from 0 to 1, in points; nil takes the viewport's length.
    public var length: Double?
    public var animator: (any TransitionAnimator)?
    public var policy: CommitPolicy?
    /// What the pan leads, asked once, when the claim has won; nil refuses the pan.
    public var request: @MainActor () -> NavRequest?

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
