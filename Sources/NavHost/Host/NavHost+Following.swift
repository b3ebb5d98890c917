import DelegateProxy

extension NavHost {
    /// Takes back at once what a finger leads; nothing happens where no finger leads.
    ///
    /// It ends as by ``Interaction/cancel()``. For whoever learns meanwhile that what the finger leads to is gone.
    public func cancelFollowed() {
        if let trip = machine.current { receive(.cancel(id: trip.id, .byCaller)) }
    }

    /// A finger lets go: whether it may go through is asked once more.
    func release(_ navigation: Navigation, finishing isFinishing: Bool) {
        receive(.release(id: navigation.id, finishing: isFinishing && mayCommit(navigation)))
    }

    private func mayCommit(_ navigation: Navigation) -> Bool {
        guard !gates.isEmpty, navigation.state == .following, !navigation.isForced, !navigation.isAdopted
        else { return true }
        return gates.first { $0.navHost(self, mayCommit: navigation) ? nil : () } == nil
    }
}
