public import NavHost

/// What may be left at once, and undone for a while.
extension PopGuard: NavObserving {
    /// Parks what was left and makes the offer.
    ///
    /// Screens are asked once more: between the question and the commit a finger may have taken its time.
    public func navHost(_ host: NavHost, didChangeStack navigation: Navigation) {
        guard canShowOffer(of: navigation), !navigation.isForced, minds(navigation) else { return }
        let change = navigation.change
        guard let top = change.removed.first, let best = longestOffer(navigation),
            host.plugin(conformingTo: (any EntryParking).self)?
                .navHost(host, park: change.removed, for: best.window) == true
        else { return }
        let offer = UndoOffer(best.screen, top: top, window: best.window, on: host, by: self)
        offers.append(offer)
        onOffer?(offer)
    }

    /// Whoever kept what was offered may have let go of it.
    public func navHost(_ host: NavHost, didEnd navigation: Navigation, with result: NavResult) {
        closeOffers(on: host) { $0.closeIfPast() }
    }

    private func longestOffer(_ navigation: Navigation) -> (screen: any NavScreen, window: Duration)? {
        var best: (screen: any NavScreen, window: Duration)?
        for entry in unconfirmed(navigation) {
            guard case .offerUndo(let window) = answer(about: entry.screen, navigation) else { continue }
            if best.map({ $0.window < window }) ?? true { best = (entry.screen, window) }
        }
        return best
    }
}

extension PopGuard: HostLifeObserving {
    /// Time went on meanwhile.
    public func navHost(_ host: NavHost, didResumeAfter pause: Duration) {
        closeOffers(on: host) { $0.closeIfPast() }
    }

    /// What was parked may be gone.
    public func navHostDidReceiveMemoryPressure(_ host: NavHost) {
        closeOffers(on: host) { $0.closeIfPast() }
    }

    /// Its offers are over.
    public func willUninstall(from host: NavHost) {
        closeOffers(on: host) { $0.close() }
    }
}

/// What could be parked when the finger went down may not fit any more when it lets go.
extension PopGuard: CommitGating {
    /// Whether what it offers to undo can still be parked.
    public func navHost(_ host: NavHost, mayCommit navigation: Navigation) -> Bool {
        guard minds(navigation), canShowOffer(of: navigation), longestOffer(navigation) != nil else { return true }
        return canPark(navigation, on: host)
    }
}

extension PopGuard {
    /// Whether all that a navigation removes could be undone.
    func canOffer(_ navigation: Navigation, on host: NavHost) -> Bool {
        canShowOffer(of: navigation) && canPark(navigation, on: host)
    }

    func forget(_ offer: UndoOffer) {
        offers.removeAll { $0 === offer }
    }

    private func canShowOffer(of navigation: Navigation) -> Bool {
        onOffer != nil && !navigation.isFinal && !navigation.isAdopted
    }

    private func canPark(_ navigation: Navigation, on host: NavHost) -> Bool {
        host.plugin(conformingTo: (any EntryParking).self)?
            .navHost(host, canPark: navigation.change.removed) ?? false
    }

    private func closeOffers(on host: NavHost, _ close: (UndoOffer) -> Void) {
        guard !offers.isEmpty else { return }
        for offer in offers where offer.isOn(host) { close(offer) }
    }
}
