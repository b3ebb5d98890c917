import BoardingPager
import NavHost

/// A page of the onboarding series.
@MainActor final class WelcomePage: MailScreen, AppearanceObserving, BoardingPage, ForwardLocking {
    nonisolated let title: String
    let text: String
    let index: Int
    let count: Int
    let backdrop: Backdrop
    /// What it says of its neighbours, where the list does not say it.
    var saysNext: (@MainActor () -> PageAnswer)?
    var saysPrevious: (@MainActor () -> PageAnswer)?
    /// Whether its form is not filled in yet.
    var isForwardLocked = false
    /// What a person who types commands could say next.
    private let hint: String

    private init(_ index: Int, of count: Int, title: String, text: String, hint: String, _ backdrop: Backdrop) {
        self.index = index
        self.count = count
        self.title = title
        self.text = text
        self.hint = hint
        self.backdrop = backdrop
    }

    var nextPage: PageAnswer { saysNext?() ?? .series }
    var previousPage: PageAnswer { saysPrevious?() ?? .series }

    var lines: [String] {
        let dots = (0..<count).map { $0 == index ? "●" : "○" }.joined(separator: " ")
        return ["\(text) Say: \(hint)", "", dots]
    }

    /// Colour and dots come along with the page, under the finger too, and go back with it.
    func screenWillAppear(on host: NavHost) {
        guard let trip = host.current, trip.to === self, let old = trip.from as? WelcomePage else {
            if host.current?.to === self { backdrop.position = Double(index) }
            return
        }
        let (start, way) = (Double(old.index), Double(index - old.index))
        trip.animateAlongside(
            progress: { [backdrop] in backdrop.position = start + way * $0 },
            completion: { [backdrop] in backdrop.position = start + way },
            cancellation: { [backdrop] in backdrop.position = start })
    }

    static func series(on backdrop: Backdrop) -> [WelcomePage] {
        let pages = [
            ("Welcome", "This is a mail app without a window.", "next"),
            ("One stack", "Every page is a screen on the stack.", "next, previous or stack"),
            ("Many plugins", "Page back and redo work because plugins are installed.", "plugins, home"),
        ]
        return pages.enumerated().map { index, page in
            WelcomePage(index, of: pages.count, title: page.0, text: page.1, hint: page.2, backdrop)
        }
    }
}
