import BoardingPager
import NavHost
import PopGuard
import Unpop

/// A small mail app: a model, a host, and the plugins that make the host do more than push and pop.
///
/// It neither draws nor reads: whatever does that asks it to carry out commands and looks at `host` and `dialogue`.
@MainActor final class MailApp {
    let host: NavHost
    let mailbox = Mailbox()
    let dialogue = Dialogue()
    let transcript = Transcript()
    let unpop = Unpop(depth: 5, timeToLive: .seconds(60))
    let backdrop = Backdrop()
    let welcome: [WelcomePage]
    let pictures = PicturesScreen()
    private(set) var pager: BoardingPager
    let guarding: PopGuard
    let shelf: PluginShelf
    /// The swipe back, which every host has from the start.
    let swipe: PanToPop?
    /// Why the last pan did what it did.
    private(set) var lastPan: PanReport?
    /// What was left last and can still be taken back; nil where nothing can.
    private(set) var offer: UndoOffer?
    /// Called when what can be taken back changes, by whatever: also while nothing moves.
    var onChange: (@MainActor () -> Void)?
    /// What is led by hand.
    var interaction: Interaction?
    /// Takes off the rule about the screen that is pinned.
    var pin: GuardRuleToken?
    /// The page that was made last.
    var madePage: WeakScreen?
    /// Another window, which may take a screen from this one.
    let otherWindow = NavHost()
    private let messages: [MessageScreen]
    private(set) var last: Navigation?

    init(clock: any NavClock = SystemNavClock()) {
        let inbox = InboxScreen(mailbox)
        host = NavHost(root: inbox, bars: inbox.bars)
        host.clock = clock
        messages = mailbox.messages.indices.map { [mailbox] in MessageScreen($0, in: mailbox) }
        welcome = WelcomePage.series(on: backdrop)
        pager = BoardingPager(welcome)
        swipe = host.plugin(conformingTo: PanToPop.self)
        guarding = PopGuard { [dialogue] question in dialogue.open(question) }
        LeavingRules.add(to: guarding)
        shelf = PluginShelf([transcript, unpop, pager, guarding], on: host)
        guarding.onOffer = { [weak self] in self?.keep($0) }
        mailbox.onNews = { [weak self] in self?.note($0) }
        host.onDiagnostic = { [weak self] in self?.note("   reported: \($0)") }
        unpop.onChange = { [weak self] in
            self?.note("   ahead: \(describe($0.nextEntries.map(\.screen)))")
            self?.onChange?()
        }
        watch(pager)
    }

    private func watch(_ pager: BoardingPager) {
        pager.observe { [weak self] event in
            if let line = describe(event) { self?.note("   \(line)") }
        }
    }

    /// The series as one entry of the stack, or as many: another pager takes the place of this one.
    func setCollapses(_ collapses: Bool) {
        let new = BoardingPager(pager.pages, collapses: collapses, wraps: pager.wraps)
        new.isForwardLocked = pager.isForwardLocked
        new.allowsGestures = pager.allowsGestures
        watch(new)
        shelf.replace(pager, with: new)
        pager = new
    }

    private func keep(_ offer: UndoOffer) {
        self.offer = offer
        note("   offer: undo \(describe(offer.screen)) within \(offer.window)")
        offer.onEnd { [weak self, weak offer] in
            self?.note("   the offer is over")
            if let self, self.offer === offer { self.offer = nil }
            self?.onChange?()
        }
        onChange?()
    }

    /// The screen of message `number`, counted from 1.
    func message(_ number: Int) throws(CommandError) -> MessageScreen {
        guard (1...messages.count).contains(number) else {
            throw .badArgument("there is no message \(number); there are 1 to \(messages.count)")
        }
        return messages[number - 1]
    }

    func push(_ screen: any MailScreen, cause: Cause = .control) -> Navigation {
        host.push(screen, bars: screen.bars, cause: cause)
    }

    /// Keeps a verdict on a pan, for whoever asks why.
    func note(_ report: PanReport) {
        lastPan = report
        if shelf.isInstalled(transcript) { transcript.note(report.lines) }
    }

    /// Writes down what plugins and screens tell.
    func note(_ line: String) {
        if shelf.isInstalled(transcript) { transcript.note([line]) }
    }

    /// Keeps a trip for `why`, and says what is worth saying about its end; nil is one that nobody began.
    func report(_ trip: Navigation?) -> [String] {
        guard let trip else { return ["There is no page to go to."] }
        last = trip
        return switch trip.end {
        case .refused(let refusal): ["Refused: \(refusal)."]
        case .unchanged: ["Nothing to do."]
        case .cancelled, .finished, nil: []
        }
    }
}
