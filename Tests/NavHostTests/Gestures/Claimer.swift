import NavHost
import TestSupport

/// A plugin that answers pans as it is told, and counts how often it is asked.
@MainActor final class Claimer: NavPlugin, GestureClaiming {
    let name: String
    let priority: Int
    var answer: @MainActor (NavHost, Pan) -> PanAnswer
    private(set) var askedCount = 0
    /// How often the request of a claim was asked for, where the claim counts it.
    var requestCount = 0

    init(
        _ name: String = "Claimer", priority: Int = 0,
        _ answer: @escaping @MainActor (NavHost, Pan) -> PanAnswer = { _, _ in .pass }
    ) {
        self.name = name
        self.priority = priority
        self.answer = answer
    }

    func navHost(_ host: NavHost, claimFor pan: Pan) -> PanAnswer {
        askedCount += 1
        return answer(host, pan)
    }

    /// Claims pans in the leading direction, and pushes what it is given: a redo in small.
    static func redo(
        of screen: any NavScreen, zone: Pan.Zone = .edge, name: String = "Redo", priority: Int = 50
    ) -> Claimer {
        Claimer(name, priority: priority) { host, pan in
            guard pan.direction == .leading else { return .pass }
            return .claim(
                GestureClaim(zone: zone, direction: .leading) { host.contains(screen) ? nil : .push(screen) })
        }
    }
}
