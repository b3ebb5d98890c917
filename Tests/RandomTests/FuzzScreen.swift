import NavHost
import TestSupport

/// A screen that tells its world of its appearance, and decides as the world says.
@MainActor final class FuzzScreen: AppearanceObserving, ScreenDeciding, CustomStringConvertible {
    let name: String
    private weak var world: World?

    init(_ name: String, _ world: World?) {
        self.name = name
        self.world = world
        world?.leaks.track(self, as: name)
    }

    nonisolated var description: String { name }

    func screenWillAppear(on host: NavHost) { world?.hear(.willAppear, by: self, host) }
    func screenDidAppear(on host: NavHost) { world?.hear(.didAppear, by: self, host) }
    func screenWillDisappear(from host: NavHost) { world?.hear(.willDisappear, by: self, host) }
    func screenDidDisappear(from host: NavHost) { world?.hear(.didDisappear, by: self, host) }

    func navHost(_ host: NavHost, decisionOnLeaving navigation: Navigation) -> Decision? {
        guard let world else { return nil }
        world.react("screen decides")
        return world.decision(world.screenRule)
    }
}
