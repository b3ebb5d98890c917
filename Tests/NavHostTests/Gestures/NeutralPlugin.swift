import NavHost

/// Implements every hook there is and has no opinion in any: its presence must change nothing.
@MainActor
final class NeutralPlugin: NavPlugin, NavObserving, BackObserving, HostLifeObserving, NavDeciding, CommitGating,
    GestureClaiming, CommandProviding, AnimatorProviding, EntryParking
{
    let name: String
    let priority: Int

    init(_ name: String = "Neutral", priority: Int = 0) {
        self.name = name
        self.priority = priority
    }

    var soleHost: NavHost? { nil }
    func didInstall(on host: NavHost) {}
    func willUninstall(from host: NavHost) {}

    func navHost(_ host: NavHost, didChangeStack navigation: Navigation) {}
    func navHost(_ host: NavHost, willShow navigation: Navigation) {}
    func navHost(_ host: NavHost, didMove navigation: Navigation) {}
    func navHost(_ host: NavHost, didRelease navigation: Navigation, finishing: Bool) {}
    func navHost(_ host: NavHost, didShow navigation: Navigation) {}
    func navHost(_ host: NavHost, didCancel navigation: Navigation, because cancellation: Cancellation) {}
    func navHost(_ host: NavHost, didRefuse navigation: Navigation, because refusal: Refusal) {}
    func navHost(_ host: NavHost, didEnd navigation: Navigation, with result: NavResult) {}
    func navHost(_ host: NavHost, didChangeBars bars: Bars) {}
    func navHost(_ host: NavHost, didChangeCanGoBack canGoBack: Bool) {}

    func navHost(_ host: NavHost, didAttach stack: [StackEntry]) {}
    func navHostDidSuspend(_ host: NavHost) {}
    func navHost(_ host: NavHost, didResumeAfter pause: Duration) {}
    func navHostDidReceiveMemoryPressure(_ host: NavHost) {}
    func navHostDidEnd(_ host: NavHost) {}

    func navHost(_ host: NavHost, decisionOn navigation: Navigation) -> Decision? { nil }
    func navHost(_ host: NavHost, mayCommit navigation: Navigation) -> Bool { true }
    func navHost(_ host: NavHost, claimFor pan: Pan) -> PanAnswer { .pass }
    func navHost(_ host: NavHost, requestFor command: NavCommand) -> NavRequest? { nil }
    func navHost(_ host: NavHost, animatorFor navigation: Navigation) -> (any TransitionAnimator)? { nil }
    func navHost(_ host: NavHost, canPark entries: StackEntries) -> Bool { false }
    func navHost(_ host: NavHost, park entries: StackEntries, for window: Duration?) -> Bool { false }
    func navHost(_ host: NavHost, requestToRestore entry: StackEntry) -> NavRequest? { nil }
}
