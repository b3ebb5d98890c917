extension NavHost {
    /// What would become of a request now. Pure, as the deciders are that it asks.
    public func verdict(on request: NavRequest) -> Verdict {
        plan(for: request).verdict
    }

    /// What would happen if a request were performed now: verdict, stack, events and motion.
    ///
    /// A presenter is taken to complete what it is given. Deciders are asked, and must change nothing. O(*n*).
    public func plan(for request: NavRequest) -> NavPlan {
        // A decider that asks for a plan while it is asked for one would never come to an end.
        guard rehearsals < Self.depthLimit else {
            return NavPlan(
                verdict: .refused(.tooDeep), stack: screens.map { ScreenLabel($0) },
                events: [.didRefuse(.tooDeep), .didEnd(.refused(.tooDeep))], motion: .none, direction: .inPlace)
        }
        rehearsals += 1
        defer { rehearsals -= 1 }
        var rehearsal = Rehearsal(of: request, on: self)
        return rehearsal.run()
    }
}
