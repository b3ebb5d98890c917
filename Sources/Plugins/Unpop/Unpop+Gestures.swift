public import NavHost

/// The swipe from the trailing edge, as Safari's way forward.
extension Unpop: GestureClaiming {
    /// Claims a pan from the trailing edge while there is something to bring back.
    public func navHost(_ host: NavHost, claimFor pan: Pan) -> PanAnswer {
        guard host === soleHost, pan.direction == .leading, pan.zone == .edge, canUnpop else { return .pass }
        return .claim(
            GestureClaim(zone: .edge, direction: .leading) { [weak self] in
                guard let self, canUnpop else { return nil }
                return redoRequest()
            })
    }
}
