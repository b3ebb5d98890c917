import NavHost
import TestSupport

/// A host with named screens, a recorder and, where it moves, a presenter: everything that is told stands in one trace.
@MainActor final class PanStage {
    let trace = Trace()
    let clock = ManualClock()
    let host: NavHost
    let presenter: SlowPresenter
    let finger: Finger
    /// Writes when going back comes to mean something, or nothing; to be added as a delegate.
    let flips: Flips
    private var pages: [String: Page] = [:]

    /// - Parameters:
    ///   - isAnimated: whether a presenter moves things; without one every navigation ends at once.
    ///   - company: plugins that are installed before everything else.
    init(_ names: [String], isAnimated: Bool = true, company: [any NavPlugin] = []) {
        host = NavHost()
        for plugin in company { host.install(plugin) }
        finger = Finger(host)
        flips = Flips(trace)
        presenter = SlowPresenter(trace)
        host.clock = clock
        host.set(names.map { self[$0] }, animated: false)
        host.install(Recorder(trace))
        if isAnimated { host.presenter = presenter }
        _ = trace.take()
    }

    subscript(name: String) -> Page {
        if let page = pages[name] { return page }
        let page = Page(name, trace)
        pages[name] = page
        return page
    }

    /// Writes a line between what the host tells: what happens next, or what is so.
    func say(_ line: String) { trace.write("– \(line)") }

    func sayStack() { say(stack) }

    var stack: String { "\(host.screens.map { ScreenLabel($0) })" }

    func take() -> [String] { trace.take() }

    /// Puts a screen on top that has been there before the story begins.
    func prepare(_ screen: any NavScreen, bars: Bars? = nil, onPop: StackEntry.Block? = nil) {
        let told = trace.take()
        host.push(screen, bars: bars, animated: false, onPop: onPop)
        _ = trace.take()
        for line in told { trace.write(line) }
    }

    /// Leaves the host without the swipe back that every host has from the start.
    func removeSwipeBack() {
        if let plugin = host.plugin(conformingTo: PanToPop.self) { host.uninstall(plugin) }
    }

    /// Lets what moves come to its end.
    func settle() { presenter.complete() }
}
