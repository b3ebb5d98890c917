import DelegateProxy

extension NavHost {
    /// Takes back what a finger leads, as its ``Interaction/cancel()`` would.
    ///
    /// Nothing happens where no finger leads. For whoever learns meanwhile that what the finger leads to is gone.
    public func cancelFollowed() {
        guard let trip = machine.current, trip.phase == .following else { return }
        receive(.cancel(id: trip.id, .byCaller))
    }

    /// A finger lets go: whether it may go through is asked once more.
    func release(_ navigation: Navigation, finishing isFinishing: Bool) {
        receive(.release(id: navigation.id, finishing: isFinishing && mayCommit(navigation)))
    }

    /// Whether a swipe that stands still while a question is open may still go through: time has passed.
    func maySettle(_ id: Int) -> Bool {
        guard let asking = machine.asking, asking.id == id, asking.isHeld, let navigation = navigation(id)
        else { return true }
        return mayCommit(navigation)
    }

    private func mayCommit(_ navigation: Navigation) -> Bool {
        guard !gates.isEmpty, navigation.state == .following, !navigation.isForced, !navigation.isAdopted
        else { return true }
        // Gates that release what they are asked about are cut off: who was not asked has not agreed.
        let isCutOff = gates.isCutOff
        let refusal: Void? = gates.first { $0.navHost(self, mayCommit: navigation) ? nil : () }
        return refusal == nil && !isCutOff
    }
}
