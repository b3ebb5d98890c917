import BoardingPager
import NavHost

/// The name of a screen, for people.
@MainActor func describe(_ screen: (any NavScreen)?) -> String {
    screen.map { ScreenLabel($0).description } ?? "nothing"
}

/// Names of screens, bottom first.
@MainActor func describe(_ screens: [any NavScreen]) -> String {
    screens.isEmpty ? "nothing" : screens.map { describe($0) }.joined(separator: " › ")
}

/// Where a trip stands or how it ended, for people.
func describe(_ state: Navigation.State) -> String {
    switch state {
    case .ended(.finished): "finished"
    case .ended(.unchanged): "there was nothing to do"
    case .ended(.cancelled(let cancellation)): "cancelled: \(cancellation)"
    case .ended(.refused(let refusal)): "refused: \(refusal)"
    case .asking: "a person is asked"
    case .waiting, .following, .moving, .returning: "under way"
    @unknown default: "under way"
    }
}

/// What would become of a request, for people.
func describe(_ verdict: Verdict) -> String {
    switch verdict {
    case .begins: "would go at once"
    case .asks: "would be asked about"
    case .joins: "is being asked about"
    case .waits: "would wait"
    case .unchanged: "nothing to do"
    case .refused(let refusal): "would be refused: \(refusal)"
    case .nobody: "nobody would do it"
    @unknown default: "unknown"
    }
}

/// What somebody said who was asked, for people.
func describe(_ answer: DecisionExplanation.Answer) -> String {
    switch answer {
    case .allow: "yes"
    case .deny(let reason): "no" + (reason.map { ": \($0)" } ?? "")
    case .redirect: "elsewhere"
    case .confirm: "asks"
    }
}

/// What a pager tells, for people; nil for what the transcript says anyway.
func describe(_ event: BoardingEvent) -> String? {
    switch event {
    case .didStart(let index): "series: begins at \(describe(page: index))"
    case .didStop: "series: is over"
    case .didEdit(let from, let to, let count):
        "series: of \(count), \(describe(page: from)) is \(describe(page: to)) now"
    case .didChange(let move): "series: from \(describe(page: move.from)) to \(describe(page: move.to))"
    case .didCancel(let move): "series: back at \(describe(page: move.from))"
    default: nil
    }
}

private func describe(page index: Int?) -> String {
    index.map { "page \($0 + 1)" } ?? "no page"
}
