public import NavHost

/// Swipe down from anywhere to go back to the root, whatever stands above it.
///
/// Proof that a gesture of one's own needs nothing that is not public: a claim, a request, frames and a policy.
/// ```swift
/// let home = host.install(SwipeHome())
/// home.goHome()   // the same by a key, a button or an accessibility action
/// ```
public final class SwipeHome: NavPlugin, GestureClaiming {
    /// How much of the viewport's height the finger goes for the whole way.
    public var reach: Double
    /// Above the swipe back, below redo and pages.
    public let priority: Int
    private weak var host: NavHost?

    /// A swipe home; the arguments are the properties of the same name.
    public init(reach: Double = 0.6, priority: Int = 20) {
        self.reach = reach
        self.priority = priority
    }

    /// Its command needs to know which host is meant.
    public var soleHost: NavHost? { host }

    /// From here on its command works.
    public func didInstall(on host: NavHost) { self.host = host }

    /// From here on its command does nothing.
    public func willUninstall(from host: NavHost) { self.host = nil }

    /// On the root there is nowhere to go: others may have the pan.
    public func navHost(_ host: NavHost, claimFor pan: Pan) -> PanAnswer {
        guard pan.direction == .down, host.count > 1 else { return .pass }
        return .claim(
            GestureClaim(
                zone: .content, direction: .down, length: pan.viewportLength * reach, animator: DropAnimator(),
                policy: .swipeHome
            ) { .popToRoot() })
    }

    /// What the swipe does, for whoever cannot swipe; nil where it is not installed.
    @discardableResult public func goHome(cause: Cause = .key) -> Navigation? {
        host?.popToRoot(cause: cause)
    }
}
