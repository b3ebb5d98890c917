/// The swipe back: from the leading edge always, from the content where nothing under the finger wants the pan.
///
/// Every host has one from the start; uninstall it to be without.
public final class PanToPop: NavPlugin, GestureClaiming {
    /// Whether a pan from the content goes back, as in Instagram or Telegram.
    ///
    /// A screen may say otherwise.
    public var allowsContentPans: Bool
    /// When a release goes through; nil takes ``NavHost/commitPolicy``.
    public var policy: CommitPolicy?

    /// A swipe back; the arguments are the properties of the same name.
    public init(allowsContentPans: Bool = true, policy: CommitPolicy? = nil) {
        self.allowsContentPans = allowsContentPans
        self.policy = policy
    }

    /// Claims what goes back, from the edge and, where that is allowed, from the content.
    public func navHost(_ host: NavHost, claimFor pan: Pan) -> PanAnswer {
        guard pan.direction == .trailing else { return .pass }
        let screen = host.top as? any PanConfiguring
        guard pan.zone == .edge || screen?.allowsContentPans ?? allowsContentPans else { return .pass }
        return .claim(
            GestureClaim(zone: pan.zone, direction: .trailing, policy: policy) { .pop() })
    }
}
