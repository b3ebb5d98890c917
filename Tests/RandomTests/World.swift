import NavHost
import TestSupport

/// One host and all that acts on it: a run of random commands with a seed of its own.
@MainActor final class World {
    let seed: UInt64
    var dice: Dice
    let histogram: Histogram
    let leaks = LeakTracker()
    var clock = ManualClock()
    /// Whether toolkits here tell screens of their appearance, so that hosts must not.
    let isToolkitAppearing: Bool

    var host = NavHost()
    var early = EventLaws()
    var late = EventLaws()
    var appearance = AppearanceLaws()
    var blocks = EntryLaws()
    var records: [Int: Record] = [:]
    var awaited: [Record] = []
    /// Navigations that have ended: to keep them keeps no screen alive.
    var kept: [Navigation] = []
    var reader: StreamReader?
    /// Hears the events that plans are compared with.
    let witness = Witness()
    var told: [Int: (NavOperation, NavResult)] = [:]
    var hostCount = 0

    var presenter: (any NavPresenter)?
    var visitors: [Visitor] = []
    var pool: [FuzzScreen] = []
    var screenCount = 0
    var specs: [String: Spec] = [:]
    var specCount = 0
    var interactions: [Interaction] = []
    var questions: [Question] = []
    var motions: [Motion] = []

    var rule = Rule.noOpinion
    var screenRule = Rule.noOpinion
    /// How many things may still be done from inside callbacks in this step.
    var budget = 0
    /// How many navigations are still to cause each other.
    var chain = 0
    /// Whether something was let go of whose end is told at the next turn of the main actor.
    var needsTurn = false
    var log: [String] = []
    var failures: [String] = []

    init(seed: UInt64, histogram: Histogram) {
        self.seed = seed
        self.histogram = histogram
        dice = Dice(seed: seed)
        isToolkitAppearing = dice.onceIn(12)
        pool = (0..<7).map { _ in makeScreen() }
        visitors = [5, 0, 0, -5].enumerated().map { Visitor("Visitor\($0)", priority: $1, self) }
        replaceHost()
    }

    var names: [String] { host.screens.map { ScreenLabel($0).description } }

    func note(_ line: @autoclosure () -> String) {
        if log.count > 20_000 { log.removeFirst(10_000) }
        log.append(line())
    }

    func fail(_ sentence: String) {
        failures.append(sentence)
        note("FAILED: \(sentence)")
    }

    func makeScreen() -> FuzzScreen {
        screenCount += 1
        return FuzzScreen("S\(screenCount)", self)
    }

    func hear(_ call: AppearanceLaws.Call, by screen: FuzzScreen, _ host: NavHost) {
        witness.hear(call, ScreenLabel(screen), host)
        note("  \(screen.name) \(call)")
        appearance.hear(call, by: screen.name)
        react("\(call)")
    }

    /// A callback of any kind: sometimes something is done from within.
    func react(_ hook: String) {
        guard budget > 0, dice.onceIn(3) else { return }
        budget -= 1
        note("  in \(hook):")
        histogram.count(hook: hook)
        act(isInside: true)
    }
}
