public import NavHost

/// Pages by a swipe from anywhere: towards the leading side to the next page, towards the trailing side to the
/// previous.
extension BoardingPager: GestureClaiming {
    /// Claims in the zone where the finger went down, so that no claim on the edge takes a page away.
    ///
    /// The page shown is asked once for each finger. A way that the page closes is kept from everybody of equal or
    /// lower priority; where the series just ends, others may have the pan.
    public func navHost(_ host: NavHost, claimFor pan: Pan) -> PanAnswer {
        guard allowsGestures, host === soleHost, let direction = PageDirection(pan.direction) else { return .pass }
        switch step(direction, cause: .gesture) {
        case .closed: return .block(reason: "the page has no \(direction) page")
        case .nothing: return .pass
        case .invalid(let diagnostic):
            host.report(diagnostic)
            return .pass
        case .request(let request):
            return .claim(
                GestureClaim(zone: pan.zone, direction: pan.direction, policy: .boardingPass) { request })
        }
    }
}

/// Pages slide side by side, however they are asked for.
extension BoardingPager: AnimatorProviding {
    /// ``animator`` between two pages, else no opinion.
    public func navHost(_ host: NavHost, animatorFor navigation: Navigation) -> (any TransitionAnimator)? {
        isPage(navigation.from) && isPage(navigation.to) ? animator : nil
    }
}

extension PageDirection {
    init?(_ direction: PanDirection) {
        switch direction {
        case .leading: self = .next
        case .trailing: self = .previous
        case .up, .down: return nil
        }
    }
}
