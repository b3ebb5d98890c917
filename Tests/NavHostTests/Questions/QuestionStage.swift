import NavHost
import TestSupport

/// A host with named pages, a recorder, and a person who is asked.
@MainActor struct QuestionStage {
    let trace = Trace()
    let host: NavHost
    let pad: Pad
    private let pages: [String: Page]
    private let tellsAppearance: Bool

    /// - Parameters:
    ///   - names: of the pages on the stack, bottom first.
    ///   - tellsAppearance: whether the pages write into the trace too.
    init(_ names: String..., tellsAppearance: Bool = false) {
        let trace = trace
        let pages = names.map { Page($0, tellsAppearance ? trace : nil) }
        self.tellsAppearance = tellsAppearance
        host = NavHost()
        pad = Pad(trace)
        self.pages = Dictionary(uniqueKeysWithValues: pages.map { ($0.name, $0) })
        host.set(pages)
        host.install(Recorder(trace))
        host.onDiagnostic = { [trace] diagnostic in
            trace.write("diagnostic \(diagnostic.plugin ?? "nobody"): \(diagnostic.problem)")
        }
        _ = trace.take()
    }

    subscript(name: String) -> Page {
        pages[name] ?? page(name)
    }

    /// A page that is not on the stack.
    func page(_ name: String) -> Page {
        Page(name, tellsAppearance ? trace : nil)
    }

    var stack: String { host.screens.map { "\($0)" }.joined() }

    /// Installs a decider that writes into the trace.
    @discardableResult func decide(
        _ name: String = "D", priority: Int = 0,
        _ decide: @escaping @MainActor (NavHost, Navigation) -> Decision?
    ) -> Decider {
        host.install(Decider(name, trace, priority: priority, decide))
    }

    /// Installs a decider that has the person asked about whatever removes screens.
    @discardableResult func confirmRemovals(_ name: String = "D", priority: Int = 0) -> Decider {
        decide(name, priority: priority) { [pad] _, navigation in
            navigation.removedScreens.isEmpty ? nil : pad.decision
        }
    }
}
