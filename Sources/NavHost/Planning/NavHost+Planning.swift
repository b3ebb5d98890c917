extension NavHost {
    /// What would become of a request now.
    ///
    /// Pure, as the deciders are that it asks.
    public func verdict(on request: NavRequest) -> Verdict {
        plan(for: request).verdict
    }

    /// What would happen if a request were performed now: verdict, stack, events and motion.
    ///
    /// A presenter is taken to complete what it is given. Deciders are asked, and must change nothing.
    ///
    /// - Complexity: O(*n*) in the length of the stack, besides what the deciders cost.
    public func plan(for request: NavRequest) -> NavPlan {
        rehearse(request, isInteractive: false).plan
    }

    static let deepestRehearsal = 8

    /// The plan, and what the deciders answered while it was made.
    func rehearse(_ request: NavRequest, isInteractive: Bool) -> (plan: NavPlan, poll: Poll?) {
        // A decider that asks for a plan while it is asked for one would never come to an end.
        guard rehearsals < rehearsalLimit else {
            // All others too, up to the outermost: two at each level would double each time.
            rehearsalLimit = 0
            let plan = NavPlan(
                verdict: .refused(.tooDeep), stack: screens.map { ScreenLabel($0) },
                events: [.didRefuse(.tooDeep), .didEnd(.refused(.tooDeep))], motion: .none, direction: .inPlace)
            return (plan, nil)
        }
        rehearsals += 1
        defer {
            rehearsals -= 1
            if rehearsals == 0 { rehearsalLimit = Self.deepestRehearsal }
        }
        var rehearsal = Rehearsal(of: request, on: self, isInteractive: isInteractive)
        return (rehearsal.run(), rehearsal.poll)
    }
}
