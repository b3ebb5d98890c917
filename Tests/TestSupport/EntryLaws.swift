package import NavHost

/// The laws of `onPush` and `onPop`: they alternate, and balance as the entry comes and goes.
@MainActor package final class EntryLaws {
    private final class Count {
        let name: String
        weak var entry: StackEntry?
        var isIn: Bool
        let isRoot: Bool

        init(_ name: String, isRoot: Bool) {
            self.name = name
            self.isRoot = isRoot
            isIn = isRoot
        }
    }

    private var counts: [Count] = []
    /// One sentence for each breach.
    package private(set) var breaches: [String] = []

    package init() {}

    /// An entry whose blocks are watched.
    package func entry(
        _ screen: any NavScreen, bars: Bars? = nil, onPush: StackEntry.Block? = nil, onPop: StackEntry.Block? = nil
    ) -> StackEntry {
        let count = Count(ScreenLabel(screen).description, isRoot: false)
        let entry = StackEntry(
            screen, bars: bars,
            onPush: { [weak self] in
                self?.hearPush(count, $0)
                onPush?($0)
            }, onPop: popBlock(count, then: onPop))
        count.entry = entry
        counts.append(count)
        return entry
    }

    /// The watched `onPop` of a root, which has no `onPush`.
    package func rootBlock(_ name: String) -> StackEntry.Block {
        popBlock(Count(name, isRoot: true), then: nil)
    }

    /// At rest, an entry's `onPush` has run if and only if it is on the stack.
    package func checkAtRest() {
        counts.removeAll { $0.entry == nil }
        for count in counts where count.entry?.isOnStack != count.isIn {
            breaches.append("\(count.name) is \(count.isIn ? "not " : "")on the stack, against what its blocks say")
        }
    }

    private func popBlock(_ count: Count, then onPop: StackEntry.Block?) -> StackEntry.Block {
        { [weak self] in
            self?.hearPop(count, $0)
            onPop?($0)
        }
    }

    private func hearPush(_ count: Count, _ navigation: Navigation) {
        if count.isIn { breaches.append("onPush of \(count.name) ran twice without onPop between") }
        if navigation.end != .finished { breaches.append("onPush of \(count.name) ran before the end") }
        count.isIn = true
    }

    private func hearPop(_ count: Count, _ navigation: Navigation) {
        if !count.isIn { breaches.append("onPop of \(count.name) ran without onPush before") }
        if navigation.state != .moving { breaches.append("onPop of \(count.name) ran \(navigation.state)") }
        count.isIn = false
    }
}
