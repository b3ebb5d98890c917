import NavHost
import TestSupport

/// A real host in the state of a case, which can be asked about any pan.
@MainActor final class GestureWorld {
    private let host = NavHost()
    private let presenter = SlowPresenter()
    private let clock = ManualClock()
    private var interaction: Interaction?
    private var question: Question?
    private var gesture = 0

    init(_ one: GestureCase) {
        host.presenter = presenter
        host.clock = clock
        let top = Page("top")
        let others: [any NavScreen] = one.depth == .two ? [Page("root")] : []
        host.set(others + [one.state == .animating ? Page("before") : top], animated: false)
        enter(one.state, top)
        claim(one.claims)
        if one.guarding == .denies { top.decision = { _, _ in .deny() } }
        if one.guarding == .asks { top.decision = { _, _ in .confirm { _ in } } }
    }

    func observe(_ one: GestureCase) -> String {
        gesture += 1
        let explanation = host.explanation(for: event(one))
        switch explanation.verdict {
        case .begins: return "\(explanation.winner ?? "?") leads it"
        case .asks: return "asks"
        case .nobody: return "nobody leads it"
        case .refused(.vetoed): return "refused: the guard said no"
        case .refused(let refusal): return "refused: \(refusal)"
        case .joins, .waits, .unchanged: return "\(explanation.verdict)"
        @unknown default: return "?"
        }
    }

    private func enter(_ state: GestureCase.State, _ top: Page) {
        switch state {
        case .rest: break
        case .animating: host.replaceTop(with: top)
        case .following: interaction = host.beginInteractive(.push(Page("next")))
        case .returning:
            interaction = host.beginInteractive(.push(Page("next")))
            interaction?.release(finishing: false)
        case .asking:
            host.install(Asker { [weak self] in self?.question = $0 })
            host.push(Page("next"))
        case .suspended: host.suspend()
        case .ended: host.end()
        }
    }

    private func claim(_ claims: GestureCase.Claims) {
        if let plugin = host.plugin(conformingTo: PanToPop.self) { host.uninstall(plugin) }
        guard claims != .none else { return }
        host.install(NamedSwipeBack())
        switch claims {
        case .none, .back: break
        case .redo: host.install(Claimer.redo(of: Page("redone"), name: "redo"))
        case .pages:
            host.install(
                Claimer("pages", priority: 100) { _, pan in
                    guard pan.direction == .leading || pan.direction == .trailing else { return .pass }
                    return .claim(
                        GestureClaim(zone: pan.zone, direction: pan.direction) {
                            pan.direction == .trailing ? .pop() : .push(Page("page"))
                        })
                })
        case .block: host.install(Claimer("block", priority: 10) { _, _ in .block(reason: "drawing") })
        }
    }

    private func event(_ one: GestureCase) -> PanEvent {
        let sign = one.layout == .leftToRight ? 1.0 : -1
        let fromLeading =
            switch one.place {
            case .leadingEdge: 10.0
            case .content: 200.0
            case .trailingEdge: 390.0
            }
        let way =
            switch one.way {
            case .trailing: NavPoint(x: 15 * sign)
            case .leading: NavPoint(x: -15 * sign)
            case .up: NavPoint(y: -15)
            case .down: NavPoint(y: 15)
            }
        let x = one.layout == .leftToRight ? fromLeading : 400 - fromLeading
        return PanEvent(
            .began, gesture: gesture, location: NavPoint(x: x + way.x, y: 400 + way.y), translation: way,
            touches: one.under == .twoFingers ? 2 : 1, viewport: NavSize(width: 400, height: 800),
            regions: regions(one), layoutDirection: one.layout == .leftToRight ? .leftToRight : .rightToLeft)
    }

    private func regions(_ one: GestureCase) -> [ScrollRegion] {
        let way =
            switch one.way {
            case .trailing: PanDirection.trailing
            case .leading: PanDirection.leading
            case .up: PanDirection.up
            case .down: PanDirection.down
            }
        switch one.under {
        case .nothing, .twoFingers: return []
        case .vertical: return [ScrollRegion(axis: .vertical, offset: 70, contentLength: 900, visibleLength: 300)]
        case .horizontalAtStart: return [ScrollRegion(offset: 0, contentLength: 900, visibleLength: 300)]
        case .horizontalScrolled: return [ScrollRegion(offset: 70, contentLength: 900, visibleLength: 300)]
        case .wanting: return [ScrollRegion(axis: .vertical, wants: [way])]
        case .control: return [ScrollRegion(isControl: true)]
        }
    }
}

/// The swipe back under the name that the table gives it.
@MainActor private final class NamedSwipeBack: NavPlugin, GestureClaiming {
    private let swipe = PanToPop()
    var name: String { "swipe back" }

    func navHost(_ host: NavHost, claimFor pan: Pan) -> PanAnswer { swipe.navHost(host, claimFor: pan) }
}

/// Asks about what code does, and leaves the question open.
@MainActor private final class Asker: NavPlugin, NavDeciding {
    private let keep: @MainActor (Question) -> Void

    init(_ keep: @escaping @MainActor (Question) -> Void) {
        self.keep = keep
    }

    func navHost(_ host: NavHost, decisionOn navigation: Navigation) -> Decision? {
        navigation.cause.kind == .code ? .confirm(keep) : nil
    }
}
