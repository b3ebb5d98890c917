/// The laws of appearance: out before in is the host's affair; here, each screen's own calls are legal and balanced.
///
/// A screen is gone, appearing, visible or disappearing; it may turn back half-way. At rest the top is visible and
/// everything else is gone.
package struct AppearanceLaws {
    /// What a screen is told.
    package enum Call: String, Sendable {
        case willAppear, didAppear, willDisappear, didDisappear
    }

    private enum State: String {
        case gone, appearing, visible, disappearing
    }

    private var states: [String: State] = [:]
    /// One sentence for each breach.
    package private(set) var breaches: [String] = []

    package init() {}

    /// Names of screens must be unique.
    package mutating func hear(_ call: Call, by screen: String) {
        let state = states[screen] ?? .gone
        switch (state, call) {
        case (.gone, .willAppear), (.disappearing, .willAppear): states[screen] = .appearing
        case (.appearing, .didAppear): states[screen] = .visible
        case (.visible, .willDisappear), (.appearing, .willDisappear): states[screen] = .disappearing
        case (.disappearing, .didDisappear): states[screen] = nil
        default: breaches.append("\(screen) was \(state) and heard \(call)")
        }
    }

    /// - Parameter top: the screen on top; nil on an empty stack.
    package mutating func checkAtRest(top: String?) {
        let wanted = top.map { [$0: State.visible] } ?? [:]
        guard states != wanted else { return }
        let all = states.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        breaches.append("at rest with \(top ?? "nothing") on top, these have appeared: \(all)")
    }
}
