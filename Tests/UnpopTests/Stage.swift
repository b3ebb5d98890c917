import NavHost
import TestSupport
import Unpop

/// A host with an Unpop, whose whole life is in one trace.
///
/// It holds no screen.
///
/// The trace has the lines of ``Recorder`` and ``Leaf``, and `ahead [B, C]` for each change of what lies ahead,
/// bottom first.
@MainActor final class Stage {
    let trace = Trace()
    /// The clock it goes by, unless it was given another.
    let clock = ManualClock()
    let host: NavHost
    let unpop: Unpop
    let finger: SwipingFinger
    private var leaves: [String: Slot] = [:]

    private struct Slot {
        weak let leaf: Leaf?
    }

    /// - Parameter names: one letter for each screen on the stack, bottom first.
    init(_ names: String, _ unpop: Unpop = Unpop(), isTalkative: Bool = false, clock: (any NavClock)? = nil) {
        self.unpop = unpop
        host = NavHost()
        finger = SwipingFinger(host)
        host.clock = clock ?? self.clock
        host.set(names.map { leaf("\($0)", isTalkative: isTalkative) })
        host.onDiagnostic = { [trace] in trace.write("diagnostic \($0)") }
        host.install(Recorder(trace))
        host.install(unpop)
        unpop.onChange = { [trace] in trace.write("ahead \($0.nextEntries.map { name(of: $0.screen) })") }
        _ = trace.take()
    }

    /// A new screen.
    func leaf(_ name: String, isTalkative: Bool = false) -> Leaf {
        let leaf = Leaf(name, trace, isTalkative: isTalkative)
        leaves[name] = Slot(leaf: leaf)
        return leaf
    }

    /// The screen of this name, while somebody holds it.
    subscript(name: String) -> Leaf? { leaves[name]?.leaf ?? nil }

    /// The names of the screens that are alive.
    var alive: String { leaves.filter { $0.value.leaf != nil }.keys.sorted().joined() }
    /// The names on the stack, bottom first.
    var stack: String { host.screens.map { name(of: $0) }.joined() }
    /// The names that one redo would bring back, bottom first.
    var next: String { unpop.nextEntries.map { name(of: $0.screen) }.joined() }

    /// The lines since the last time.
    func take() -> [String] { trace.take() }
}

@MainActor func name(of screen: any NavScreen) -> String {
    ScreenLabel(screen).description
}
