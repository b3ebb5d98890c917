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
