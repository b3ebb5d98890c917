import BoardingPager
import NavHost
import PopGuard
import TestSupport
import Unpop

/// A host over the home screen "H", with some of the plugins, installed in some order.
///
/// The pager has the pages 1, 2 and 3. "D" asks before it is left, "E" may not be left, "O" offers to undo, "K" is
/// never kept, "N" has no way back, and the page after "M" seals the series.
@MainActor final class Company {
    let clock = ManualClock()
    let host = NavHost()
    let finger: SwipingFinger
    let unpop = Unpop(timeToLive: .seconds(30))
    let pager: BoardingPager
    private(set) var guarding = PopGuard { _ in }
    private(set) var questions: [GuardQuestion] = []
    private(set) var offers: [UndoOffer] = []
    private var spots: [String: Spot] = [:]
    private let ends = EndList()

    init(_ members: [Member] = []) {
        finger = SwipingFinger(host)
        let pages = ["1", "2", "3"].map { Spot($0) }
        pager = BoardingPager(pages)
        for page in pages { spots[page.name] = page }
        guarding = PopGuard { [weak self] in self?.questions.append($0) }
        guarding.onOffer = { [weak self] in self?.offers.append($0) }
        host.clock = clock
        host.plugin(conformingTo: PanToPop.self).map { host.uninstall($0) }
        host.set([self["H"]])
        host.addDelegate(ends)
        for member in members { install(member) }
    }

    func install(_ member: Member) {
        switch member {
        case .swipe: host.install(PanToPop())
        case .unpop: host.install(unpop)
        case .pager: host.install(pager)
        case .guarding: host.install(guarding)
        }
    }

    subscript(name: String) -> Spot {
        if let spot = spots[name] { return spot }
        let spot: Spot =
            switch name {
            case "N": OneWay(name)
            case "M": Sealing(name)
            default: Spot(name)
            }
        spot.leaving =
            switch name {
            case "D": .ask
            case "E": .deny(reason: nil)
            case "O": .offerUndo(window: .seconds(10))
            default: .allow
            }
        spot.allowsUnpop = name != "K"
        spots[name] = spot
        return spot
    }

    func answer(_ answer: Question.Answer) {
        if !questions.isEmpty { questions.removeFirst().answer(answer) }
    }

    func undo() {
        offers.popLast()?.undo()
    }

    /// What comes of it all: the stack, what lies ahead, and how everything that was asked for ended.
    var outcome: String {
        let stack = host.screens.map { "\($0)" }.joined()
        let ahead = unpop.nextEntries.map { "\($0.screen)" }.joined()
        return "\(stack) | \(ahead) | \(ends.list.joined(separator: ", "))"
    }
}

/// How navigations ended, in order; of those that finished, the operation alone, and of a veto, whose it was.
@MainActor final class EndList: NavObserving {
    private(set) var list: [String] = []

    func navHost(_ host: NavHost, didEnd navigation: Navigation, with result: NavResult) {
        let end =
            switch result {
            case .finished: ""
            case .refused(.vetoed(let name, _)): " vetoed by \(name)"
            default: " \(word(result))"
            }
        list.append("\(navigation.operation)\(end)")
    }
}
