import NavHost
import TestSupport

/// A plugin or delegate that comes and goes, and reacts to everything.
@MainActor final class Visitor: NavPlugin, NavObserving, HostLifeObserving, NavDeciding, CommandProviding {
    let name: String
    let priority: Int
    private weak var world: World?

    init(_ name: String, priority: Int, _ world: World) {
        self.name = name
        self.priority = priority
        self.world = world
    }

    func didInstall(on host: NavHost) { world?.react("didInstall") }
    func willUninstall(from host: NavHost) { world?.react("willUninstall") }

    func navHost(_ host: NavHost, didChangeStack navigation: Navigation) { world?.react("didChangeStack") }
    func navHost(_ host: NavHost, willShow navigation: Navigation) { world?.react("willShow") }
    func navHost(_ host: NavHost, didMove navigation: Navigation) { world?.react("didMove") }
    func navHost(_ host: NavHost, didRelease navigation: Navigation, finishing: Bool) { world?.react("didRelease") }
    func navHost(_ host: NavHost, didShow navigation: Navigation) { world?.react("didShow") }
    func navHost(_ host: NavHost, didCancel navigation: Navigation, because cancellation: Cancellation) {
        world?.react("didCancel")
    }
    func navHost(_ host: NavHost, didRefuse navigation: Navigation, because refusal: Refusal) {
        world?.react("didRefuse")
    }
    func navHost(_ host: NavHost, didEnd navigation: Navigation, with result: NavResult) { world?.react("didEnd") }
    func navHost(_ host: NavHost, didChangeBars bars: Bars) { world?.react("didChangeBars") }

    func navHost(_ host: NavHost, didAttach stack: [StackEntry]) { world?.react("didAttach") }
    func navHostDidSuspend(_ host: NavHost) { world?.react("didSuspend") }
    func navHost(_ host: NavHost, didResumeAfter pause: Duration) { world?.react("didResume") }
    func navHostDidReceiveMemoryPressure(_ host: NavHost) { world?.react("memory pressure") }
    func navHostDidEnd(_ host: NavHost) { world?.react("hostDidEnd") }

    func navHost(_ host: NavHost, decisionOn navigation: Navigation) -> Decision? {
        guard let world else { return nil }
        world.react("decider")
        return world.decision(world.rule)
    }

    func navHost(_ host: NavHost, requestFor command: NavCommand) -> NavRequest? {
        world?.commandRequest()
    }
}
