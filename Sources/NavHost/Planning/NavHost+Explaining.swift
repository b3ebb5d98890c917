public import DelegateProxy

extension NavHost {
    /// Who is asked about a request, what each says, and whose word counts.
    ///
    /// Pure, as the deciders are.
    public func explain(_ request: NavRequest) -> DecisionExplanation {
        let rehearsal = rehearse(request, isInteractive: false)
        return DecisionExplanation(
            verdict: rehearsal.plan.verdict, notes: rehearsal.poll?.notes ?? [], poll: rehearsal.poll)
    }

    /// Who says what a command means, and who is shadowed by an earlier answer.
    public func explain(_ command: NavCommand) -> DelegateExplanation<NavRequest> {
        commandProviders.explain { $0.navHost(self, requestFor: command) }
    }

    /// Whose animator a navigation gets, and who is shadowed.
    public func explainAnimator(for navigation: Navigation) -> DelegateExplanation<any TransitionAnimator> {
        animatorProviders.explain { $0.navHost(self, animatorFor: navigation) }
    }

    /// Who is called for a capability, the first to hear first.
    public func explain(_ capability: NavCapability) -> DelegateExplanation<Never> {
        switch capability {
        case .navObserving: observers.explain()
        case .hostLifeObserving: lifeObservers.explain()
        case .navDeciding: deciders.explain()
        case .commitGating: gates.explain()
        case .backObserving: backObservers.explain()
        case .gestureClaiming: claimers.explain()
        case .commandProviding: commandProviders.explain()
        case .animatorProviding: animatorProviders.explain()
        case .entryParking: parkers.explain()
        }
    }
}
