package import NavHost

/// The laws of what a host tells, checked while it tells it: add one as a delegate and look at ``breaches``.
///
/// Replaying the announced changes gives the stack after every step; willShow = didShow + didCancel; one didEnd for
/// each navigation, which fits what was told of it before; one navigation runs at a time; no instance is on the stack
/// twice; once rooted the stack is never empty before the end; the bars last announced are those of the top.
@MainActor package final class EventLaws: NavObserving, HostLifeObserving {
    /// What has been told of one navigation.
    struct Story: CustomStringConvertible {
        var isShown = false
        var isCommitted = false
        var isReleased = false
        var isClosed = false
        var cancellation: Cancellation?
        var refusal: Refusal?

        var description: String {
            let words = [
                isShown ? "willShow" : nil, isCommitted ? "didChangeStack" : nil, isReleased ? "didRelease" : nil,
                isClosed ? cancellation == nil ? "didShow" : "didCancel" : nil, refusal.map { "didRefuse \(word($0))" },
            ]
            return "Story(\(words.compactMap { $0 }.joined(separator: ", ")))"
        }
    }

    /// One sentence for each breach.
    package internal(set) var breaches: [String] = []
    /// How many of each have been heard.
    package internal(set) var counts: [String: Int] = [:]
    /// How many had been heard when the host ended; what is refused afterwards is still told.
    package internal(set) var countsAtEnd: [String: Int]?
    /// Everything heard, folded into one number: equal for two that heard the same in the same order.
    package private(set) var digest = 0
    /// Called at each end.
    package var onEnd: ((Navigation, NavResult) -> Void)?
    /// Called at each commit, with the labels of the stack before and after.
    package var onCommit: ((Navigation, _ before: [ScreenLabel], _ after: [ScreenLabel]) -> Void)?

    var stack: [ScreenLabel] = []
    var stories: [Int: Story] = [:]
    var running: Int?
    var lastEnded: Set<Int> = []
    var bars: Bars?
    var isSuspended = false
    var isRooted = false
    var isOver = false

    package init() {}

    func hear(_ word: String, _ host: NavHost, _ navigation: Navigation?) {
        counts[word, default: 0] += 1
        var hasher = Hasher()
        hasher.combine(digest)
        hasher.combine(word)
        hasher.combine(navigation?.id)
        digest = hasher.finalize()
        checkStack(host, at: word)
        if isOver, word != "didRefuse", word != "didEnd" { breach("\(word) was told after the end of the host") }
        if let navigation, lastEnded.contains(navigation.id) {
            breach("\(word) was told of navigation \(navigation.id) after its end")
        }
    }

    func checkStack(_ host: NavHost, at word: String) {
        let entries = host.entries
        let isReplayed =
            entries.count == stack.count
            && zip(entries, stack).allSatisfy { pair in
                ObjectIdentifier(pair.0.screen) == pair.1.id
            }
        if !isReplayed { breach("at \(word) the stack is \(host.screens.map(label)), but \(stack) was announced") }
        isRooted = isRooted || !stack.isEmpty
        if isRooted, stack.isEmpty, !host.hasEnded { breach("the stack of a rooted host is empty") }
    }

    func breach(_ sentence: String) {
        breaches.append(sentence)
    }

    /// What must hold when nothing runs, nothing is asked and nobody is being told anything.
    package func checkAtRest(_ host: NavHost) {
        checkStack(host, at: "rest")
        let shown = counts["willShow", default: 0]
        let closed = counts["didShow", default: 0] + counts["didCancel", default: 0]
        if host.current == nil, shown != closed { breach("\(shown) willShow, but \(closed) didShow and didCancel") }
        if host.current == nil, let running { breach("navigation \(running) began and did not end") }
        if let running, host.current?.id != running { breach("navigation \(running) is not the current one") }
        if counts["didRefuse", default: 0] != counts["refused end", default: 0] {
            breach("refusals and refused ends differ")
        }
        if host.current == nil { checkBarsAtRest(host) }
        if stories.keys.contains(where: { $0 != running }) { breach("stories without an end: \(stories)") }
        lastEnded = []
    }

    private func checkBarsAtRest(_ host: NavHost) {
        let wanted = host.topEntry.flatMap { $0.bars ?? host.defaultBars }
        if host.bars != wanted.map(Self.visibility) { breach("at rest the bars are not those of the top") }
        if !host.hasEnded, let bars, let wanted, bars != wanted {
            breach("the bars last announced are \(bars), those of the top \(wanted)")
        }
        bars = wanted
    }

    private static func visibility(_ bars: Bars) -> BarsVisibility {
        BarsVisibility(navigationBar: bars.navigationBar == .shown ? 1 : 0, toolbar: bars.toolbar == .shown ? 1 : 0)
    }
}
