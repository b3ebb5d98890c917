import BoardingPager
import NavHost
import TestSupport

/// A host with a pager, a finger, and everything that is told in one trace.
///
/// Lines of the pager begin with "pager"; a move is "0→1 code", with "–" for what is not in the list, and "at 1" is
/// the index as it is read at that moment.
@MainActor final class World {
    let trace: Trace
    let clock = ManualClock()
    let presenter: SlowPresenter
    let host: NavHost
    let pager: BoardingPager
    let finger: SwipingFinger

    /// - Parameters:
    ///   - stack: what is on the stack when the pager is installed; nil makes an empty host.
    ///   - isSlow: whether there is a presenter, that ends nothing by itself.
    init(
        _ pages: [any NavScreen], stack: [any NavScreen], trace: Trace, isSlow: Bool = false, collapses: Bool = false,
        wraps: Bool = false
    ) {
        self.trace = trace
        host = NavHost()
        finger = SwipingFinger(host)
        presenter = SlowPresenter(trace)
        pager = BoardingPager(pages, collapses: collapses, wraps: wraps)
        host.clock = clock
        host.set(stack)
        host.install(Recorder(trace))
        host.onDiagnostic = { [trace] in trace.write("slip: \($0)") }
        pager.observe { [trace, weak pager] event in trace.write("pager \(word(event, at: pager?.index))") }
        host.install(pager)
        if isSlow { host.presenter = presenter }
        _ = trace.take()
    }

    /// A finger goes down in the middle and begins to page.
    func begin(_ direction: PageDirection, at part: Double = 0) {
        finger.down(direction == .next ? .leading : .trailing)
        finger.begin(at: part)
    }

    func drag(_ parts: Double...) {
        for part in parts { finger.move(to: part) }
    }

    /// Lets go: to finish it, with a flick.
    func lift(finishing: Bool) {
        finger.lift(velocity: finishing ? 2 : 0)
    }

    func cancel() {
        finger.cancel()
    }

    func take() -> [String] {
        trace.take()
    }

    var stack: String { host.screens.map { ScreenLabel($0).description }.joined(separator: " ") }
}

@MainActor func pages(_ names: String..., on trace: Trace) -> [Page] {
    names.map { Page($0, trace) }
}

func word(_ event: BoardingEvent, at index: Int?) -> String {
    switch event {
    case .didStart(let index): "start \(word(index))"
    case .didStop: "stop"
    case .didEdit(let from, let to, let count): "edit \(word(from))→\(word(to)) of \(count)"
    case .willShow(let move): "will \(word(move)) at \(word(index))"
    case .didProgress(let move, let fraction): "progress \(word(move)) \(fraction) at \(word(index))"
    case .didChange(let move): "change \(word(move)) at \(word(index))"
    case .didShow(let move): "did \(word(move)) at \(word(index))"
    case .didCancel(let move): "cancel \(word(move)) at \(word(index))"
    @unknown default: "unknown"
    }
}

func word(_ index: Int?) -> String {
    index.map { "\($0)" } ?? "–"
}

private func word(_ move: PageMove) -> String {
    "\(word(move.from))→\(word(move.to)) \(move.cause.kind)"
}

extension Navigation? {
    /// How it ended: "nil" where there was nothing to do.
    @MainActor var outcome: String { self.map { $0.end.map { word($0) } ?? "going on" } ?? "nil" }
}

extension Navigation {
    @MainActor var outcome: String { end.map { word($0) } ?? "going on" }
}
