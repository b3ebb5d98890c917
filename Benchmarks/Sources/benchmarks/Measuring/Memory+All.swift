import Callees
import NavHost
import Unpop

extension Memory {
    private static let sizes = [100, 10_000, 1_000_000]

    /// Everything of which there can be many.
    ///
    /// A host looks at all its plugins when one is installed: a million would take hours, and nobody has them.
    static var all: [Memory] {
        [
            Memory(name: "entry on the stack, without its screen", sizes: sizes, make: entries),
            Memory(name: "navigation that has ended and is kept", sizes: sizes, make: navigations),
            Memory(name: "parked entry, without its screen", sizes: sizes, make: parked),
            Memory(name: "installed plugin that observes, without itself", sizes: [100, 1000], make: plugins),
            Memory(name: "host with its root", sizes: [100, 10_000], make: hosts),
            Memory(name: "host with the three plugins", sizes: [100, 10_000], make: hostsWithPlugins),
        ]
    }

    private static func entries(_ n: Int, _ begin: () -> Void) -> AnyObject {
        let host = NavHost(root: Screen())
        let screens = (0..<n).map { _ in Screen() }
        begin()
        host.set(screens)
        return host
    }

    private static func navigations(_ n: Int, _ begin: () -> Void) -> AnyObject {
        let host = NavHost(root: Screen())
        let screen = Screen()
        begin()
        return Kept((0..<n).map { $0.isMultiple(of: 2) ? host.push(screen) : host.pop() }, host)
    }

    private static func parked(_ n: Int, _ begin: () -> Void) -> AnyObject {
        let host = NavHost(root: Screen())
        host.install(Unpop(depth: n))
        let screens = (0..<n).map { _ in Screen() }
        begin()
        host.perform(.push(screens.map { StackEntry($0) }))
        host.popToRoot()
        return host
    }

    private static func plugins(_ n: Int, _ begin: () -> Void) -> AnyObject {
        let host = NavHost(root: Screen())
        let watchers = (0..<n).map { _ in Watcher() }
        begin()
        for watcher in watchers { host.install(watcher) }
        return host
    }

    private static func hosts(_ n: Int, _ begin: () -> Void) -> AnyObject {
        begin()
        return Kept((0..<n).map { _ in NavHost(root: Screen()) })
    }

    private static func hostsWithPlugins(_ n: Int, _ begin: () -> Void) -> AnyObject {
        begin()
        return Kept((0..<n).map { _ in NavHost.withPlugins() })
    }
}

/// Holds what is being weighed.
private final class Kept {
    private let objects: Any

    init(_ objects: Any...) {
        self.objects = objects
    }
}
