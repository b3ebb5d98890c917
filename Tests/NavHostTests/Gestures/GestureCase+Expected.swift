/// The rules once more, as a person would tell them: not how the arbiter finds them.
extension GestureCase {
    var expected: String {
        if state == .ended { return "refused: the host has ended" }
        if state == .suspended { return "refused: something else is going on" }
        guard let winner else { return "nobody leads it" }
        // A swipe back on the root can never be: that is said first.
        if way == .trailing, depth == .root { return "refused: the root stays" }
        if [.animating, .following, .asking].contains(state) { return "refused: something else is going on" }
        // Only leaving a screen is guarded.
        if way == .trailing, guarding == .denies { return "refused: the guard said no" }
        if way == .trailing, guarding == .asks { return "asks" }
        return "\(winner) leads it"
    }

    private var winner: String? {
        if way == .up || way == .down || isKeptFromClaims { return nil }
        switch claims {
        case .none, .block: return nil
        case .pages: return "pages"
        case .back: return way == .trailing ? "swipe back" : nil
        case .redo:
            if way == .trailing { return "swipe back" }
            return isFromEdge ? "redo" : nil
        }
    }

    /// The edge counts only for the way that leads away from it.
    private var isFromEdge: Bool {
        (place == .leadingEdge && way == .trailing) || (place == .trailingEdge && way == .leading)
    }

    /// The edge always wins but over a slider; anywhere else what lies under the finger comes first.
    private var isKeptFromClaims: Bool {
        if under == .control { return true }
        if isFromEdge { return false }
        switch under {
        case .nothing, .vertical: return false
        case .horizontalAtStart: return way == .leading
        case .horizontalScrolled, .wanting, .twoFingers, .control: return true
        }
    }
}
