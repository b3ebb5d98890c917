package import NavHost

/// A plugin that counts what it hears.
package final class Watcher: NavPlugin, NavObserving {
    private let tally = Tally()

    package var moves: Int { tally.count }

    package init() {}

    package func navHost(_ host: NavHost, didMove navigation: Navigation) { tally.add(1) }
}
