import BoardingPager
import NavHost
import Unpop

/// A screen: any class will do, and a description is what this program prints of it.
final class Page: NavScreen, CustomStringConvertible {
    nonisolated let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// A plugin of one's own: it hears what the host does, and asks for nothing.
final class Trail: NavPlugin, NavObserving {
    func navHost(_ host: NavHost, didShow navigation: Navigation) {
        print("\(navigation.operation): \(host.screens.map { "\($0)" }.joined(separator: " › "))")
    }

    func navHost(_ host: NavHost, didRefuse navigation: Navigation, because refusal: Refusal) {
        print("\(navigation.operation) refused: \(refusal)")
    }
}

let host = NavHost(root: Page("Home"))
let tour = [Page("Hello"), Page("How it works"), Page("Ready")]
let pager = host.install(BoardingPager(tour))
let unpop = host.install(Unpop(depth: 5))
host.install(Trail())

host.push(tour[0])
pager.goNext()
pager.goNext()
pager.goPrevious()

host.popToRoot()
print("can redo: \(unpop.canUnpop)")
unpop.unpop()

// Bad input is answered, never a trap: this screen is there already, and the root stays.
host.push(tour[0])
host.popToRoot()
host.pop()
