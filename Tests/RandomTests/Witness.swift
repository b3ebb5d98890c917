import NavHost
import TestSupport

/// Notes what is told of each navigation, in the words of a plan.
@MainActor final class Witness: NavObserving {
    private(set) var isListening = false
    private var events: [(id: Int?, kind: NavEvent.Kind)] = []

    func listen() {
        events = []
        isListening = true
    }

    func stop() {
        isListening = false
    }

    /// What was told of one navigation since it began to listen.
    func events(of navigation: Navigation) -> [NavEvent.Kind] {
        events.filter { $0.id == navigation.id }.map(\.kind)
    }

    func hear(_ call: AppearanceLaws.Call, _ label: ScreenLabel, _ host: NavHost) {
        switch call {
        case .willAppear: note(.willAppear(label), host.current)
        case .didAppear: note(.didAppear(label), host.current)
        case .willDisappear: note(.willDisappear(label), host.current)
        case .didDisappear: note(.didDisappear(label), host.current)
        }
    }

    func navHost(_ host: NavHost, didChangeStack navigation: Navigation) { note(.didChangeStack, navigation) }
    func navHost(_ host: NavHost, willShow navigation: Navigation) { noteScreen(navigation) { .willShow($0) } }
    func navHost(_ host: NavHost, didMove navigation: Navigation) {
        note(.didMove(fraction: navigation.fraction), navigation)
    }
    func navHost(_ host: NavHost, didRelease navigation: Navigation, finishing: Bool) {
        note(.didRelease(finishing: finishing), navigation)
    }
    func navHost(_ host: NavHost, didShow navigation: Navigation) { noteScreen(navigation) { .didShow($0) } }
    func navHost(_ host: NavHost, didCancel navigation: Navigation, because cancellation: Cancellation) {
        note(.didCancel(cancellation), navigation)
    }
    func navHost(_ host: NavHost, didRefuse navigation: Navigation, because refusal: Refusal) {
        note(.didRefuse(refusal), navigation)
    }
    func navHost(_ host: NavHost, didEnd navigation: Navigation, with result: NavResult) {
        note(.didEnd(result), navigation)
    }
    func navHost(_ host: NavHost, didChangeBars bars: Bars) { note(.didChangeBars, host.current) }

    private func noteScreen(_ navigation: Navigation, _ kind: (ScreenLabel) -> NavEvent.Kind) {
        if let screen = navigation.to { note(kind(ScreenLabel(screen)), navigation) }
    }

    private func note(_ kind: NavEvent.Kind, _ navigation: Navigation?) {
        if isListening { events.append((navigation?.id, kind)) }
    }
}
