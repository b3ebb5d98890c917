import BoardingPager
import NavHost

/// The series of welcome pages.
extension MailApp {
    func carryOut(_ command: PageCommand) throws(CommandError) -> [String] {
        switch command {
        case .status: return statusLines
        case .begin(let number): return report(push(try page(number)))
        case .go(let number): return report(pager.go(to: number &- 1))
        case .list(let numbers): pager.pages = try pages(numbers)
        case .lock(let isLocked): pager.isForwardLocked = isLocked
        case .valid(let isValid): return ask { $0.isForwardLocked = !isValid }
        case .fingers(let areAllowed): pager.allowsGestures = areAllowed
        case .collapse(let collapses): setCollapses(collapses)
        case .force: return report(pager.goNext(cause: .control, force: true))
        case .next(let says): return ask { $0.saysNext = answer(says) }
        case .previous(let says): return ask { $0.saysPrevious = answer(says) }
        case .series: return seriesLines
        }
        return []
    }

    private func page(_ number: Int) throws(CommandError) -> WelcomePage {
        guard (1...welcome.count).contains(number) else {
            throw .badArgument("there is no page \(number); there are 1 to \(welcome.count)")
        }
        return welcome[number - 1]
    }

    private func pages(_ numbers: [Int]) throws(CommandError) -> [WelcomePage] {
        var pages: [WelcomePage] = []
        for number in numbers { pages.append(try page(number)) }
        return pages
    }

    private func ask(_ change: (WelcomePage) -> Void) -> [String] {
        guard let page = host.top as? WelcomePage else { return ["There is no page here."] }
        change(page)
        return []
    }

    private func answer(_ says: PageCommand.Says) -> (@MainActor () -> PageAnswer)? {
        switch says {
        case .series: nil
        case .none: { .none }
        case .done: { .screen(PlainScreen("All set", "The series is over.")) }
        case .seal: { .screen(PlainScreen("All set", "The series is over."), sealsSeries: true) }
        case .made: { [weak self] in .screen(self?.makePage() ?? PlainScreen("Nothing", "")) }
        }
    }

    private func makePage() -> PlainScreen {
        note("   a page is made")
        let page = PlainScreen("A page made when asked", "It lives as long as it is on the stack, or kept.")
        madePage = WeakScreen(page)
        return page
    }

    private var statusLines: [String] {
        let place = pager.index.map { "page \($0 + 1) of \(pager.count)" } ?? "no page of the list"
        let made = madePage.map { $0.screen == nil ? ", what was made is gone" : ", what was made lives" } ?? ""
        let animator = pager.animator.map { "\(type(of: $0))" } ?? "what the host has"
        let lines = [
            "The pager is \(pager.isOn ? "on" : "off"): \(place), progress \(pager.progress)\(made).",
            "The backdrop is at \(backdrop.position), and pages change by \(animator).",
        ]
        let reach = pager.reach
        return lines + ["One can page from \(reach.lowerBound) to \(reach.upperBound)."]
    }

    /// A host that has nothing but a series.
    private var seriesLines: [String] {
        let window = NavHost(series: WelcomePage.series(on: Backdrop()))
        let first = describe(window.screens)
        window.boardingPager?.goNext()
        return ["A window of its own: \(first), then \(describe(window.screens))."]
    }
}
