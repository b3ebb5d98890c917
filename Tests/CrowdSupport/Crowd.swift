import BoardingPager
import NavHost
import PopGuard
import TestSupport
import Unpop

/// One host with all four plugins, and random things that happen to it.
///
/// It holds no screen.
@MainActor package final class Crowd {
    var dice: Dice
    let clock = ManualClock()
    private(set) var host: NavHost
    let unpop: Unpop
    let pager: BoardingPager
    private(set) var guarding = PopGuard { _ in }
    let finger: SwipingFinger
    let presenter = SlowPresenter()
    let laws = EventLaws()
    var appearance = AppearanceLaws()
    /// What is led by hand, and what a toolkit leads.
    var interaction: Interaction?
    var adopted: Motion?
    /// Another window.
    let otherHost = NavHost()
    var rule: GuardRuleToken?
    var observation: BoardingObservation?
    private var slots: [Slot] = []
    private var screenCount = 0

    var isFingerDown = false
    var questions: [GuardQuestion] = []
    var offers: [UndoOffer] = []
    private(set) var openOffers = 0
    /// How many things may still be done from inside callbacks in this step.
    var budget = 0
    /// Whether something was let go of whose end is told at the next turn of the main actor.
    package var needsTurn = false
    /// Whether it is written down what happens, for whoever asks why something failed.
    package var keepsLog = true { didSet { if !keepsLog { log = [] } } }
    package private(set) var log: [String] = []
    package private(set) var failures: [String] = []
    /// How often each thing was seen that must not be missing from a run.
    package private(set) var sights: [String: Int] = [:]

    private struct Slot {
        weak let screen: Passenger?
    }

    package init(seed: UInt64) {
        dice = Dice(seed: seed)
        host = NavHost()
        finger = SwipingFinger(host)
        unpop = Unpop(timeToLive: .seconds(20))
        pager = BoardingPager(collapses: dice.onceIn(4), wraps: dice.onceIn(4))
        host.clock = clock
        host.addDelegate(laws, priority: 200)
        host.set([makeScreen()])
        pager.pages = (0..<3).map { _ in makeScreen() }
        guarding = PopGuard(causes: dice.onceIn(3) ? .all : .user) { [weak self] question in
            self?.hear(question)
        }
        guarding.onOffer = { [weak self] in self?.hear($0) }
        unpop.onChange = { [weak self] _ in self?.react("ahead") }
        pager.observe { [weak self] in self?.react("pager \($0)") }
        var plugins: [any NavPlugin] = [unpop, pager, guarding]
        plugins.shuffle(using: &dice)
        for plugin in plugins { host.install(plugin) }
    }

    /// The screens that live, wherever they are.
    var screens: [Passenger] { slots.compactMap(\.screen) }

    func makeScreen() -> Passenger {
        screenCount += 1
        let name = "S\(screenCount)"
        let screen = dice.onceIn(4) ? Speaker(name, self) : Passenger(name, self)
        switch dice.below(20) {
        case 0, 1: screen.leaving = .ask
        case 2: screen.leaving = .deny(reason: nil)
        case 3..<9: screen.leaving = .offerUndo(window: .seconds(dice.below(40)))
        default: break
        }
        screen.allowsUnpop = !dice.onceIn(9)
        screen.isForwardLocked = dice.onceIn(9)
        if slots.count > 60 { slots.removeAll { $0.screen == nil } }
        slots.append(Slot(screen: screen))
        return screen
    }

    /// A screen that lives, or a new one.
    func anyScreen() -> Passenger? {
        dice.onceIn(3) ? makeScreen() : dice.pick(screens)
    }

    /// In another window a screen has a life of its own.
    func hear(_ call: AppearanceLaws.Call, by screen: Passenger, _ place: NavHost) {
        guard place === host else { return }
        appearance.hear(call, by: screen.name)
        react("\(screen.name) \(call)")
    }

    private func hear(_ question: GuardQuestion) {
        see("question")
        questions.append(question)
        question.onWithdrawal { [weak self] in self?.react("withdrawal") }
        react("question")
    }

    private func hear(_ offer: UndoOffer) {
        see("offer")
        offers.append(offer)
        if offers.count > 3 { offers.removeFirst() }
        openOffers += 1
        offer.onEnd { [weak self] in
            self?.openOffers -= 1
            self?.react("offer over")
        }
        react("offer")
    }

    func see(_ sight: String) { sights[sight, default: 0] += 1 }

    func note(_ line: @autoclosure () -> String) {
        guard keepsLog else { return }
        if log.count > 4_000 { log.removeFirst(2_000) }
        log.append(line())
    }

    func fail(_ sentence: String) {
        failures.append(sentence)
        note("FAILED: \(sentence)")
    }

    /// A callback of any kind: sometimes something is done from within.
    func react(_ hook: @autoclosure () -> String) {
        note("  \(hook())")
        guard budget > 0, dice.onceIn(4) else { return }
        budget -= 1
        act(isInside: true)
    }

    /// Lets go of questions, out of the list before they go: their end calls back.
    func drop(where isGone: (GuardQuestion) -> Bool) {
        let old = questions
        questions = old.filter { !isGone($0) }
        withExtendedLifetime(old) {}
    }

    /// Lets everything run that waits for the main actor.
    func turn() async {
        for _ in 0..<4 { await Task { @MainActor in }.value }
        needsTurn = false
    }

    /// One thing from outside, and all that follows from it.
    package func step() async {
        act()
        if needsTurn { await turn() }
        check()
    }

    /// One thing from outside; where ``needsTurn`` is set then, the rest follows at the next turn of the main actor.
    package func act() {
        budget = dice.onceIn(3) ? 1 + dice.below(3) : 0
        act(isInside: false)
        budget = 0
    }

    /// Brings everything to where it began, whatever has happened: one new screen, no pages, and nothing kept.
    package func comeToRest() {
        finger.cancel()
        isFingerDown = false
        interaction = nil
        adopted?.release(finishing: false)
        adopted?.complete()
        adopted = nil
        rule?.remove()
        rule = nil
        otherHost.set([makeScreen()])
        host.resume()
        host.presenter = nil
        presenter.complete()
        drop { _ in true }
        pager.pages = []
        for plugin in [unpop, pager, guarding] as [any NavPlugin] {
            host.uninstall(plugin)
            host.install(plugin)
        }
        host.set([makeScreen()], force: true)
        makeRoom()
        unpop.clear()
        clock.advance(by: .seconds(60))
        offers = []
        needsTurn = true
    }

    /// Lists keep the room that they once needed: here all are given more than they ever needed before.
    private func makeRoom() {
        host.presenter = presenter
        for _ in 0..<500 {
            let screen = makeScreen()
            screen.allowsUnpop = true
            host.push(screen, force: true, whenBusy: .queue)
        }
        while host.current != nil { presenter.complete() }
        host.presenter = nil
        // For more than this it keeps no room.
        unpop.depth = 60
        for _ in 0..<2 {
            host.popToRoot(force: true)
            unpop.unpop()
        }
        host.popToRoot(force: true)
    }

    /// Lets go of the host; what is still alive then is leaked.
    package func tearDown() async {
        drop { _ in true }
        offers = []
        finger.cancel()
        interaction = nil
        adopted = nil
        host.presenter = nil
        host.end()
        otherHost.end()
        pager.pages = []
        presenter.complete()
        host = NavHost()
        await turn()
        note("torn down")
        for screen in screens { fail("\(screen) is still alive") }
        if clock.pendingCount > 0 { fail("timers are left: \(clock.leftovers)") }
    }
}
