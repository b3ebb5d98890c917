import BoardingPager
import NavHost
import PopGuard
import Unpop

/// A screen that every plugin may ask, with answers that can be changed.
@MainActor class Spot: PopGuarded, ForwardLocking, UnpopDeciding, CustomStringConvertible {
    let name: String
    var leaving = GuardAnswer.allow
    var isForwardLocked = false
    var allowsUnpop = true

    init(_ name: String) {
        self.name = name
    }

    nonisolated var description: String { name }

    func guardAnswer(onLeaving navigation: Navigation) -> GuardAnswer { leaving }
}

/// A page that has no way back.
final class OneWay: Spot, BoardingPage {
    var previousPage: PageAnswer { .none }
}

/// A page whose next one seals the series.
final class Sealing: Spot, BoardingPage {
    let next = Spot("Z")
    var nextPage: PageAnswer { .screen(next, sealsSeries: true) }
}
