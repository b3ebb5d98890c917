import NavHost
import TestSupport

/// A host at rest with its first screens, and everything around it writing into one trace.
@MainActor final class Stage {
    let trace = Trace()
    let clock = ManualClock()
    let host = NavHost()
    let presenter: SlowPresenter?
    let recorder: Recorder
    private var pages: [String: Page] = [:]

    /// - Parameters:
    ///   - names: the screens, bottom first; none for a host that has no root yet.
    ///   - isAnimated: whether a presenter draws, which completes nothing by itself.
    init(_ names: String..., isAnimated: Bool = false) {
        presenter = isAnimated ? SlowPresenter(trace) : nil
        recorder = Recorder(trace)
        host.clock = clock
        host.onDiagnostic = { [trace] in trace.write("diagnostic \($0)") }
        if !names.isEmpty { host.set(entries: names.map { entry($0) }) }
        host.presenter = presenter
        host.install(recorder)
        _ = trace.take()
    }

    /// The page of this name, made when it is first asked for.
    subscript(name: String) -> Page {
        if let page = pages[name] { return page }
        let page = Page(name, trace)
        pages[name] = page
        return page
    }

    /// A new entry for a page, whose blocks write `onPush A` and `onPop A to B`.
    func entry(_ name: String, bars: Bars? = nil) -> StackEntry {
        StackEntry(
            self[name], bars: bars,
            onPush: { [trace] _ in trace.write("onPush \(name)") },
            onPop: { [trace] in trace.write("onPop \(name) to \($0.to.map { "\($0)" } ?? "nothing")") })
    }

    /// The stack as it stands, as `[A, B]`.
    var stack: String { names(host.screens) }

    /// The lines since it was last asked.
    func take() -> [String] { trace.take() }

    /// Lets the running motion end, and forgets what was told up to then.
    func settle() {
        presenter?.complete()
        _ = trace.take()
    }

    /// Writes how a navigation ends, when it does, as `result push finished`.
    @discardableResult func watch(_ navigation: Navigation) -> Navigation {
        navigation.onEnd { [trace, operation = navigation.operation] in
            trace.write("result \(operation) \(word($0))")
        }
        return navigation
    }
}

/// Screens as a trace writes them: `[A, B]`.
@MainActor func names(_ screens: [any NavScreen]) -> String {
    "[" + screens.map { "\($0)" }.joined(separator: ", ") + "]"
}
