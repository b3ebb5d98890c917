import BoardingPager
import NavHost
import PopGuard
import TestSupport
import Unpop

/// A screen of a crowd: it answers what its crowd rolls, and tells it of everything.
@MainActor
class Passenger: AppearanceObserving, PopGuarded, ForwardLocking, UnpopDeciding, ParkingObserving,
    CustomStringConvertible
{
    let name: String
    fileprivate weak var crowd: Crowd?
    var leaving = GuardAnswer.allow
    var isForwardLocked = false
    var allowsUnpop = true
    /// Whether it has heard that it is parked, and nothing since.
    private(set) var isParked = false

    init(_ name: String, _ crowd: Crowd) {
        self.name = name
        self.crowd = crowd
    }

    nonisolated var description: String { name }

    func guardAnswer(onLeaving navigation: Navigation) -> GuardAnswer { leaving }

    func screenWasParked(on host: NavHost) {
        if isParked { crowd?.fail("\(name) was parked twice") }
        isParked = true
        crowd?.react("\(name) parked")
    }

    func screenWasRestored(on host: NavHost, age: Duration) {
        if !isParked { crowd?.fail("\(name) was restored and had not been parked") }
        isParked = false
        crowd?.react("\(name) restored")
    }

    func screenWasDiscarded(because reason: DiscardReason) {
        if !isParked { crowd?.fail("\(name) was discarded and had not been parked") }
        isParked = false
        crowd?.react("\(name) discarded \(reason)")
    }

    func screenWillAppear(on host: NavHost) { crowd?.hear(.willAppear, by: self, host) }
    func screenDidAppear(on host: NavHost) { crowd?.hear(.didAppear, by: self, host) }
    func screenWillDisappear(from host: NavHost) { crowd?.hear(.willDisappear, by: self, host) }
    func screenDidDisappear(from host: NavHost) { crowd?.hear(.didDisappear, by: self, host) }
}

/// One that names its neighbours itself, new ones each time it is asked.
final class Speaker: Passenger, BoardingPage {
    var nextPage: PageAnswer { answer }
    var previousPage: PageAnswer { answer }

    private var answer: PageAnswer {
        guard let crowd else { return .series }
        switch crowd.dice.below(6) {
        case 0: return .none
        case 1: return .screen(crowd.makeScreen())
        case 2: return .screen(crowd.makeScreen(), sealsSeries: true)
        case 3: return crowd.anyScreen().map { .screen($0) } ?? .series
        default: return .series
        }
    }
}
